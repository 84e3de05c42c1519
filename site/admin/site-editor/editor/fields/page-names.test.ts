import { describe, expect, it } from 'vitest';
import { hrefNamed, namedPages, pageName } from './page-names.ts';

const pages = [
  { href: '/projects/ridge-house', path: '/projects/ledge-house', name: 'Ridge House', kind: 'Projects' },
  { href: '/service-area/austin', path: '/service-area/austin', name: 'Austin', kind: 'Service areas' },
  { href: '/blog/austin', path: '/blog/austin', name: 'Austin', kind: 'Articles' },
];

describe('a link to a page', () => {
  it('is stored by the address that the page keeps, however it was named', () => {
    for (const typed of ['Ridge House', 'ridge house ', '/projects/ledge-house', '/projects/ridge-house'])
      expect(hrefNamed(typed, pages)).toBe('/projects/ridge-house');
    expect(hrefNamed('https://maker.example', pages)).toBe('https://maker.example');
  });

  it('is shown by the name of its page', () => {
    expect(pageName('/projects/ridge-house', pages)).toBe('Ridge House');
    expect(pageName('/projects/ledge-house', pages)).toBe('Ridge House');
    expect(pageName('tel:+1-{phone}', pages)).toBe('Your phone number');
    expect(pageName('https://maker.example', pages)).toBe('https://maker.example');
  });

  it('has a name that no other page has', () => {
    const names = namedPages(pages).map(({ name }) => name);
    expect(names).toContain('Austin (Articles)');
    expect(new Set(names).size).toBe(names.length);
    expect(hrefNamed('Austin (Articles)', pages)).toBe('/blog/austin');
  });
});
