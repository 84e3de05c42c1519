import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { milesBetween } from '#contract/shared/distance.ts';
import { areas } from '../../../tests/support/shipped-content.ts';
import { AreaMap } from './area-map.tsx';
import { countyNames, countyRings } from './geography.ts';
import { crosses, type LabelledPoint, overlaps, placeLabels, roadsAndRivers } from './labels.ts';
import { countyBoxes, nameBoxes } from './names.tsx';
import { MAP_HEIGHT, MAP_WIDTH, project, unitsPerMile } from './projection.ts';

const bounds = { width: MAP_WIDTH, height: MAP_HEIGHT };
const towns = areas.filter(({ kind }) => kind !== 'county');
const pointsOf = (places: readonly { name: string; lat: number; lon: number }[]): LabelledPoint[] =>
  places.map((place) => ({ ...project(place), name: place.name }));

function expectReadable(points: LabelledPoint[]) {
  const boxes = placeLabels(points, [...countyBoxes, ...nameBoxes], bounds).map(({ box }) => box);
  boxes.forEach((box, i) => {
    const others = [...boxes.slice(i + 1), ...countyBoxes, ...nameBoxes];
    expect(
      others.filter((other) => overlaps(box, other)),
      points[i]?.name,
    ).toEqual([]);
    for (const [j, { x, y }] of points.entries())
      if (j !== i)
        expect(overlaps(box, { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 })).toBe(false);
    expect(box.left >= 0 && box.right <= MAP_WIDTH && box.top >= 0 && box.bottom <= MAP_HEIGHT).toBe(true);
  });
}

test('no name covers another, a dot or the name of a county, road or river', () => {
  expectReadable(pointsOf(towns));
});

test('two towns more, one of them in the thick of it, still fit', () => {
  const more = [
    { name: 'Horseshoe Bay', lat: 30.544, lon: -98.374 },
    { name: 'Leander', lat: 30.579, lon: -97.853 },
  ];
  expectReadable(pointsOf([...towns, ...more]));
});

test('a name that stands closer to another town’s dot has a line to its own', () => {
  const points = pointsOf(towns);
  const labels = placeLabels(points, [...countyBoxes, ...nameBoxes], bounds);
  const away = ({ left, right, top, bottom }: (typeof labels)[number]['box'], { x, y }: LabelledPoint) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
  const mistakable = labels.filter(({ box }, i) =>
    points.some((other) => away(box, other) < away(box, points[i] as LabelledPoint)),
  );
  expect(mistakable.length).toBeGreaterThan(0);
  expect(mistakable.filter(({ leader }) => !leader)).toEqual([]);
});

test('no road or river runs through the name of a town or county', () => {
  const names = placeLabels(pointsOf(towns), [...countyBoxes, ...nameBoxes], bounds).map(({ box }) => box);
  const crossed = [...names, ...countyBoxes].map((box) =>
    roadsAndRivers.some((piece) => crosses(box, piece)),
  );
  const all = [...towns.map(({ name }) => name), ...Object.keys(countyNames)];
  expect(all.filter((_, i) => crossed[i])).toEqual([]);
});

test('names of counties, roads and rivers stand clear of each other', () => {
  const boxes = [...countyBoxes, ...nameBoxes];
  for (const [i, box] of boxes.entries())
    expect(boxes.slice(i + 1).filter((other) => overlaps(box, other))).toEqual([]);
});

test('distances on the drawing agree with distances on the ground within one in a hundred', () => {
  for (const a of towns)
    for (const b of towns) {
      const miles = milesBetween(a, b);
      if (miles < 10) continue;
      const drawn = Math.hypot(project(a).x - project(b).x, project(a).y - project(b).y) / unitsPerMile;
      expect(Math.abs(drawn / miles - 1)).toBeLessThan(0.01);
    }
});

/** Whether a place lies inside a ring (even-odd rule). */
function inside({ lat, lon }: { lat: number; lon: number }, ring: readonly (readonly [number, number])[]) {
  let odd = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as readonly [number, number];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

test('every place lies within the county that its page names', () => {
  for (const area of areas) {
    const holding = Object.keys(countyRings).filter((county) => inside(area, countyRings[county] ?? []));
    expect(holding, area.name).toEqual([area.county]);
  }
});

test('each place is a link, on the drawing or by its name below it', () => {
  const html = renderToStaticMarkup(<AreaMap />);
  for (const { slug } of areas) expect(html.split(`href="/service-area/${slug}"`).length - 1, slug).toBe(2);
});

test('the page’s own place is marked', () => {
  const html = renderToStaticMarkup(<AreaMap current="austin" />);
  expect(html).toMatch(/href="\/service-area\/austin" aria-current="page"/);
});
