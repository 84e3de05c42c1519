/** Detects a picture's format by its first bytes, in the browser and on the server. The decoder makes the final check. */
export type PictureFamily = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Enough for every sign below. */
export const FAMILY_BYTES = 64;

const SIGNS: [PictureFamily, { at: number; bytes: string }[]][] = [
  ['jpeg', [{ at: 0, bytes: '\xff\xd8\xff' }]],
  ['png', [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }]],
  ['gif', [{ at: 0, bytes: 'GIF8' }]],
  [
    'webp',
    [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  ],
  ['heif', [{ at: 4, bytes: 'ftyp' }]],
];

/** @param start the first bytes as Latin-1 text. */
export const pictureFamily = (start: string): PictureFamily | null =>
  SIGNS.find(([, parts]) => parts.every(({ at, bytes }) => start.startsWith(bytes, at)))?.[0] ?? null;

/** Whether it is an ISO media file with a picture's brand (ISO/IEC 23008-12, annex B): a video is of the same family. */
export const isPictureStart = (start: string): boolean =>
  pictureFamily(start) === 'heif'
    ? /^.{4}ftyp(?:.{4}){0,12}?(?:avif|avis|mif1|msf1|hei[cxms]|hev[cxms])/s.test(start)
    : pictureFamily(start) !== null;

/** Whether it has the brand of HEVC pictures, which few programs read. */
export const isHeicStart = (start: string): boolean =>
  /^.{4}ftyp.{0,48}?(?:heic|heix|hevc|hevx|heim|heis)/s.test(start);
