import { expect, it } from 'vitest';
import { areaBySlug } from '#site/catalog/areas.ts';
import { prefillOf } from '#site/inquiry/prefill.ts';
import { areas } from '../../tests/support/shipped-content.ts';
import { areaOf } from './area-of.ts';

const of = (message: string, landingPage?: string) =>
  areaOf({ message, source: landingPage ? { landingPage } : null });

it.each(areas.map(({ slug }) => slug))(
  'knows what the link from the page of %s wrote into the form',
  (slug) => {
    const { message } = prefillOf(new URLSearchParams({ area: slug }), (asked) => areaBySlug(asked)?.name);
    expect(of(`${message}A house of 2,000 square feet.`)).toBe(slug);
  },
);

it.each([
  ['We bought 11 acres outside of blanco last year.', 'blanco'],
  ['DRIPPING SPRINGS TX 78620, NEED A QUOTE', 'dripping-springs'],
  ['Kitchen remodel in Bryan/College Station', 'bryan'],
  ['We live in Austin and have land near Johnson City.', 'johnson-city'],
  ['Tenemos un terreno cerca de Marble Falls', 'marble-falls'],
  ['Barn in Hays County, off 12', 'hayes-county'],
  ['Wimberley. Two bedrooms.', 'wimberley'],
  ['Looking at lots, Bee Cave or Lakeway', 'bee-cave'],
])('reads the town from %j', (message, slug) => {
  expect(of(message)).toBe(slug);
});

it.each([
  'My husband Bryan will call you. Two bathrooms.',
  'Queremos la cocina en color blanco.',
  'We like Austin stone with dark windows.',
  'Two bedrooms and a porch, please.',
])('reads no town from %j', (message) => {
  expect(of(message)).toBeNull();
});

it('falls back on the area page where the visit began, if we know it', () => {
  expect(of('Two bedrooms and a porch.', '/service-area/llano')).toBe('llano');
  expect(of('Two bedrooms and a porch.', '/service-area/atlantis')).toBeNull();
  expect(of('Two bedrooms and a porch.', '/blog')).toBeNull();
  expect(of('Land near Blanco.', '/service-area/llano')).toBe('blanco');
});
