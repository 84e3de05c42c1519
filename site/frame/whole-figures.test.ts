import { describe, expect, it } from 'vitest';
import { withWholeFigures } from './whole-figures.ts';

const whole = (figure: string) => `<span class="whitespace-nowrap">${figure}</span>`;

describe('figures in prose', () => {
  it.each([
    'R-30',
    'R-6.9',
    'R-25–30',
    'net-zero',
    '1.0 ACH50',
    'SEER 20',
    '26 SEER',
    'I-35',
    '$280–320',
    '4–6',
  ])('keeps %s on one line', (figure) => {
    expect(withWholeFigures(`<p>Of ${figure}, or less.</p>`)).toBe(`<p>Of ${whole(figure)}, or less.</p>`);
  });

  it('leaves the full stop after one where it was', () => {
    expect(withWholeFigures('<p>Worth R-6.</p>')).toBe(`<p>Worth ${whole('R-6')}.</p>`);
  });

  it('leaves other words, and what is no prose', () => {
    for (const html of [
      '<p title="R-30">A batt, a stud, 10-year, R-value, 979-555-0142.</p>',
      '<head><title>R-30</title></head>',
      '<script>"R-30"</script>',
      '<svg><text>R-30</text></svg>',
    ])
      expect(withWholeFigures(html)).toBe(html);
  });

  it('leaves a figure that stands alone', () => {
    expect(withWholeFigures('<dd>R-30</dd>')).toBe('<dd>R-30</dd>');
  });

  it('goes on after what is no prose', () => {
    expect(withWholeFigures('<svg><g></g></svg><p>To R-30</p>')).toBe(
      `<svg><g></g></svg><p>To ${whole('R-30')}</p>`,
    );
  });

  it('leaves a page that the browser compares with its own', () => {
    const html = '<div data-island="inquiry-form"><p>To R-30</p></div>';
    expect(withWholeFigures(html)).toBe(html);
  });
});
