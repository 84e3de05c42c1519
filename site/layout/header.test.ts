import { expect, it } from 'vitest';
import { mainNavigation } from '#content/navigation.ts';
import { currentOf } from './header.tsx';

const highlighted = (path: string) =>
  mainNavigation.filter((item) => currentOf(path, item)).map((item) => [item.name, currentOf(path, item)]);

it.each([
  ['/services', 'Services', 'page'],
  ['/services/custom-homes', 'Services', 'true'],
  ['/manufacturer', 'Manufacturers', 'page'],
  ['/manufacturers/kingspan', 'Manufacturers', 'true'],
  ['/team', 'Team', 'page'],
  ['/contractor-partnerships', 'Partners', 'page'],
  ['/how-we-build', 'How We Build', 'page'],
])('on %s the link %s is highlighted', (path, name, current) => {
  expect(highlighted(path)).toEqual([[name, current]]);
});

it.each(['/', '/contact', '/services-elsewhere', '/teams', '/service-area/austin'])(
  'on %s no link is highlighted',
  (path) => {
    expect(highlighted(path)).toEqual([]);
  },
);
