import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figures, rows } from '#content/cost-comparison.ts';
import { dollars, inMonths, readCostQuestion } from '#contract/site/cost.ts';
import { Calculator, exampleQuestion } from '#site/pages/cost-comparison/calculator.tsx';
import { loader } from '#site/pages/cost-comparison/cost-estimate.tsx';
import { requestHref } from '#site/pages/cost-comparison/estimate.tsx';

/** The visible text, without tags and entities. */
const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

describe('cost comparison (requirements §3.6, §10)', () => {
  const shown = (category: string) => {
    const row = rows.find((one) => one.category === category);
    return [row?.steelIMP.value, row?.woodZIPSIP.value];
  };

  test('the calculator reckons with the figures that the table shows', () => {
    const { steel, wood } = figures;
    expect([steel, wood].map(({ perSquareFoot }) => `${dollars(perSquareFoot)} per sf`)).toEqual(
      shown('Initial cost'),
    );
    expect([steel, wood].map(({ months }) => inMonths(months))).toEqual(shown('Construction speed'));
    expect([steel, wood].map((one) => dollars(one.tenYearMaintenance))).toEqual(shown('10-year maintenance'));
  });
});

describe('the calculator (requirements §3.20)', () => {
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
    expect(visit('/cost-comparison/estimate?area=').error).toContain('Enter a floor area');
    expect(visit('/cost-comparison/estimate?area=2000').question?.area).toBe(2000);
  });

  test('carries its answer into the request', () => {
    const href = new URL(requestHref({ area: 2800, system: 'steel' }), 'http://site');
    expect(href.pathname).toBe('/contact');
    expect(href.searchParams.get('service')).toBe('custom-home');
    expect(href.searchParams.get('details')).toContain('2,800 square feet in Steel + IMP');
  });
});
