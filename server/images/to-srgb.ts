/** Pixels in other colors as sRGB shows them: to light, from gamut to gamut, back to a screen's values. */
import { type PictureColors, SRGB_GAMUT } from './picture-colors.ts';
import type { Chromaticities, Chromaticity } from './png-colors.ts';

type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];

/** Steps of the curve from light to value: half a step of 8 bits near black. */
const STEPS = 4096;

/** @param pixels of 8 or 16 bits a channel; the fourth channel, if any, is opacity. */
export function toSrgb(
  pixels: Uint8Array | Uint16Array,
  channels: number,
  { gamut, curve }: Exclude<PictureColors, 'hdr'>,
): Uint8Array {
  const most = pixels.BYTES_PER_ELEMENT === 1 ? 0xff : 0xffff;
  const light = Float32Array.from({ length: most + 1 }, (_, value) => lightOf(value / most, curve));
  const shown = Uint8Array.from({ length: STEPS + 1 }, (_, step) => shownAs((step / STEPS) ** 2));
  const [red, green, blue] = product(inverse(toXyz(SRGB_GAMUT)), adapted(gamut));
  const out = new Uint8Array(pixels.length);
  const put = (at: number, [a, b, c]: Row, r: number, g: number, bl: number) => {
    const bounded = Math.min(1, Math.max(0, a * r + b * g + c * bl));
    out[at] = shown[Math.round(Math.sqrt(bounded) * STEPS)] as number;
  };
  for (let at = 0; at < pixels.length; at += channels) {
    const r = light[pixels[at] as number] as number;
    const g = light[pixels[at + 1] as number] as number;
    const b = light[pixels[at + 2] as number] as number;
    put(at, red, r, g, b);
    put(at + 1, green, r, g, b);
    put(at + 2, blue, r, g, b);
    if (channels === 4) out[at + 3] = Math.round(((pixels[at + 3] as number) / most) * 255);
  }
  return out;
}

/** IEC 61966-2-1. */
function lightOf(value: number, curve: number | 'srgb'): number {
  if (curve !== 'srgb') return value ** curve;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const shownAs = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** From the gamut's light to XYZ under sRGB's white: white stays white. */
function adapted(gamut: Chromaticities): Matrix {
  const [from, to] = [gamut[3], SRGB_GAMUT[3]].map((white) => times(BRADFORD, xyzOf(white))) as [Row, Row];
  const scale: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return product(product(product(inverse(BRADFORD), scale), BRADFORD), toXyz(gamut));
}

/** From RGB light to XYZ, so that all three together are the gamut's white. */
function toXyz([red, green, blue, white]: Chromaticities): Matrix {
  const [r, g, b] = [xyzOf(red), xyzOf(green), xyzOf(blue)];
  const columns: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ];
  const [sr, sg, sb] = times(inverse(columns), xyzOf(white));
  return columns.map(([x, y, z]) => [x * sr, y * sg, z * sb]) as unknown as Matrix;
}

const xyzOf = ([x, y]: Chromaticity): Row => [x / y, 1, (1 - x - y) / y];

const times = (matrix: Matrix, [x, y, z]: Row): Row =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Row;

const product = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) =>
    [0, 1, 2].map((column) => row.reduce((sum, value, k) => sum + value * (right[k]?.[column] as number), 0)),
  ) as unknown as Matrix;

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const over = (value: number) => value / determinant;
  return [
    [over(e * i - f * h), over(c * h - b * i), over(b * f - c * e)],
    [over(f * g - d * i), over(a * i - c * g), over(c * d - a * f)],
    [over(d * h - e * g), over(b * g - a * h), over(a * e - b * d)],
  ];
}
