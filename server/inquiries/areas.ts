/** The areas of `content/areas`, by the slug that is their file's name. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area } from '#contract/site/records/area.ts';

const folder = join(import.meta.dirname, '../../content/areas');

export const areas: ReadonlyMap<string, Area> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file): Promise<[string, Area]> => {
        const { area } = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
        return [file.replace(/\.ts$/, ''), area];
      }),
  ),
);
