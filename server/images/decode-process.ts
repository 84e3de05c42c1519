/** A process that reads one picture, named by its argument, answers its parent and ends. */
import { writeFile } from 'node:fs/promises';
import { type Picture, readPicture } from './picture.ts';
import { UploadRefused } from './upload-refused.ts';

export type DecodeAnswer = { picture: Picture } | { refusal: { status: number; message: string } };

// Where memory runs out the kernel ends this process and not the server. Linux only.
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
