import { MARK_LIMITS } from '#contract/site/logo.ts';
import { UploadRefused } from './upload-refused.ts';

/** Why a logo isn't taken, for its owner. */
export const markRefused = {
  svg: () =>
    new UploadRefused(
      415,
      'This is an SVG. It can hold programs, so we don’t take it. Export the logo as PNG, about 1,000 pixels wide, with a transparent background.',
    ),
  kind: () =>
    new UploadRefused(
      415,
      'This file isn’t a PNG or WebP. Export the logo as PNG with a transparent background.',
    ),
  tooLarge: () =>
    new UploadRefused(
      413,
      `The logo is larger than ${MARK_LIMITS.bytes / 1024 ** 2} MB. Export it about 1,000 pixels wide.`,
    ),
  tooManyPixels: () =>
    new UploadRefused(413, 'The logo has too many pixels. Export it about 1,000 pixels wide.'),
  damaged: () => new UploadRefused(422, 'The file is damaged or incomplete. Export the logo again.'),
  empty: () => new UploadRefused(422, 'There is nothing to see in this file: all of it is transparent.'),
  shape: () =>
    new UploadRefused(
      422,
      'The logo is too long and thin for a header. Use one at most 12 times as wide as high.',
    ),
  tooSmall: (width: number, height: number) =>
    new UploadRefused(
      422,
      `The logo is too small. Without its transparent edges it needs ${width} × ${height} pixels; three times that looks sharp on every screen.`,
    ),
};
