/**
 * Records as lines of JSON that reveal truncation: each is numbered and carries a checksum, and the last one is
 * marked as such. Files are written atomically (places.ts); copying to another machine can truncate them.
 */
import { createHash } from 'node:crypto';

/** Characters per chunk: the server handles other work between chunks. */
const CHUNK = 64 * 1024;

/** Yields the text of a file in chunks. No records make an empty line, so that a file of zero bytes counts as truncated. */
export async function* seal(records: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let text = '';
  let line = 0;
  let before: object | null = null;
  for await (const record of records) {
    if (before) text += sealed(before, ++line, false);
    before = record;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text + (before ? sealed(before, ++line, true) : '\n');
}

function sealed(record: object, line: number, end: boolean): string {
  const whole = { ...record, line, ...(end && { end }) };
  return `${JSON.stringify({ ...whole, sum: sumOf(whole) })}\n`;
}

const sumOf = (record: object): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);

/**
 * Reads the output of `seal`.
 * @param take receives each valid record, in order.
 * @returns the file's damage; null when it is complete.
 */
export async function unseal(
  chunks: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
  take: (record: Record<string, unknown>) => void,
): Promise<string | null> {
  let [next, ended, isEmpty] = [1, false, true];
  let damage: string | null = null;
  for await (const text of linesOf(chunks)) {
    isEmpty = false;
    if (text === '') continue;
    const read = readLine(text);
    if (!read) damage ??= 'one line is damaged';
    if (!read) continue;
    if (read.line !== next || ended) damage ??= 'some of its lines are missing';
    next = read.line + 1;
    ended ||= read.end;
    take(read.record);
  }
  if (isEmpty) return 'it is empty';
  return damage ?? (ended || next === 1 ? null : 'its end is missing');
}

type Line = { record: Record<string, unknown>; line: number; end: boolean };

function readLine(text: string): Line | null {
  try {
    const { sum, ...whole } = JSON.parse(text) as Record<string, unknown>;
    const { line, end, ...record } = whole;
    return sum === sumOf(whole) ? { record, line: line as number, end: end === true } : null;
  } catch {
    return null;
  }
}

/** Splits at line feeds only: JSON leaves other line separators unescaped. */
async function* linesOf(chunks: AsyncIterable<Buffer | string> | Iterable<Buffer | string>) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    ).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
