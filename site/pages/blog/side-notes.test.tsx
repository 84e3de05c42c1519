import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articles } from '../../../tests/support/shipped-content.ts';
import { articleBody } from '../../catalog/articles.ts';
import { proseComponents } from './prose.tsx';
import { SideNotes, sideNotesOf } from './side-notes.tsx';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace('↩', '')
    .trim();

it.each(articles)('$slug: every source stands beside its mark as it stands in the list', ({ slug }) => {
  const Body = articleBody(slug);
  if (!Body) throw new Error('no body');
  const html = renderToStaticMarkup(
    <SideNotes value={sideNotesOf(Body)}>
      <Body components={proseComponents} />
    </SideNotes>,
  );
  const listed = [...html.matchAll(/<li id="fn-[^"]*"[^>]*>([\s\S]*?)<\/li>/g)];
  const beside = [...html.matchAll(/<small aria-hidden="true"[^>]*><b[^>]*>(\d+)<\/b>([\s\S]*?)<\/small>/g)];
  expect(listed.length).toBeGreaterThan(1);
  expect(beside.map(([, mark]) => Number(mark))).toEqual(listed.map((_, i) => i + 1));
  expect(beside.map(([, , note = '']) => wordsOf(note))).toEqual(
    listed.map(([, source = '']) => wordsOf(source)),
  );
});
