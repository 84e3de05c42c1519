/** Hatches of the layers below the ground line, each one path. Drawn by a seed, so that every build draws the same. */
import { seeded } from '#contract/seeded.ts';

type Stretch = { from: number; to: number; top: number; bottom: number };

const rows = ({ top, bottom }: Stretch, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((bottom - top) / step)) }, (_, i) => top + step * (i + 1));

/** Limestone: beds, and joints that break from bed to bed. */
export function beds(stretch: Stretch, seed: string, step = 22): string {
  const chance = seeded(seed);
  const { from, to } = stretch;
  return rows(stretch, step)
    .map((y) => {
      const joints: string[] = [];
      for (let x = from + chance.between(0, 60); x < to; x += chance.between(70, 160))
        joints.push(`M${x} ${y}v-${step}`);
      return `M${from} ${y}H${to}${joints.join('')}`;
    })
    .join('');
}

/** Clay: short dashes, staggered. */
export function dashes(stretch: Stretch, seed: string, { step = 15, gap = 40 } = {}): string {
  return scattered(stretch, seed, { step, gap }, (x, y) => `M${x} ${y}h13`);
}

/** Sand: dots; their stroke needs round ends. */
export function grains(stretch: Stretch, seed: string): string {
  return scattered(stretch, seed, { step: 7, gap: 15 }, (x, y) => `M${x} ${y}h0`);
}

/** Granite: crystals. */
export function crystals(stretch: Stretch, seed: string): string {
  return scattered(stretch, seed, { step: 19, gap: 44 }, (x, y) => `M${x} ${y}h7m-3.5 -3.5v7`);
}

function scattered(
  stretch: Stretch,
  seed: string,
  { step, gap }: { step: number; gap: number },
  mark: (x: number, y: number) => string,
): string {
  const chance = seeded(seed);
  return rows(stretch, step)
    .map((y) => {
      const marks: string[] = [];
      for (
        let x = stretch.from + chance.between(0, gap);
        x < stretch.to;
        x += chance.between(gap / 2, gap * 1.5)
      )
        marks.push(mark(Math.round(x), Math.round(y - chance.between(0, 4))));
      return marks.join('');
    })
    .join('');
}
