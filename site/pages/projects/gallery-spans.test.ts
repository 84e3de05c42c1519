import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gallerySpans } from './gallery.tsx';

const spans = (shapes: string) => gallerySpans([...shapes].map((shape) => shape === 'u')).join(' ');

describe('the rows of a gallery', () => {
  it.each([
    ['w', '12'],
    ['wu', '8 4'],
    ['uw', '4 8'],
    ['ww', '6 6'],
    ['wwwww', '12 6 6 6 6'],
    ['wwu', '12 8 4'],
    ['wwwu', '6 6 8 4'],
    ['uuu', '4 4 4'],
    ['uuuw', '4 4 4 8'],
  ])('%s stand as %s', (shapes, expected) => {
    expect(spans(shapes)).toBe(expected);
  });

  it('leave no wide picture with a hole beside it', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (upright) => {
        const all = gallerySpans(upright);
        expect(all).toHaveLength(upright.length);
        for (const [i, span] of all.entries()) expect(span === 4, `${i}`).toBe(upright[i]);
        expect(all.filter((span) => span === 6).length % 2).toBe(0);
      }),
    );
  });
});
