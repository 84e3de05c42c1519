/** Emails as programs write them, also wrongly. The expected result of each is in expected.json, in the same folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toReadMail } from './extract.ts';
import { parseRaw } from './parser.ts';
import type { ReadMail } from './read-mail.ts';

type Expected = Partial<{
  kind: string;
  /** The sender's address and name. */
  frm: string;
  sender: string;
  subject: string;
  text: string;
  textHas: string[];
  textNot: string[];
  /** Names of files, among others. */
  files: string[];
  noFiles: true;
  /** Sizes of files by their name. */
  bytes: Record<string, number>;
  refs: string[];
  bounce: Record<string, unknown>;
  calendar: Record<string, unknown>;
  encrypted: true;
  damaged: true;
  /** filing.test.ts tests how a server files this mail. */
  e2e: true;
}>;

const FOLDER = new URL('../../../tests/fixtures/mails/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as Record<
  string,
  Expected
>;
const mails = readdirSync(FOLDER).filter((name) => name.endsWith('.eml'));

const read = async (name: string): Promise<ReadMail> =>
  toReadMail(await parseRaw(readFileSync(new URL(name, FOLDER))));

describe('a mail', () => {
  it('of each sample has its expectation', () => {
    expect(mails.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(mails)('as in %s is read', async (name) => {
    const mail = await read(name);
    const told = expected[name] as Expected;
    const sizes = Object.fromEntries(mail.files.map((file) => [file.name, file.bytes]));
    const is = {
      ...{ kind: mail.kind, frm: mail.from?.address, sender: mail.from?.name, subject: mail.subject },
      ...{ text: mail.text.trim(), refs: mail.references, noFiles: mail.files.length === 0, ...mail.unread },
      ...{ bounce: mail.bounce, calendar: mail.calendar, bytes: sizes, files: Object.keys(sizes) },
    };
    const { textHas = [], textNot = [], e2e: _, ...others } = told;
    for (const words of textHas) expect(mail.text).toContain(words);
    for (const words of textNot) expect(mail.text).not.toContain(words);
    for (const list of ['files', 'refs'] as const)
      if (others[list]) others[list] = expect.arrayContaining(others[list]);
    expect(is).toMatchObject(others);
  });

  it('says how many of its files are left out', async () => {
    const { files, unread } = await read('m25-sixty-files.eml');
    expect([files.length, unread.files]).toEqual([50, 10]);
  });
});
