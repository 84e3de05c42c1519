/** Files as visitors and attackers send them, generated so that the repository contains no binaries. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export const photograph = () =>
  readFileSync(join(import.meta.dirname, '../../../pictures/02-frame-raised.jpg'));

/**
 * Runs a sharp expression in a separate process: the loader policy covers this whole process,
 * and some of these files need decoders that it blocks.
 */
export function make(expression: string): Buffer {
  const bytes = made.get(expression) ?? run(expression);
  made.set(expression, bytes);
  return bytes;
}

const made = new Map<string, Buffer>();

function run(expression: string): Buffer {
  const script = `
    import sharp from 'sharp';
    const noise = (width, height) =>
      sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
    const plain = (width, height) => sharp({
      create: { width, height, channels: 3, background: '#9a4a22' }, limitInputPixels: false });
    process.stdout.write(await (${expression}).toBuffer());`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    maxBuffer: 256 * 1024 * 1024,
  });
}

export const pictureOf = (kind: Kind) => make(`noise(320, 200).toFormat('${kind}')`);

/** A phone's portrait photo: stored sideways, with the GPS position. */
export const sidewaysWithPlace = () =>
  make(`plain(400, 200).jpeg().withMetadata({ orientation: 6 }).withExif({
    IFD0: { Copyright: 'PRIVATE-OWNER', Make: 'PRIVATE-CAMERA' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 11/1 23/1', GPSLongitudeRef: 'W', GPSLongitude: '98/1 5/1 10/1' },
  }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">PRIVATE-XMP</x:xmpmeta>')`);

/** 225 megapixels in under a megabyte. */
export const bomb = () => make('plain(15000, 15000).png({ compressionLevel: 9 })');

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** A valid picture with a page and an archive appended. */
export const jpegWithPageBehind = () =>
  Buffer.concat([
    pictureOf('jpeg'),
    Buffer.from('<script>alert("POLYGLOT")</script>PK\x03\x04POLYGLOT.zipPK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ]);

/** An HTML page that starts with a GIF's first bytes. */
export const pageThatStartsAsGif = () => Buffer.from('GIF89a/*<script>*/=1;alert("POLYGLOT")//</script>');

/** A real HEVC picture of 64 x 64 pixels, made by libheif's heif-enc. */
export const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w' +
    'aXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEA' +
    'AAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEA' +
    'AQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABA' +
    'AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAhbWRhdAAAABUoAa8LYPrGwdf/8j3v4gBBpre07cA=',
  'base64',
);
