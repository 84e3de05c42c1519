import { describe, expect, it } from 'vitest';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { redirectsOf } from './redirects.ts';

const at = (address?: string): ContentOverlay =>
  ({ projects: { house: address ? { address } : {} } }) as unknown as ContentOverlay;
const had = (...addresses: string[]) =>
  addresses.map((address) => ({ collection: 'projects' as const, slug: 'house', address }));

describe('old addresses', () => {
  it('lead from the first and from every later one to the page in one step', () => {
    expect(redirectsOf(at('c'), had('b', 'c'))).toMatchObject({
      '/projects/house': '/projects/c',
      '/projects/b': '/projects/c',
      '/portfolio': '/projects',
    });
  });

  it('end when the page returns to one: no circle (emdash-cms/emdash#1986)', () => {
    const back = redirectsOf(at(), had('b'));
    expect(back).toMatchObject({ '/projects/b': '/projects/house' });
    expect(back).not.toHaveProperty(['/projects/house']);
    const again = redirectsOf(at('b'), had('b', 'c'));
    expect(again).toMatchObject({ '/projects/house': '/projects/b', '/projects/c': '/projects/b' });
    expect(again).not.toHaveProperty(['/projects/b']);
  });

  it('lead nowhere while the page is hidden', () => {
    const hidden = { projects: { house: null } } as unknown as ContentOverlay;
    expect(redirectsOf(hidden, had('b'))).not.toHaveProperty(['/projects/b']);
  });

  it('are what an owner wrote in place of those that ship, chains flattened and circles left out', () => {
    const list = [
      { from: '/a', href: '/b' },
      { from: '/b', href: '/projects/house' },
      { from: '/x', href: '/y' },
      { from: '/y', href: '/x' },
    ];
    const overlay = { ...at('c'), redirects: { redirects: { list } } } as ContentOverlay;
    expect(redirectsOf(overlay, had('c'))).toEqual({
      '/a': '/projects/c',
      '/b': '/projects/c',
      '/projects/house': '/projects/c',
    });
  });
});
