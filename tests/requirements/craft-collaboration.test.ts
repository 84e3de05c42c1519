import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { artisans, philosophy } from '#content/partnerships.ts';
import CraftCollaboration from '#site/pages/partnerships/contractor-partnerships.tsx';

const html = renderToStaticMarkup(createElement(CraftCollaboration)).replaceAll('&#x27;', "'");

describe('§2 "Craft Collaboration (/contractor-partnerships)"', () => {
  test('the page is named Craft Collaboration', () => {
    expect(html).toContain('>Craft Collaboration</h1>');
  });

  test('"Three categories of artisans sought", each with its trades', () => {
    expect(artisans.categories).toHaveLength(3);
    for (const { title, text, trades } of artisans.categories) {
      expect(html).toContain(`>${title}</h3>`);
      expect(html).toContain(text);
      expect(trades.length).toBeGreaterThan(1);
      for (const trade of trades) expect(html).toContain(`>${trade}</li>`);
    }
  });

  test('"a philosophy list", in order', () => {
    const shown = [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
    const titles = philosophy.points.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(3);
    expect(shown).toEqual(titles);
    for (const { text } of philosophy.points) expect(html).toContain(text);
  });

  test('"a Begin the Conversation link to /contact"', () => {
    expect(html).toMatch(/<a href="\/contact"[^>]*>Begin the Conversation<\/a>/);
  });

  test('its last call is a tradesperson’s: a form to fill in, and no homeowner’s consultation or warranty', () => {
    const end = html.slice(html.lastIndexOf('<section'));
    const [, href = ''] = /<a href="([^"]+)"[^>]*>Partner with us<\/a>/.exec(end) ?? [];
    const details = new URL(href, 'http://site').searchParams.get('details');
    for (const line of ['Trade:', 'Counties:', 'License and insurance:']) expect(details).toContain(line);
    expect(end).not.toMatch(/consultation|warranty/i);
  });

  test('"a phone number {phone}" that can be called', () => {
    expect(html).toMatch(new RegExp(`<a href="tel:\\+1-${firm.phone}"[^>]*>.*?${firm.phone}</a>`));
  });

  test.each([
    ['15+', 'Years'],
    ['50+', 'Craftspeople'],
    ['100+', 'Projects'],
    ['10', 'Counties'],
  ])('"Figures: 15+ years, 50+ craftspeople, 100+ projects, 10 counties": %s %s', (value, unit) => {
    const figure = html.split('<div').find((part) => part.includes(`>${unit}</dt>`));
    expect(figure).toContain(`>${value}<`);
  });
});
