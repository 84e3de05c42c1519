/** The part of a picture that isn't transparent. */
import sharp, { type Sharp } from 'sharp';

/** RGBA, eight bits each. */
export type Pixels = { data: Buffer; width: number; height: number };
export type Cutout = Pixels;

export const CHANNELS = 4;
/** Minimum alpha, of 255. Fainter pixels can't be seen, but image editors leave them around shadows. */
const VISIBLE = 8;

export const pictureOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: CHANNELS } });

/** Cuts transparent edges off; null where all of it is transparent. */
export async function cutOut(pixels: Pixels): Promise<Cutout | null> {
  const { data, width, height } = pixels;
  const isEmpty = (from: number, step: number, count: number) => {
    for (let at = from, n = 0; n < count; at += step, n++)
      if ((data[at * CHANNELS + 3] as number) > VISIBLE) return false;
    return true;
  };
  const emptyRow = (y: number) => isEmpty(y * width, 1, width);
  let top = 0;
  while (top < height && emptyRow(top)) top++;
  if (top === height) return null;
  let bottom = height - 1;
  while (emptyRow(bottom)) bottom--;
  const emptyColumn = (x: number) => isEmpty(top * width + x, width, bottom - top + 1);
  let left = 0;
  while (emptyColumn(left)) left++;
  let right = width - 1;
  while (emptyColumn(right)) right--;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  return {
    data: await pictureOf(pixels)
      .extract({ left, top, ...size })
      .raw()
      .toBuffer(),
    ...size,
  };
}
