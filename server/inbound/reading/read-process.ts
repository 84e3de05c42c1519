/** Reads the mails that the parent process names, one after another; a mail that fails costs this process its life at most. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf, parse, readMail } from './read-mail.ts';
import type { ReadMail } from './read-mail-type.ts';

/** `n`: writes that attachment to `out`, instead of reading the mail; else pictures are written into the folder `out`. */
export type ReadQuestion = { raw: string; out: string; n: number | null };
export type ReadAnswer = { mail: ReadMail } | { written: boolean } | { failed: true };

// Out of memory, the kernel kills this process and not the server. Linux only.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
process.on('disconnect', () => process.exit());

process.on('message', async (question: ReadQuestion) => {
  const answer = await answerTo(question).catch((): ReadAnswer => ({ failed: true }));
  process.send?.(answer);
});

async function answerTo({ raw, out, n }: ReadQuestion): Promise<ReadAnswer> {
  const bytes = await readFile(raw);
  if (n !== null) {
    const attachment = (await parse(bytes)).attachments[n];
    if (attachment) await writeFile(out, bytesOf(attachment), { mode: 0o600 });
    return { written: attachment !== undefined };
  }
  const mail = await readMail(bytes, async (place, picture) => {
    const path = join(out, `picture-${place}`);
    await writeFile(path, picture, { flag: 'wx', mode: 0o600 });
    return path;
  });
  return { mail };
}
