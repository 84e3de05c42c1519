import { ProblemError } from '../http/problem.ts';

/**
 * A picture refused by the image host. `status` and `message` are meant for the visitor: the upload
 * route returns them, and the plain form post shows the message next to its field.
 */
export class UploadRefused extends ProblemError {
  override name = 'UploadRefused';
}

const KINDS = 'Upload a JPEG, PNG, WebP, AVIF, or GIF.';

export const refused = {
  missing: () => new UploadRefused(400, 'No picture was uploaded. Choose one and try again.'),
  several: () => new UploadRefused(400, 'Send one picture per upload.'),
  malformed: () => new UploadRefused(400, 'The upload was interrupted. Try again.'),
  empty: () => new UploadRefused(400, 'This file is empty. Choose another picture.'),
  tooLarge: () => new UploadRefused(413, 'The picture is over 20 MB. Choose a smaller one.'),
  tooManyPixels: () => new UploadRefused(413, 'The picture is over 50 megapixels. Choose a smaller one.'),
  notMultipart: () => new UploadRefused(415, 'Send the picture as a form (multipart/form-data).'),
  kind: () => new UploadRefused(415, `We can’t open this file. ${KINDS}`),
  heic: () =>
    new UploadRefused(
      415,
      'HEIC pictures aren’t supported. Share the picture from your phone as a JPEG instead.',
    ),
  hdr: () =>
    new UploadRefused(
      415,
      'This kind of HDR picture isn’t supported. Save it as a JPEG and upload it again.',
    ),
  damaged: () => new UploadRefused(422, 'This picture is damaged. Choose another.'),
  tooSmall: () =>
    new UploadRefused(
      422,
      'The picture is too small. Use one at least 160 pixels on each side, ideally 1,600.',
    ),
  tooHeavy: () =>
    new UploadRefused(422, 'The picture is too complex to process. Save it as a JPEG and upload it again.'),
  busy: () =>
    new UploadRefused(503, 'We’re getting a lot of pictures right now. Try again in a few seconds.', {
      headers: { 'retry-after': '5' },
    }),
  noRoom: () =>
    new UploadRefused(
      507,
      'We can’t accept pictures right now. Send your request now and add pictures later on its private page.',
    ),
  unreachable: () =>
    new UploadRefused(502, 'Picture uploads aren’t working right now. Try again in a minute.'),
  unpermitted: () => new UploadRefused(401, 'This upload isn’t allowed. Reload the page and try again.'),
  unauthorized: (detail: string) => new UploadRefused(401, detail),
  invalid: (detail: string) => new UploadRefused(400, detail),
};
