import { describe, expect, it } from 'vitest';
import type { ContentOverlay } from './overlay.ts';
import { pageAddressesIn, rewriteLinks } from './page-addresses.ts';

const overlay = {
  projects: { 'ridge-house': { address: 'ledge-house' }, 'long-gable': { address: 'long-gable' } },
  areas: { llano: null },
} as unknown as ContentOverlay;
const moves = pageAddressesIn(overlay);
const read = (text: string) => rewriteLinks(text, moves);

describe('the address of a page', () => {
  it('moves the pages of records that have one of their own', () => {
    expect([...moves]).toEqual([['/projects/ridge-house', '/projects/ledge-house']]);
  });

  it.each([
    ['<a href="/projects/ridge-house">', '<a href="/projects/ledge-house">'],
    ['<a href="/projects/ridge-house?from=a#plan">', '<a href="/projects/ledge-house?from=a#plan">'],
    ['"https://a.example/projects/ridge-house"', '"https://a.example/projects/ledge-house"'],
    [
      '<loc>https://a.example/projects/ridge-house</loc>',
      '<loc>https://a.example/projects/ledge-house</loc>',
    ],
    ['\\"/projects/ridge-house\\"', '\\"/projects/ledge-house\\"'],
  ])('is followed by %s', (before, after) => expect(read(before)).toBe(after));

  it.each([
    '<a href="/projects/ridge-house-two">',
    '<img src="/cards/projects/ridge-house.png">',
    '<p>The page /projects/ridge-house and &quot;/projects/ridge-house&quot;</p>',
    '<guid isPermaLink="true">https://a.example/projects/ridge-house</guid>',
  ])('leaves %s as it is', (text) => expect(read(text)).toBe(text));
});
