/** Built pages meet requirements §3, with one test for each of its sentences. */
import { describe, expect, it } from 'vitest';
import { builtMain, textOf } from '../support/built-page.ts';
import { ASKED, type PageFact } from './asked.ts';

const pages = Object.entries(ASKED).flatMap(([section, paths]) =>
  Object.entries(paths).map(([path, sentences]) => [path, section, sentences] as const),
);

describe.each(pages)('%s: %s', (path, _section, sentences) => {
  it.each(Object.entries(sentences))('%s', (_, facts) => {
    const html = builtMain(path);
    expect(facts.map((fact) => lacking(html, fact)).filter(Boolean)).toEqual([]);
  });
});

it('would find out a page that lacks a text, a link, an order or a number', () => {
  const html = '<main><h2>Towns</h2><a href="/b">B</a><a href="/a">A</a></section></main>';
  for (const fact of ['Blanco', /<h3/, { to: ['/c'] }, { inOrder: ['/a', '/b'] }, { times: 3, of: /<a /g }])
    expect(lacking(html, fact)).not.toBeNull();
  for (const fact of [
    'towns',
    /<h2/,
    { to: ['/a'], within: 'Towns' },
    { times: 2, of: /<a /g, within: 'Towns' },
  ])
    expect(lacking(html, fact)).toBeNull();
});

/** @returns what the page lacks, or null when it meets the requirement. */
function lacking(html: string, fact: PageFact): string | null {
  if (typeof fact === 'string')
    return textOf(html).toLowerCase().includes(fact.toLowerCase()) ? null : `“${fact}”`;
  if (fact instanceof RegExp) return fact.test(html) ? null : String(fact);
  if ('to' in fact) {
    const there = [...partOf(html, fact.within).matchAll(/href="([^"?#]*)/g)].map(([, href]) => href);
    const lost = fact.to.filter((href) => !there.includes(href));
    return lost.length === 0 ? null : `links to ${lost}`;
  }
  if ('inOrder' in fact) {
    const places = fact.inOrder.map((_, n) => after(html, fact.inOrder.slice(0, n + 1)));
    const lost = fact.inOrder[places.indexOf(-1)];
    return lost === undefined ? null : `“${lost}” in its place`;
  }
  const times = partOf(html, fact.within).match(fact.of)?.length ?? 0;
  return times === fact.times ? null : `${fact.of} ${fact.times} times instead of ${times}`;
}

/** @returns the position of the last text, when each is found after the previous one; otherwise -1. */
const after = (html: string, texts: string[]): number =>
  texts.reduce((at, text) => (at < 0 ? at : html.indexOf(text, at)), 0);

function partOf(html: string, within = '<main'): string {
  const part = html.slice(html.indexOf(within));
  return within === '<main' ? part : part.slice(0, part.search(/<\/(section|h1|nav)>/));
}
