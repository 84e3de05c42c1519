/** Decodes the picture named by its argument, sends the result to the parent process and exits. */
import { writeFile } from 'node:fs/promises';
import { type Picture, readPicture } from './picture.ts';
import { UploadRefused } from './upload-refused.ts';

export type DecodeAnswer = { picture: Picture } | { refusal: { status: number; message: string } };

// Out of memory, the kernel kills this process and not the server. Linux only.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
process.on('disconnect', () => process.exit());

const answer = await readPicture(process.argv[2] as string).then(
  (picture): DecodeAnswer => ({ picture }),
  (error): DecodeAnswer => {
    if (error instanceof UploadRefused) return { refusal: { status: error.status, message: error.message } };
    throw error;
  },
);
process.send?.(answer, () => process.disconnect());
