import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineOf } from '#contract/site/articles/words.ts';
import { articles } from '../../../tests/support/shipped-content.ts';
import { articleBody } from '../../catalog/articles.ts';
import { ArticleText } from './article-text.tsx';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace('↩', '')
    .trim();

it.each(articles)('$slug: every source stands beside its mark as it stands in the list', ({ slug }) => {
  const body = articleBody(slug);
  if (!body) throw new Error('no body');
  const html = renderToStaticMarkup(<ArticleText body={body} outline={outlineOf(body)} />);
  const listed = [...html.matchAll(/<li id="fn-[^"]*"[^>]*>([\s\S]*?)<\/li>/g)];
  const beside = [...html.matchAll(/<small aria-hidden="true"[^>]*><b[^>]*>(\d+)<\/b>([\s\S]*?)<\/small>/g)];
  expect(listed.length).toBeGreaterThan(1);
  expect(beside.map(([, mark]) => Number(mark))).toEqual(listed.map((_, i) => i + 1));
  expect(beside.map(([, , note = '']) => wordsOf(note))).toEqual(
    listed.map(([, source = '']) => wordsOf(source)),
  );
});
