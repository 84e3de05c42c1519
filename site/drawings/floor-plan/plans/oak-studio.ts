import { bed, box, circle, lines, type Plan, sofa } from '../plan.ts';

const piers = [1, 8.3, 15.7, 23].flatMap((x) => [1, 10, 19].map((y) => circle(x, y, 0.5)));

export const oakStudio: Plan = {
  name: 'Oak Studio',
  describe:
    'Floor plan of a studio of 24 by 20 feet: one room with glass on two sides, a bath, a kitchen niche and a bed alcove along the north wall, and a deck on the south and east, among seven oaks.',
  sheet: [-18, -18, 66, 64],
  north: -18,
  scale: 4,
  walls: [
    { line: 'M.35 .35H23.65V19.65H.35z', thick: 0.7 },
    { line: 'M8 .5V8H.5M16 .5V8', thick: 0.45 },
  ],
  openings: [
    { kind: 'glass', from: [1, 19.65], to: [15, 19.65], thick: 0.7 },
    { kind: 'slider', from: [15.4, 19.65], to: [22.8, 19.65], thick: 0.7 },
    { kind: 'glass', from: [0.35, 12.5], to: [0.35, 19], thick: 0.7 },
    { kind: 'door', from: [23.65, 13.6], to: [23.65, 10.6], thick: 0.7, swing: -1 },
    { kind: 'window', from: [23.65, 2.6], to: [23.65, 5.4], thick: 0.7 },
    { kind: 'window', from: [2.8, 0.35], to: [5.4, 0.35], thick: 0.7 },
    { kind: 'window', from: [10, 0.35], to: [14, 0.35], thick: 0.7 },
    { kind: 'door', from: [7.4, 8], to: [4.9, 8], thick: 0.45, swing: 1 },
  ],
  rooms: [
    { name: 'Studio', at: [13.6, 13.8], size: '23 × 11 ft' },
    { name: 'Bath', at: [5.4, 4.1], size: '7 × 7 ft' },
    { name: 'Kitchen niche', at: [12, 4.6], size: '8 × 7 ft' },
    { name: 'Bed alcove', at: [19.8, 6.9], size: '7 × 8 ft' },
    { name: 'Deck', at: [12, 28], size: '30 × 14 ft' },
  ],
  fittings: [
    box(8.5, 0.9, 7.2, 2.1),
    circle(10, 1.9, 0.5),
    box(12.4, 1.2, 2, 1.4),
    bed(16.6, 0.8, 6.6, 4.8, 'left'),
    box(0.9, 0.9, 3, 3),
    'M.9 .9l3 3M3.9 .9l-3 3',
    box(0.9, 5.2, 1.7, 2.3),
    box(1.2, 9, 2.6, 3),
    sofa(1.2, 13.4, 3, 5, 'left'),
    box(5, 15, 2.6, 2.6),
    box(16.5, 15.2, 4.6, 2.4),
  ].join(''),
  above: `M-3 -3H28V25H-3z${piers.join('')}${circle(1, 33, 0.5)}${circle(25, 33, 0.5)}`,
  ground: `M-2 20V34H28V0H24M-2 20H0${lines(13, (i) => `M-2 ${21 + i}h30`)}${lines(3, (i) => `M10 ${34 + i * 1.2}h8`)}M10 34v2.4M18 34v2.4`,
  trees: [
    { at: [-9, -4], radius: 7 },
    { at: [6, -9], radius: 6.4 },
    { at: [21, -8], radius: 5.6 },
    { at: [36, -3], radius: 8 },
    { at: [38, 14], radius: 6.5 },
    { at: [-10, 13], radius: 6 },
    { at: [40, 30], radius: 6 },
  ],
  dimensions: [
    { from: [0, 20], to: [24, 20], off: 18 },
    { from: [0, 0], to: [0, 20], off: 4 },
  ],
};
