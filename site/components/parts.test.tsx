import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { credentials, trust, warranty } from '#content/trust.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { contactHref } from './contact-href.ts';
import { ExternalLink } from './external-link.tsx';
import { JsonLd } from './json-ld.tsx';
import { ScheduleTable } from './schedule.tsx';

describe('structured data', () => {
  it('cannot be ended by the text in it', () => {
    const name = '</script><script>alert(1)</script>';
    const html = renderToStaticMarkup(
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Person', name }} />,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toMatchObject({ name });
  });

  it('of breadcrumbs counts from home to the page', () => {
    const html = renderToStaticMarkup(
      <Breadcrumbs trail={[{ text: 'Manufacturers', href: '/manufacturer' }]} current="Kingspan" />,
    );
    const list = JSON.parse(html.match(/<script[^>]*>(.*)<\/script>/)?.[1] ?? '').itemListElement;
    expect(list.map((item: { position: number; name: string }) => [item.position, item.name])).toEqual([
      [1, 'Home'],
      [2, 'Manufacturers'],
      [3, 'Kingspan'],
    ]);
    expect(list[1].item).toMatch(/^https:\/\/.+\/manufacturer$/);
  });
});

describe('the way to the request form', () => {
  it('carries what the page knows', () => {
    expect(contactHref()).toBe('/contact');
    expect(contactHref({ service: 'remodel', area: 'dripping-springs' })).toBe(
      '/contact?service=remodel&area=dripping-springs',
    );
  });

  it('stands at the end of a page, with the phone and a second way on', () => {
    const html = renderToStaticMarkup(
      <CallToAction
        heading="Ask."
        service="custom-home"
        secondary={{ text: 'Our work', href: '/projects' }}
      />,
    );
    for (const href of ['/contact?service=custom-home', '/projects', 'tel:+1-979-555-0142'])
      expect(html).toContain(`href="${href}"`);
  });
});

describe('trust', () => {
  it('stands below every request: license and insurance, the warranty, four steps', () => {
    const html = renderToStaticMarkup(<CallToAction heading="Ask." />);
    for (const { name } of credentials.licenses) expect(html).toContain(name);
    expect(html).toContain(credentials.insurance);
    for (const { covers, years } of warranty.terms)
      expect(html).toContain(`${covers}: ${years} ${years === 1 ? 'year<' : 'years<'}`);
    for (const [index, step] of trust.steps.entries()) expect(html).toContain(`${index + 1}. ${step}`);
    expect(trust.steps).toHaveLength(4);
  });

  it('is not for a tradesperson', () => {
    const html = renderToStaticMarkup(<CallToAction heading="Ask." reader="trade" />);
    expect(html).not.toContain(trust.warranty);
  });
});

it('a link that leaves the site opens in a new tab, says so, and gives no way back into ours', () => {
  const html = renderToStaticMarkup(<ExternalLink href="https://example.com">Maker</ExternalLink>);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('(opens in a new tab)');
});

it('a schedule labels every cell for the phone and names every row', () => {
  const html = renderToStaticMarkup(
    <ScheduleTable
      caption="Towns"
      columns={[{ name: 'Town' }, { name: 'County' }]}
      rows={[{ key: 'a', cells: ['Blanco', 'Blanco County'] }]}
    />,
  );
  expect(html).toContain('<caption class="sr-only">Towns</caption>');
  expect(html).toMatch(/<th role="rowheader"[^>]*>Blanco<\/th>/);
  expect(html).toMatch(/<td role="cell" data-label="County"/);
});
