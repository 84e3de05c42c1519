/** Decodes the one picture that it is asked for. */
import { answerInSandbox } from '../sandbox/sandbox-program.ts';
import { type FirmMarkPicture, readFirmMark } from './logo.ts';
import { type Picture, readPicture } from './picture.ts';
import { type DecodedSitePicture, readSitePicture } from './site-picture.ts';
import { UploadRefused } from './upload-refused.ts';

/** The product made of a file: a visitor's picture, one for the pages of the site, or the firm's logo. */
export type Uses = { visitor: Picture; site: DecodedSitePicture; mark: FirmMarkPicture };
export type DecodeQuestion = { path: string; use: keyof Uses };
export type DecodeAnswer<Use extends keyof Uses> =
  | { picture: Uses[Use] }
  | { refusal: { status: number; message: string } };

const READ: { [Use in keyof Uses]: (path: string) => Promise<Uses[Use]> } = {
  visitor: readPicture,
  site: readSitePicture,
  mark: readFirmMark,
};

await answerInSandbox(({ path, use }: DecodeQuestion) =>
  READ[use](path).then(
    (picture): DecodeAnswer<keyof Uses> => ({ picture }),
    (error): DecodeAnswer<keyof Uses> => {
      if (error instanceof UploadRefused)
        return { refusal: { status: error.status, message: error.message } };
      throw error;
    },
  ),
);
