/** Turns content into modules: pictures in all their sizes, articles as data. For the build and for tests. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { articlesAsData } from './articles.ts';
import { lastModified } from './last-modified.ts';
import { themeColors } from './theme-colors.ts';

/** Cache of derived pictures, each under the id that imagetools also uses in development URLs. */
const DERIVED = '../node_modules/.cache/imagetools';

export const contentPlugins = () => [
  // Deriving pictures is most of a cold build, so the results are cached.
  derivedPictures(),
  imagetools({ cache: { enabled: true, dir: DERIVED } }),
  articlesAsData(),
  lastModified(),
  themeColors(),
];

/** In development imagetools encodes a picture again for every request; this serves the cached one. */
function derivedPictures(): Plugin {
  return {
    name: 'derived-pictures',
    configureServer({ middlewares }) {
      middlewares.use('/@imagetools/', async (request, response, next) => {
        const id = request.url?.slice(1) ?? '';
        const bytes = /^[0-9a-f]{40}$/.test(id) && (await readFile(`${DERIVED}/${id}`).catch(() => null));
        if (!bytes) return next();
        response.setHeader('Content-Type', `image/${formatOf(bytes)}`);
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        response.end(bytes);
      });
    },
  };
}

const formatOf = (bytes: Buffer) =>
  bytes[0] === 0xff ? 'jpeg' : bytes.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'avif';
