import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createLog } from './request-log.ts';
import { sourceStack } from './source-stack.ts';

const root = join(import.meta.dirname, '../..');

/** A bundle of one line, which came from line 7, column 3 of `server/main.ts`. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-stack-'));
  const file = join(folder, 'main.js');
  writeFileSync(file, 'throw new Error();');
  const map = { version: 3, sources: [join(root, 'server/main.ts')], names: [], mappings: 'AAME' };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return { url: pathToFileURL(file).href, remove: () => rmSync(folder, { recursive: true }) };
}

test('a stack trace from the bundle names the sources, and frames without a map stay', () => {
  const { url, remove } = bundle();
  const stack = `Error: Full\n    at start (${url}:1:1)\n    at node:internal/x:2:3\n    at ${url.replace('main', 'other')}:4:5`;
  expect(sourceStack(stack)).toBe(
    `Error: Full\n    at start (server/main.ts:7:3)\n    at node:internal/x:2:3\n    at ${url.replace('main', 'other')}:4:5`,
  );
  remove();
});

test('the log writes an error with the places of its sources', () => {
  const { url, remove } = bundle();
  let written = '';
  const log = createLog(
    { logLevel: 'error' },
    {
      write: (line) => {
        written += line;
      },
    },
  );
  const error = new Error('Full');
  error.stack = `Error: Full\n    at ${url}:1:1`;
  log.error({ err: error }, 'failed');
  log.error(error);
  expect(written.match(/server\/main\.ts:7:3/g)).toHaveLength(2);
  remove();
});
