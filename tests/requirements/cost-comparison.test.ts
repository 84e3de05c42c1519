import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  advantages,
  estimatePage,
  figures,
  luxuryFinishes,
  page,
  rows,
  scope,
} from '#content/cost-comparison.ts';
import { dollars, inMonths, readCostQuestion } from '#contract/site/cost.ts';
import { Calculator, exampleQuestion } from '#site/pages/cost-comparison/calculator.tsx';
import CostComparison from '#site/pages/cost-comparison/cost-comparison.tsx';
import { loader } from '#site/pages/cost-comparison/cost-estimate.tsx';
import { requestHref } from '#site/pages/cost-comparison/estimate.tsx';

const html = renderToStaticMarkup(createElement(CostComparison));
/** As a reader sees it: no tags, no entities. */
const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
const tableRows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row);

describe('§2 "Cost comparison (/cost-comparison)"', () => {
  test('"A four-column table compares Steel + IMP with Wood + ZIP/SIP: category, steel option, wood option, notes"', () => {
    const heads = [...(tableRows[0] ?? '').matchAll(/<th scope="col".*?<\/th>/gs)].map(([head]) =>
      text(head),
    );
    expect(heads).toEqual(['Category', 'Steel + IMP', 'Wood + ZIP/SIP', 'Notes']);
  });

  test('"Rows: initial cost, construction speed, wall R-value, 10-year maintenance, fire resistance, weather resistance, energy performance, design flexibility"', () => {
    const categories = tableRows
      .slice(1)
      .map((row) => text(/<th scope="row".*?<\/th>/s.exec(row)?.[0] ?? ''));
    expect(categories).toEqual([
      'Initial cost',
      'Construction speed',
      'Wall R-value',
      '10-year maintenance',
      'Fire resistance',
      'Weather resistance',
      'Energy performance',
      'Design flexibility',
    ]);
  });

  test('"The better value in a row is marked with a check", once a row and in words too', () => {
    for (const [i, row] of tableRows.slice(1).entries()) {
      expect(row.match(/<svg/g)).toHaveLength(1);
      const { steelIMP, woodZIPSIP } = rows[i] ?? rows[0]!;
      const better = steelIMP.positive ? steelIMP : woodZIPSIP;
      expect(text(row)).toContain(`Better value: ${better.value}`);
      expect([steelIMP.positive, woodZIPSIP.positive].filter(Boolean)).toHaveLength(1);
    }
  });

  test('"Lists of standard HVAC/energy features, luxury finishes, and advantages of each system"', () => {
    for (const item of [...luxuryFinishes.items, ...advantages.flatMap(({ items }) => [...items])]) {
      expect(text(html)).toContain(item);
    }
    expect(advantages.map(({ system }) => system)).toEqual(['steel', 'wood']);
  });

  test.each([
    '/how-we-build',
    '/services',
    '/manufacturers/kingspan',
    '/manufacturers/metl-span',
    '/manufacturers/zip-system',
    '/manufacturers/premier-building-systems',
    '/manufacturers/r-control',
  ])('"Links to" %s', (href) => {
    expect(html).toContain(`href="${href}"`);
  });

  test('"Links to … /contact"', () => {
    expect(html).toMatch(/href="\/contact(\?[^"]*)?"/);
  });

  test.each([page, estimatePage])('title and description are of the right length ($title)', (meta) => {
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});

describe('§9 "Cost comparison (display text)"', () => {
  const shown = (category: string) => {
    const row = rows.find((one) => one.category === category);
    return [row?.steelIMP.value, row?.woodZIPSIP.value];
  };

  test('"initial cost steel + IMP $280-320 per sf, wood + ZIP/SIP $260-300 per sf"', () => {
    expect(shown('Initial cost')).toEqual(['$280–320 per sf', '$260–300 per sf']);
  });

  test('"construction time 4-6 months steel, 6-8 months wood"', () => {
    expect(shown('Construction speed')).toEqual(['4–6 months', '6–8 months']);
  });

  test('"wall R-value R-30 continuous steel, R-25-30 effective wood"', () => {
    expect(shown('Wall R-value')).toEqual(['R-30 continuous', 'R-25–30 effective']);
  });

  test('"10-year maintenance $2,000-4,000 steel, $5,000-8,000 wood"', () => {
    expect(shown('10-year maintenance')).toEqual(['$2,000–4,000', '$5,000–8,000']);
  });

  test('"Standard features in both": the six, word for word', () => {
    for (const feature of [
      '4-ton variable-capacity inverter heat pump',
      'energy recovery ventilator',
      'whole-house dehumidification',
      'zoned HVAC with smart thermostats',
      'high-efficiency filtration',
      'smart home integration',
    ]) {
      expect(text(html).toLowerCase()).toContain(feature.toLowerCase());
    }
  });

  test('the calculator reckons with the figures that the table shows', () => {
    const { steel, wood } = figures;
    expect([steel, wood].map(({ perSquareFoot }) => `${dollars(perSquareFoot)} per sf`)).toEqual(
      shown('Initial cost'),
    );
    expect([steel, wood].map(({ months }) => inMonths(months))).toEqual(shown('Construction speed'));
    expect([steel, wood].map((one) => dollars(one.tenYearMaintenance))).toEqual(shown('10-year maintenance'));
  });
});

describe('under the calculator', () => {
  const lists = html.slice(html.indexOf('>In the range</h3>'));

  test.each(['Land', 'Septic', 'Well', 'Driveway', 'Design', 'Permits'])(
    '%s is named as not in the range',
    (item) => {
      const excluded = lists.slice(lists.indexOf('>Not in the range</h3>'));
      expect(text(excluded.slice(0, excluded.indexOf('</ul>')))).toContain(item);
    },
  );

  test('the estimate’s own page shows the same lists', () => {
    const asked = readCostQuestion(new URLSearchParams('area=2000&system=wood'));
    const estimate = renderToStaticMarkup(createElement(Calculator, { asked }));
    for (const { items } of [scope.included, scope.excluded])
      for (const { item, note } of items)
        for (const words of [item, note]) expect(estimate).toContain(`>${words}<`);
  });
});

describe('the calculator', () => {
  const asked = (query: string) =>
    renderToStaticMarkup(createElement(Calculator, { asked: readCostQuestion(new URLSearchParams(query)) }));

  test('answers an address: range, months, maintenance, both systems', () => {
    const answer = text(asked('area=3,000&system=wood'));
    expect(answer).toContain('3,000 square feet in Wood + ZIP/SIP');
    for (const figure of [
      '$780,000–900,000',
      '6–8 months',
      '$5,000–8,000',
      '$785,000–908,000',
      '$840,000–960,000',
    ]) {
      expect(answer).toContain(figure);
    }
  });

  test('keeps what was typed and says what is wrong with it, harmlessly', () => {
    const answer = asked(new URLSearchParams({ area: '"><b>x</b>', system: 'wood' }).toString());
    expect(answer).toContain('value="&quot;&gt;&lt;b&gt;x&lt;/b&gt;"');
    expect(answer).toContain('role="alert"');
    expect(answer).toMatch(/value="wood" checked=""|checked="" value="wood"/);
    expect(answer).not.toContain('Send this with my request');
  });

  test('answers a visit without a question with the example, not with a complaint', () => {
    const visit = (address: string) =>
      loader({ request: new Request(`http://site${address}`) } as Parameters<typeof loader>[0]).asked;
    expect(visit('/cost-comparison/estimate')).toEqual(exampleQuestion);
    expect(visit('/cost-comparison/estimate?area=').error).toContain('Please enter a floor area');
    expect(visit('/cost-comparison/estimate?area=2000').question?.area).toBe(2000);
  });

  test('carries its answer into the request', () => {
    const href = new URL(requestHref({ area: 2800, system: 'steel' }), 'http://site');
    expect(href.pathname).toBe('/contact');
    expect(href.searchParams.get('service')).toBe('custom-home');
    expect(href.searchParams.get('details')).toContain('2,800 square feet in Steel + IMP');
  });
});
