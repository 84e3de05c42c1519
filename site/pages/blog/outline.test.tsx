import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineOf } from '#contract/site/articles/words.ts';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import { articles } from '../../../tests/support/shipped-content.ts';
import { articleBody } from '../../catalog/articles.ts';
import { ArticleText } from './article-text.tsx';

const rendered = (body: ArticleBody) =>
  renderToStaticMarkup(<ArticleText body={body} outline={outlineOf(body)} />);

it.each(articles)(
  '$slug: its contents lead to its headings, its figures count on from the head',
  (article) => {
    const body = articleBody(article.slug);
    if (!body) throw new Error('no body');
    const { headings, plates } = outlineOf(body);
    const html = rendered(body);
    expect(headings.length).toBeGreaterThan(3);
    for (const { anchor } of headings) expect(html.split(`<h2 id="${anchor}"`)).toHaveLength(2);
    const numbers = [...html.matchAll(/>Fig\. (?:<!-- -->)?(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(plates.map((_, i) => i + 2));
  },
);

it('gives equal headings anchors of their own, and leaves out what is empty', () => {
  const text = (words: string) => [{ type: 'text' as const, text: words }];
  const html = rendered({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: text('Cost') },
      { type: 'paragraph' },
      { type: 'heading', attrs: { level: 2 }, content: text('Cost') },
      { type: 'heading', attrs: { level: 3 }, content: text('In Llano') },
    ],
  });
  expect(html).toContain('<h2 id="cost"');
  expect(html).toContain('<h2 id="cost-2"');
  expect(html).toMatch(/<h3 class="[^"]*">In Llano<\/h3>/);
  expect(html).not.toContain('<p');
});
