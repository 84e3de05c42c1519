/** Reads and forges registers for tests. */
import { readFileSync } from 'node:fs';
import { seal, unseal } from '../sealed-lines.ts';

export async function sealedText(records: object[]): Promise<string> {
  let text = '';
  for await (const piece of seal(records)) text += piece;
  return text;
}

export async function recordsIn(file: string): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = [];
  await unseal([readFileSync(file)], (record) => records.push(record));
  return records;
}
