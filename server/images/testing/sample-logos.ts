/** Logos as firms have them, drawn here, so that the repository contains no binaries. */
import { make } from './sample-files.ts';

const drawn = (svg: string, then: string): Buffer => make(`sharp(Buffer.from(\`${svg}\`)).${then}`);

/** A name in letters: 1,200 by 180 pixels of a file with wide transparent edges. */
const wordmark = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="400"><g fill="${color}"><path d="M150 110h40v180h-40zM150 110h150v36H150zM264 110h36v180h-36zM360 110h60v174h-60zM460 110h180v60H460zM460 224h180v60H460zM680 110h60v174h-60zM780 110h60v174h-60zM880 110h180v60H880zM880 224h180v60H880zM1100 110h60v174h-60zM1200 110h150v60h-150z"/></g><path d="M150 284h1200" stroke="#c8772f" stroke-width="12"/></svg>`;
const NAVY = '#14324f';
const CREAM = '#f3ead9';

export const wideLogo = () => drawn(wordmark(NAVY), 'png()');
export const wideLogoForDark = () => drawn(wordmark(CREAM), 'png()');
/** As WebP; seen on dark paper as badly as on neither. */
export const squareLogo = () =>
  drawn(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="220" fill="none" stroke="#1f5a3d" stroke-width="26"/><path d="M180 400V240l120-90 120 90v160h-80V300h-80v100z" fill="#1f5a3d"/></svg>',
    'webp()',
  );
/** A logo with its own background. */
export const boxedLogo = () => drawn(wordmark(NAVY), "flatten({ background: '#ffffff' }).png()");
export const emptyLogo = () =>
  make("sharp({ create: { width: 400, height: 90, channels: 4, background: '#00000000' } }).png()");
export const logoOfSize = (width: number, height: number) =>
  make(`sharp({ create: { width: ${width}, height: ${height}, channels: 4, background: '${NAVY}' } }).png()`);
/** A valid logo with a page behind it, and text about the camera in it. */
export const logoWithPageBehind = () =>
  Buffer.concat([
    drawn(wordmark(NAVY), "withExif({ IFD0: { Copyright: 'PRIVATE-OWNER' } }).png()"),
    Buffer.from('<script>alert("POLYGLOT")</script>'),
  ]);
