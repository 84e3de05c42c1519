import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articles } from '../../../tests/support/shipped-content.ts';
import { articleBody } from '../../catalog/articles.ts';
import { outlineOf } from './outline.ts';
import { Plates } from './plate.tsx';
import { proseComponents } from './prose.tsx';

it.each(articles)(
  '$slug: its contents lead to its headings, its figures count on from the head',
  (article) => {
    const Body = articleBody(article.slug);
    if (!Body) throw new Error('no body');
    const { headings, plates } = outlineOf(Body);
    const html = renderToStaticMarkup(
      <Plates value={[article.picture, ...plates]}>
        <Body components={proseComponents} />
      </Plates>,
    );
    expect(headings.length).toBeGreaterThan(3);
    for (const { anchor } of headings) expect(html.split(`<h2 id="${anchor}"`)).toHaveLength(2);
    const numbers = [...html.matchAll(/>Fig\. (?:<!-- -->)?(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(plates.map((_, i) => i + 2));
  },
);
