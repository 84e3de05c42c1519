import type { FileHandle } from 'node:fs/promises';

/** Code points of ITU-T H.273. */
export type Cicp = { primaries: number; transfer: number };

/** CIE xy of red, green, blue and white. */
export type Chromaticities = readonly [...Primaries, white: Chromaticity];
export type Chromaticity = readonly [x: number, y: number];
type Primaries = readonly [red: Chromaticity, green: Chromaticity, blue: Chromaticity];

export type PngColors = {
  cicp: Cicp | null;
  isSrgb: boolean;
  /** As written: the exponent of the file's own encoding, such as 0.45455. */
  gamma: number | null;
  chromaticities: Chromaticities | null;
};

/** Chunks before the pixels; a file with more describes no colors that we need. */
const MOST_CHUNKS = 200;
const LONGEST = 32;
/** Minimum area of a gamut; sRGB's is 0.22. A smaller one is a mistake, and can't be inverted. */
const LEAST_AREA = 0.01;

/** Reads the color chunks before the first pixel. */
export async function pngColors(file: FileHandle): Promise<PngColors> {
  const colors: PngColors = { cicp: null, isSrgb: false, gamma: null, chromaticities: null };
  const { buffer } = await file.read(Buffer.alloc(8 + LONGEST), 0, 0, 0);
  for (let at = 8, read = 0; read < MOST_CHUNKS; read++) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    if (bytesRead < 8) break;
    const length = buffer.readUInt32BE(0);
    const kind = buffer.toString('latin1', 4, 8);
    const data = buffer.subarray(8, Math.min(8 + length, bytesRead));
    if (kind === 'IDAT' || kind === 'IEND') break;
    if (kind === 'sRGB') colors.isSrgb = true;
    if (kind === 'cICP' && data.length >= 2)
      colors.cicp = { primaries: data[0] as number, transfer: data[1] as number };
    if (kind === 'gAMA' && data.length >= 4) colors.gamma = positive(data.readUInt32BE(0) / 100_000);
    if (kind === 'cHRM' && data.length >= 32) colors.chromaticities = chromaticitiesIn(data);
    at += 12 + length;
  }
  return colors;
}

const positive = (gamma: number) => (gamma >= 0.01 && gamma <= 100 ? gamma : null);

/** White stands first in the chunk. A point on the axis has no color. */
function chromaticitiesIn(data: Buffer): Chromaticities | null {
  const point = (at: number): Chromaticity => [
    data.readInt32BE(at) / 100_000,
    data.readInt32BE(at + 4) / 100_000,
  ];
  const [white, red, green, blue] = [point(0), point(8), point(16), point(24)];
  const isReal = [white, red, green, blue].every(([x, y]) => x >= 0 && y > 0 && x + y <= 1);
  const area = (red[0] - blue[0]) * (green[1] - blue[1]) - (green[0] - blue[0]) * (red[1] - blue[1]);
  return isReal && Math.abs(area) > LEAST_AREA ? [red, green, blue, white] : null;
}
