/** Specification §2 "Services (/services)" and "Service pages". */
import { describe, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { workLinks } from '#content/navigation.ts';
import { builtMain, linksIn, textOf } from '../support/built-page.ts';
import { services } from '../support/shipped-content.ts';

const page = (slug: string) => {
  const html = builtMain(`/services/${slug}`);
  return { html, text: textOf(html), links: linksIn(html), hrefs: linksIn(html).map(([, href]) => href) };
};
/** Items of the page's process, in order. */
const stepsOf = (html: string) =>
  [...html.matchAll(/>\d\d<\/span><h3>([^<]+)<\/h3>/g)].map(([, title]) => title as string);
const has = (html: string, title: string) => expect(html).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));

describe('§2 Services', () => {
  const html = builtMain('/services');
  const links = linksIn(html);
  test('"Hero titled Services & Expertise", with three links', () => {
    expect(html).toMatch(/<h1[^>]*>Services & Expertise<\/h1>/);
    const hrefs = links.slice(0, 3).map(([, href]) => href);
    expect(hrefs).toEqual(['/services/custom-homes', '/services/commercial', '/services/renovations']);
  });

  const table = [
    ['Residential Architecture', '/services/custom-homes'],
    ['Commercial Architecture', '/services/commercial'],
    ['Interior Renovations', '/services/kitchens-bathrooms'],
    ['Restoration & Adaptation', '/services/renovations'],
    ['Site Work & Landscape', '/services/landscaping'],
    ['Construction Management', '/services/general-contracting'],
  ] as const;
  const rows = html.split(/<li class="[^"]*">(?=<figure)/).slice(1);
  test('"Six services", in the order of the table', () => expect(rows).toHaveLength(6));
  test.each(table.map(([title, href], index) => [title, href, rows[index] ?? ''] as const))(
    '%s has description, six feature bullets, image and a View Details link to %s',
    (title, href, row) => {
      expect(row).toContain(`>${title}</h2>`);
      expect(row.split('</ul>')[0]?.match(/<li /g)).toHaveLength(6);
      expect(row).toContain('<img');
      expect(linksIn(row)).toContainEqual(['View Details', href]);
    },
  );

  test('"Materials & Methods section has three cards"', () => {
    expect(html).toContain('>Materials & Methods</h2>');
    for (const title of ['Regional Materials', 'Climate Response', 'Hill Country Context']) has(html, title);
    const regional = linksIn(
      html.slice(html.indexOf('Regional Materials'), html.indexOf('Climate Response')),
    );
    expect(regional.map(([, href]) => href)).toEqual([
      '/manufacturers/kingspan',
      '/manufacturers/triple-s-steel',
      '/manufacturers/huber-sip-panels',
    ]);
  });
  test('"A Project Inquiry call to action has Begin Consultation and View Portfolio"', () => {
    expect(html).toContain('>Project Inquiry</p>');
    expect(links).toContainEqual(['Begin Consultation', '/contact']);
    expect(links).toContainEqual(['View Portfolio', '/projects']);
  });
});

describe('§2 Custom homes', () => {
  const { html, hrefs } = page('custom-homes');
  test('"breadcrumb, hero"', () => {
    expect(html).toContain('aria-label="Breadcrumb"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
  test('"four steel-construction benefits"', () => {
    const section = html.slice(html.indexOf('What steel changes'), html.indexOf('Four steps'));
    expect(section.match(/<h3/g)).toHaveLength(4);
  });
  test('"four-step process (design consultation, engineering and planning, precision construction, final walkthrough)"', () => {
    expect(stepsOf(html)).toEqual([
      'Design consultation',
      'Engineering and planning',
      'Precision construction',
      'Final walkthrough',
    ]);
  });
  test('"benefits list, cross-linked text on service areas and manufacturers, a featured-technologies sidebar"', () => {
    expect(html).toContain('>What you get</h2>');
    expect(hrefs.filter((href) => href.startsWith('/service-area/')).length).toBeGreaterThanOrEqual(4);
    expect(html).toMatch(/<aside[\s\S]*Featured technologies[\s\S]*\/manufacturers\//);
  });
  test('"a call to action to /contact and /cost-comparison"', () => {
    expect(hrefs.some((href) => href.startsWith('/contact'))).toBe(true);
    expect(hrefs).toContain('/cost-comparison');
  });
});

describe('§2 Renovations', () => {
  const { html, hrefs } = page('renovations');
  test.each(['Complete remodels', 'Interior updates', 'Home additions', 'Smart home upgrades'])(
    'card: %s',
    (title) => has(html, title),
  );
  test('"five-step process, linked town text, call to action"', () => {
    expect(stepsOf(html)).toHaveLength(5);
    expect(hrefs.filter((href) => href.startsWith('/service-area/')).length).toBeGreaterThanOrEqual(4);
    expect(hrefs.some((href) => href.startsWith('/contact'))).toBe(true);
  });
});

describe('§2 Commercial', () => {
  const { html, hrefs } = page('commercial');
  test.each(['Office', 'Retail', 'Restaurant and hospitality', 'Medical'])('project type: %s', (title) =>
    has(html, title),
  );
  test('"five-step process; list of served cities; phone link"', () => {
    expect(stepsOf(html)).toHaveLength(5);
    expect(html).toContain('>Cities we serve</h2>');
    expect(hrefs.filter((href) => href.startsWith('/service-area/')).length).toBeGreaterThanOrEqual(8);
    expect(hrefs).toContain(`tel:+1-${firm.phone}`);
  });
});

describe('§2 Kitchens and bathrooms', () => {
  const { html } = page('kitchens-bathrooms');
  test('"kitchen and bathroom feature lists, five-step process, gallery"', () => {
    has(html, 'Kitchen');
    has(html, 'Bathroom');
    expect(stepsOf(html)).toHaveLength(5);
    const gallery = html.slice(html.indexOf('Rooms and details'));
    expect(gallery.match(/<figure/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

test.each(['Decks and patios', 'Outdoor kitchens', 'Landscaping design', 'Drainage and irrigation'])(
  '§2 Landscaping and outdoor: %s',
  (title) => has(page('landscaping').html, title),
);

describe('§2 General contracting', () => {
  const { html, hrefs } = page('general-contracting');
  test.each(['Planning', 'Subcontractor management', 'Quality assurance', 'Schedule management'])(
    '%s',
    (title) => has(html, title),
  );
  test('"five-step process, regions served"', () => {
    expect(stepsOf(html)).toHaveLength(5);
    expect(html).toContain('>Regions we serve</h2>');
    for (const county of ['travis-county', 'hayes-county', 'brazos-county'])
      expect(hrefs).toContain(`/service-area/${county}`);
  });
});

test.each(['design-consulting', 'handyman'])(
  '§2 "Links also point to /services/%s": it is a page of its own',
  (slug) => {
    const { html, hrefs } = page(slug);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(hrefs.some((href) => href.startsWith('/contact?service='))).toBe(true);
  },
);

test.each(Object.entries(services))('%s ends with two projects and the ways on', (slug, { work }) => {
  const { html, hrefs } = page(slug);
  const strip = html.split('<article').slice(1);
  expect(strip).toHaveLength(2);
  for (const [i, project] of work.projects.entries()) expect(strip[i]).toContain(`/projects/${project}"`);
  for (const { href } of workLinks) expect(hrefs).toContain(href);
  const files = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(new Set(files).size).toBe(files.length);
});
