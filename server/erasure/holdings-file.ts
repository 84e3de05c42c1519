/** Writes a person's data as one JSON document, streamed because it may cover thousands of inquiries. */
import { Readable } from 'node:stream';
import type { Holdings } from './personal-data-store.ts';

export function asJson(held: Holdings): Readable {
  async function* parts() {
    let before = '{';
    for (const [name, part] of Object.entries(held)) {
      yield `${before}\n  ${JSON.stringify(name)}: `;
      if (isPages(part)) yield* array(part);
      else yield indented(part, '  ');
      before = ',';
    }
    yield '\n}\n';
  }
  return Readable.from(parts(), { objectMode: false });
}

async function* array(pages: AsyncIterable<unknown[]>) {
  let before = '[';
  for await (const rows of pages) {
    const text = rows.map((row) => `    ${indented(row, '    ')}`).join(',\n');
    if (text) yield `${before}\n${text}`;
    if (text) before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}

const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

const isPages = (part: unknown): part is AsyncIterable<unknown[]> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
