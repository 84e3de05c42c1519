import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { Footer } from '#site/layout/footer.tsx';
import { Header } from '#site/layout/header.tsx';
import { NotFoundSheet } from '#site/pages/not-found/not-found-sheet.tsx';

/** Renders a part of the frame around a page. */
function rendered(part: typeof Header, path = '/') {
  const page = { title: 'Kingspan', description: 'A page', sheet: 'M-103' };
  const router = createMemoryRouter([{ path: '*', element: createElement(part), handle: { page } }], {
    initialEntries: [path],
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
const namesAndLinks = (nav: string) =>
  [...(nav.split('</nav>')[0] ?? '').matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
    ([, href, name]) => [name, href],
  );
const linksIn = (html: string) => [...html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href]) => href);

const AREAS =
  'bee-cave, austin, dripping-springs, blanco, spicewood, johnson-city, marble-falls, bryan, college-station, travis-county, hayes-county, brazos-county';
const MANUFACTURERS =
  'zip-system, huber-sip-panels, kingspan, tesla-solar-roof, icon-3d-printed-homes, dusty-robotics, metl-span, premier-sips, mitsubishi-electric, trane-hvac, triple-s-steel, panasonic-oasys, falk-insulated-panels, insulspan-sips, clarkdietrich-steel, cemco-steel-framing';
const SERVICES =
  'custom-homes, renovations, commercial, kitchens-bathrooms, landscaping, general-contracting';

/** Links to the studio's work, in addition to the five of requirements §3.2. */
const WORK = [
  ['Projects', '/projects'],
  ['Costs', '/cost-comparison'],
  ['Journal', '/blog'],
];

describe('header of every page (requirements §3.2)', () => {
  const html = rendered(Header);
  const navigation = [
    ['Projects', '/projects'],
    ['How We Build', '/how-we-build'],
    ['Services', '/services'],
    ['Manufacturers', '/manufacturer'],
    ['Team', '/team'],
    ['Partners', '/contractor-partnerships'],
  ] as const;
  const navs = html.split('<nav').slice(1);

  test('logo that links to /', () => {
    expect(html).toMatch(/<a href="\/"[^>]*>.*?Ledge &amp; Frame<\/a>/s);
  });

  test('Projects, then How We Build, Services, Manufacturers, Team, Partners, in the bar and in the side drawer', () => {
    expect(navs).toHaveLength(3);
    for (const nav of navs.slice(0, 2)) expect(namesAndLinks(nav)).toEqual(navigation);
  });

  test('costs and journal are in the drawer only', () => {
    expect(namesAndLinks(navs[2] ?? '')).toEqual(WORK.slice(1));
    expect(html.indexOf('aria-label="Our work"')).toBeGreaterThan(html.indexOf('id="menu"'));
  });

  test('a Start a Project button to /contact, in both', () => {
    expect(html.match(/<a href="\/contact"[^>]*>Start a Project<\/a>/g)).toHaveLength(2);
  });

  test('a light/dark theme toggle', () => {
    expect(html).toMatch(/<button [^>]*data-theme-toggle/);
  });

  test('the active nav link is highlighted', () => {
    const current = rendered(Header, '/manufacturers/kingspan').match(/<a [^>]*aria-current[^>]*>[^<]*/g);
    expect(current).toHaveLength(2);
    for (const link of current ?? []) expect(link).toContain('>Manufacturers');
  });

  test('on small screens a side drawer opens without a script', () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="menu"/i);
    expect(html).toMatch(/<div id="menu" popover="auto"/);
  });
});

describe('footer of every page (requirements §3.2)', () => {
  const html = rendered(Footer);
  const links = linksIn(html);

  test.each([
    ['service-area links /service-area/{slug}', '/service-area/', AREAS],
    ['six service links', '/services/', SERVICES],
    ['manufacturer links for the 16 slugs', '/manufacturers/', MANUFACTURERS],
  ])('%s', (_, base, slugs) => {
    for (const slug of slugs.split(', ')) expect(links).toContain(base + slug);
  });

  test('/manufacturer, and the legal links /privacy-policy, /terms-of-service, /sitemap', () => {
    for (const href of ['/manufacturer', '/privacy-policy', '/terms-of-service', '/sitemap'])
      expect(links).toContain(href);
  });

  test('construction-technology links to manufacturer pages', () => {
    const column = html.split('<nav').find((nav) => nav.includes('aria-label="Technology"')) ?? '';
    expect(
      linksIn(column).filter((href) => href?.startsWith('/manufacturers/')).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test('the work has a column of its own', () => {
    const column = html.split('<nav').find((nav) => nav.includes('aria-label="Work"')) ?? '';
    expect(namesAndLinks(column)).toEqual(WORK);
  });

  test('the studio’s street address (Bryan, Texas), phone and email', () => {
    expect(html).toContain(firm.address.street);
    expect(html).toContain('Bryan, Texas');
    expect(links).toContain(`tel:+1-${firm.phone}`);
    expect(links).toContain(`mailto:${firm.email}`);
  });

  test('three social links with no real target are words, not dead links', () => {
    expect(firm.social).toHaveLength(3);
    for (const { network } of firm.social) expect(html).toContain(`<li>${network}</li>`);
    expect(links).not.toContain('#');
  });

  test('the title block names the sheet', () => {
    expect(html).toMatch(/Sheet M-103\s*Kingspan/);
  });
});

describe('not-found page (requirements §3.16)', () => {
  const html = renderToStaticMarkup(createElement(NotFoundSheet, { pathname: '/projets' }));

  test('shows "404 Page Not Found" and "Did you forget to add the page to the router?"', () => {
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  });

  test('leads to the nearest address, home, services and contact', () => {
    expect(linksIn(html)).toEqual(expect.arrayContaining(['/projects', '/', '/services', '/contact']));
  });

  test('calls what it suggests by its name, not by its address', () => {
    const mistyped = createElement(NotFoundSheet, { pathname: '/services/custom-hoems' });
    expect(renderToStaticMarkup(mistyped)).toMatch(/href="\/services\/custom-homes"[^>]*>Custom homes</);
  });

  test('speaks to a person, and offers three ways on and the phone', () => {
    expect(html).toContain('This page isn’t in the set. Start here, or call us');
    const ways = html.slice(html.indexOf('id="always"'));
    expect(linksIn(ways)).toEqual(['/', '/services', '/contact']);
    expect(html).toContain(`href="tel:+1-${firm.phone}"`);
  });

  test('is safe for any address', () => {
    const hostile = renderToStaticMarkup(
      createElement(NotFoundSheet, { pathname: '/<script>alert(1)</script>' }),
    );
    expect(hostile).not.toContain('<script>');
  });
});
