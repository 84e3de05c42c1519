import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FloorPlan } from './floor-plan.tsx';
import { ridgeHouse } from './plans/ridge-house.ts';

const linksOf = (pictures: readonly string[]) =>
  [
    ...renderToStaticMarkup(<FloorPlan plan={ridgeHouse} pictures={pictures} />).matchAll(
      /href="(#figure-\d)"/g,
    ),
  ].map(([, href]) => href);

describe('the cameras of a plan', () => {
  it('lead to the figures of their pictures, on the sheet and on the one that is turned for a phone', () => {
    const pictures = ['12-site-plan-top', '02-frame-raised', '01-hero-ridge-house'];
    expect(linksOf(pictures)).toEqual(['#figure-3', '#figure-2', '#figure-3', '#figure-2']);
  });

  it('are left out where an owner replaced their pictures', () => {
    expect(linksOf(['an-owners-photograph'])).toEqual([]);
  });
});
