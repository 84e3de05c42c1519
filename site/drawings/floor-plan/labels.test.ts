import { expect, it } from 'vitest';
import type { Plan, Room } from './plan.ts';
import { floorPlans } from './plans/plans.ts';

type Rect = { left: number; top: number; right: number; bottom: number };

/** Of the sheet's thousand units, the lettering's sizes on a wide screen (floor-plan.tsx); a name is half an em a letter. */
const NUMBER = 15;
const NAME = 14;

/** The area of a room's number and name, in feet. */
function labelOf({ at: [x, y], name, tight }: Room, { sheet }: Plan): Rect[] {
  const foot = 1000 / sheet[2];
  const half = (wide: number) => wide / 2 / foot;
  const number = { left: x - half(12), right: x + half(12), top: y - half(NUMBER), bottom: y + half(NUMBER) };
  if (tight) return [number];
  const line = y + (1.5 * NAME) / foot;
  const reach = half(name.length * NAME * 0.5);
  return [number, { left: x - reach, right: x + reach, top: line - (0.7 * NAME) / foot, bottom: line }];
}

/** Rectangles among the fittings: beds, tubs, tables, counters. */
const furniture = ({ fittings }: Plan): Rect[] =>
  [...fittings.matchAll(/M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-/g)].map(([, ...numbers]) => {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
    return { left, top, right: left + width, bottom: top + height };
  });

/** Straight pieces of the walls, with their thickness. */
const straightWalls = ({ walls }: Plan): Rect[] =>
  walls.flatMap(({ line, thick }) => {
    let [x, y] = [0, 0];
    return [...line.matchAll(/([MHVA])([^MHVAz]*)/g)].flatMap(([, command, rest = '']) => {
      const [from, numbers] = [[x, y] as const, rest.trim().split(/[ ,]+/).map(Number)];
      if (command === 'H') x = numbers[0] ?? x;
      else if (command === 'V') y = numbers[0] ?? y;
      else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
      if (command === 'M' || command === 'A') return [];
      const [left, right] = [Math.min(from[0], x) - thick / 2, Math.max(from[0], x) + thick / 2];
      return [
        { left, right, top: Math.min(from[1], y) - thick / 2, bottom: Math.max(from[1], y) + thick / 2 },
      ];
    });
  });

const meet = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

it.each(Object.values(floorPlans))('labels of $name are clear of its walls, beds and tables', (plan) => {
  const taken = [...furniture(plan), ...straightWalls(plan)];
  expect(taken.length).toBeGreaterThan(8);
  const covering = plan.rooms.filter((room) =>
    labelOf(room, plan).some((label) => taken.some((rect) => meet(label, rect))),
  );
  expect(covering.map(({ name }) => name)).toEqual([]);
});
