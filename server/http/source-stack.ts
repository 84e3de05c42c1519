/**
 * Translates stack traces of the bundle to the sources, by the source maps next to it (docs/decisions/0030). Maps are read
 * with the first error: Node's own `--enable-source-maps` reads them at start and holds 57 MB more.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A frame's place: `file:///…/main.js:12:34`. */
const PLACE = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const ROOT = resolve(import.meta.dirname, '../..');

const maps = new Map<string, SourceMap | undefined>();

/** Returns the stack with each frame that a map covers at its place in the sources; other frames stay as they are. */
export function sourceStack(stack: string): string {
  return stack.replace(PLACE, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = relative(ROOT, resolve(dirname(file), origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  const map = `${file}.map`;
  if (!maps.has(file))
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  return maps.get(file);
}
