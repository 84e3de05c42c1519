import { MARK_LIMITS } from '#contract/site/logo.ts';
import { UploadRefused } from './upload-refused.ts';

/** Why a logo isn't taken, for its owner. */
export const markRefused = {
  svg: () =>
    new UploadRefused(
      415,
      'SVG files aren’t supported. Export the logo as a PNG, about 1,000 pixels wide, with a transparent background.',
    ),
  kind: () => new UploadRefused(415, 'Upload a PNG or WebP with a transparent background.'),
  tooLarge: () =>
    new UploadRefused(
      413,
      `The logo is over ${MARK_LIMITS.bytes / 1024 ** 2} MB. Export it at about 1,000 pixels wide.`,
    ),
  tooManyPixels: () =>
    new UploadRefused(413, 'The logo has too many pixels. Export it about 1,000 pixels wide.'),
  damaged: () => new UploadRefused(422, 'The file is damaged or incomplete. Export the logo again.'),
  empty: () => new UploadRefused(422, 'This file is completely transparent. Choose another.'),
  shape: () =>
    new UploadRefused(422, 'The logo is too wide. Use one no more than 12 times as wide as it is tall.'),
  tooSmall: (width: number, height: number) =>
    new UploadRefused(
      422,
      `The logo is too small. It must be at least ${width} × ${height} pixels, not counting transparent edges, and ideally three times that.`,
    ),
};
