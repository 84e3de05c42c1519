/** Decodes the picture named by its argument for the use named by the second, sends the result to the parent process and exits. */
import { writeFile } from 'node:fs/promises';
import { type FirmMarkPicture, readFirmMark } from './mark-picture.ts';
import { type Picture, readPicture } from './picture.ts';
import { readSitePicture, type SitePicture } from './site-picture.ts';
import { UploadRefused } from './upload-refused.ts';

/** The product made of a file: a visitor's picture, one for the pages of the site, or the firm's logo. */
export type Uses = { visitor: Picture; site: SitePicture; mark: FirmMarkPicture };
export type DecodeAnswer<Use extends keyof Uses> =
  | { picture: Uses[Use] }
  | { refusal: { status: number; message: string } };

const READ: { [Use in keyof Uses]: (path: string) => Promise<Uses[Use]> } = {
  visitor: readPicture,
  site: readSitePicture,
  mark: readFirmMark,
};

// Out of memory, the kernel kills this process and not the server. Linux only.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
process.on('disconnect', () => process.exit());

const [path, use] = process.argv.slice(2) as [string, keyof Uses];
const answer = await READ[use](path).then(
  (picture): DecodeAnswer<keyof Uses> => ({ picture }),
  (error): DecodeAnswer<keyof Uses> => {
    if (error instanceof UploadRefused) return { refusal: { status: error.status, message: error.message } };
    throw error;
  },
);
process.send?.(answer, () => process.disconnect());
