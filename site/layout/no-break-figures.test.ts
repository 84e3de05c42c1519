import { describe, expect, it } from 'vitest';
import { preventFigureWraps } from './no-break-figures.ts';

const whole = (figure: string) => `<span class="whitespace-nowrap">${figure}</span>`;

describe('figures in paragraphs', () => {
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
    expect(preventFigureWraps(`<p>Of ${figure}, or less.</p>`)).toBe(`<p>Of ${whole(figure)}, or less.</p>`);
  });

  it('leaves the full stop after one where it was, and reads on behind a link', () => {
    expect(preventFigureWraps('<p class="a">Worth R-6. <a href="/R-30">A wall</a> of R-30.</p>')).toBe(
      `<p class="a">Worth ${whole('R-6')}. <a href="/R-30">A wall</a> of ${whole('R-30')}.</p>`,
    );
  });

  it('leaves other words, a figure that stands alone, and what is no paragraph', () => {
    for (const html of [
      '<p title="R-30">A batt, a stud, 10-year, R-value, 979-555-0142, 4 1/2–12 1/4 in.</p>',
      '<p>R-30</p>',
      '<title>A wall of R-30</title><script>"To R-30"</script><svg><path d="M1 R-30"></path></svg><td>Up to R-30</td>',
      '<picture>To R-30</picture>',
    ])
      expect(preventFigureWraps(html)).toBe(html);
  });

  it('leaves a page that the browser compares with its own', () => {
    const html = '<div data-island="inquiry-form"><p>To R-30</p></div>';
    expect(preventFigureWraps(html)).toBe(html);
  });
});
