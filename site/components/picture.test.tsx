import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const ridge = { picture: '01-hero-ridge-house', alt: 'A house on a ridge', sizes: '100vw' } as const;

describe('a picture', () => {
  it('names its size and waits until it comes near', () => {
    const html = renderToStaticMarkup(<Picture {...ridge} />);
    expect(html).toMatch(/width="2400" height="1601"/);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('fetchPriority');
  });

  it('comes as AVIF and JPEG, never larger than its master', () => {
    const html = renderToStaticMarkup(<Picture {...ridge} picture="15-printed-house" />);
    expect(html.match(/type="image\/\w+"/g)).toEqual(['type="image/avif"']);
    expect([...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([480, 800, 1200, 1440]);
    expect(html).toMatch(/<img src="[^"]+"/);
  });

  it('is fetched first where it opens the page', () => {
    const html = renderToStaticMarkup(<Picture {...ridge} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  it('with a dusk counterpart loads neither eagerly, so that the hidden one never loads', () => {
    const html = renderToStaticMarkup(<Picture {...ridge} dusk="01b-hero-ridge-house-dusk" priority />);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).not.toContain('eager');
  });
});
