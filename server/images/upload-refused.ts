import { ProblemError } from '../http/problem.ts';

/**
 * A picture refused by the image host. `status` and `message` are meant for the visitor: the upload
 * route returns them, and the plain form post shows the message beside its field.
 */
export class UploadRefused extends ProblemError {
  override name = 'UploadRefused';
}

const KINDS = 'Please send a JPEG, PNG, WebP, AVIF or GIF picture.';

export const refused = {
  missing: () => new UploadRefused(400, 'No picture arrived. Send it as the form field “file”.'),
  several: () => new UploadRefused(400, 'Send one picture per upload.'),
  malformed: () => new UploadRefused(400, 'The upload arrived incomplete. Please try again.'),
  empty: () => new UploadRefused(400, 'The file is empty. Please choose another picture.'),
  tooLarge: () => new UploadRefused(413, 'The picture is larger than 20 MB. Please send a smaller one.'),
  tooManyPixels: () =>
    new UploadRefused(413, 'The picture has more than 50 megapixels. Please send a smaller one.'),
  notMultipart: () => new UploadRefused(415, 'Send the picture as a form (multipart/form-data).'),
  kind: () => new UploadRefused(415, `This file is not a picture that we can read. ${KINDS}`),
  heic: () =>
    new UploadRefused(
      415,
      'We can’t read HEIC pictures yet. Please send JPEG instead: most phones convert when you share the picture.',
    ),
  hdr: () =>
    new UploadRefused(
      415,
      'We can’t read HDR pictures of this kind yet: their colors would be wrong. Please send it as a JPEG.',
    ),
  damaged: () =>
    new UploadRefused(
      422,
      'The picture is damaged or incomplete. Please save it again or choose another one.',
    ),
  tooSmall: () =>
    new UploadRefused(
      422,
      'The picture is too small for a page: each side needs 160 pixels at least, and 1,600 look sharp.',
    ),
  tooHeavy: () => new UploadRefused(422, 'The picture is too complex to process. Please send it as a JPEG.'),
  busy: () =>
    new UploadRefused(503, 'Many pictures are arriving right now. Please try again in a few seconds.', {
      headers: { 'retry-after': '5' },
    }),
  noRoom: () =>
    new UploadRefused(
      507,
      'We can’t store pictures right now. Send your request without them; you can add them later on its private page.',
    ),
  unreachable: () => new UploadRefused(502, 'The image host isn’t responding. Please try again in a minute.'),
  unpermitted: () =>
    new UploadRefused(401, 'This upload isn’t permitted. Please reload the page and try again.'),
  unauthorized: (detail: string) => new UploadRefused(401, detail),
  invalid: (detail: string) => new UploadRefused(400, detail),
};
