/**
 * The colors of a picture as its file tells them without an ICC profile, which libvips doesn't read: CICP in AVIF and PNG
 * (ITU-T H.273), gAMA and cHRM in PNG (W3C PNG, 11.3.2). Browsers show such a picture by them.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { nclxOf } from './heif-colors.ts';
import { type Chromaticities, type Chromaticity, type Cicp, pngColors } from './png-colors.ts';

/** `hdr`: brighter than a screen's white. `curve`: the exponent that makes a value light, or sRGB's own curve. */
export type PictureColors = 'hdr' | { gamut: Chromaticities; curve: number | 'srgb' };

const D65: Chromaticity = [0.3127, 0.329];
const SRGB: Chromaticities = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], D65];

/** H.273, table 2; others are rarer than pictures of them. */
const GAMUTS: Record<number, Chromaticities> = {
  4: [
    [0.67, 0.33],
    [0.21, 0.71],
    [0.14, 0.08],
    [0.31, 0.316],
  ],
  5: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], D65],
  6: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  7: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65],
  11: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
    [0.314, 0.351],
  ],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65],
  22: [[0.63, 0.34], [0.295, 0.605], [0.155, 0.077], D65],
};

/** H.273, table 3. Cameras' own curves (BT.709 and its like) are shown as sRGB's. */
const CURVES: Record<number, number> = { 4: 2.2, 5: 2.8, 8: 1 };
const PQ = 16;
const HLG = 18;

/** Returns null when sRGB or an ICC profile applies, or nothing is declared. @param hasProfile whether the file has one. */
export async function colorsOf(
  path: string,
  { format, hasProfile }: { format?: string; hasProfile: boolean },
): Promise<PictureColors | null> {
  if (format !== 'png' && (format !== 'heif' || hasProfile)) return null;
  const file = await open(path);
  try {
    return format === 'png' ? await ofPng(file, hasProfile) : byCicp(await nclxOf(file));
  } finally {
    await file.close();
  }
}

async function ofPng(file: FileHandle, hasProfile: boolean): Promise<PictureColors | null> {
  const { cicp, isSrgb, gamma, chromaticities } = await pngColors(file);
  if (cicp) return byCicp(cicp);
  if (hasProfile || isSrgb || (gamma === null && !chromaticities)) return null;
  return unlessSrgb(chromaticities ?? SRGB, gamma === null || isUsual(gamma) ? 'srgb' : 1 / gamma);
}

/** Within 5 %, as libpng counts: the exponent that every program wrote for "like a screen". */
const isUsual = (gamma: number) => Math.abs(gamma * 2.2 - 1) < 0.05;

function byCicp(cicp: Cicp | null): PictureColors | null {
  if (!cicp) return null;
  if (cicp.transfer === PQ || cicp.transfer === HLG) return 'hdr';
  return unlessSrgb(GAMUTS[cicp.primaries] ?? SRGB, CURVES[cicp.transfer] ?? 'srgb');
}

/** Whether the differences are too small to see. */
const isAlike = (a: Chromaticities, b: Chromaticities) =>
  a.every((point, at) => point.every((value, axis) => Math.abs(value - (b[at]?.[axis] as number)) < 0.005));

const unlessSrgb = (gamut: Chromaticities, curve: number | 'srgb'): PictureColors | null =>
  curve === 'srgb' && isAlike(gamut, SRGB) ? null : { gamut, curve };

export const SRGB_GAMUT = SRGB;
