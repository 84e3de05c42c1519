/** The release: `GET /version`, and its labels in `/metrics`. */
import * as z from 'zod';
import own from '#package.json' with { type: 'json' };
import type { App } from './app-type.ts';
import { responseSchemas } from './problem.ts';

/** The commit that was built, if the build knew it (vite/bundle.mjs); sources that run as they are have none. */
declare const BUILT_COMMIT: string | undefined;

export const release = {
  name: own.name,
  version: own.version,
  license: own.license,
  commit: typeof BUILT_COMMIT === 'string' && BUILT_COMMIT !== '' ? BUILT_COMMIT : null,
};

const releaseSchema = z.object({ name: z.string(), version: z.string(), commit: z.nullable(z.string()) });

export function versionRoute(app: App): void {
  const schema = { response: responseSchemas({ 200: releaseSchema }) };
  app.get('/version', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return release;
  });
}
