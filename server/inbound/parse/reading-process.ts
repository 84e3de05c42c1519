/** Reads the one mail that it is asked for. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerInSandbox } from '../../sandbox/sandbox-program.ts';
import { PARSE_LIMITS } from './bounds.ts';
import { toReadMail } from './extract.ts';
import { pictureName } from './files.ts';
import { type ParsedMail, parseRaw } from './parser.ts';
import type { ReadMail } from './read-mail.ts';

export type ReadingQuestion =
  | { task: 'read'; rawPath: string; outDir: string }
  | { task: 'file'; rawPath: string; n: number; outPath: string };

type Answer = { mail: ReadMail } | { bytes: number } | { unreadable: string };

await answerInSandbox(answerTo);

async function answerTo(question: ReadingQuestion): Promise<Answer> {
  if ((await stat(question.rawPath)).size > PARSE_LIMITS.rawBytes)
    return { unreadable: 'The email is over 40 MB.' };
  const raw = await readFile(question.rawPath);
  let parsed: ParsedMail;
  let mail: ReadMail;
  try {
    parsed = await parseRaw(raw);
    mail = toReadMail(parsed);
  } catch (error) {
    return { unreadable: String((error as Error).message).slice(0, 300) };
  }
  return question.task === 'read'
    ? withPictures(parsed, mail, question.outDir)
    : oneFile(parsed, mail, question);
}

async function withPictures(parsed: ParsedMail, mail: ReadMail, outDir: string): Promise<Answer> {
  for (const file of mail.files) {
    const picture = pictureName(file);
    if (!picture) continue;
    await writeFile(join(outDir, picture), contentOf(parsed, file.n));
    file.picture = picture;
  }
  return { mail };
}

async function oneFile(
  parsed: ParsedMail,
  { files }: ReadMail,
  { n, outPath }: { n: number; outPath: string },
): Promise<Answer> {
  const file = files.find((candidate) => candidate.n === n);
  if (!file) return { unreadable: 'The email has no such attachment.' };
  await writeFile(outPath, contentOf(parsed, n));
  return { bytes: file.bytes };
}

const contentOf = (parsed: ParsedMail, n: number): Uint8Array =>
  new Uint8Array(parsed.attachments[n]?.content as ArrayBuffer);
