import { expect, it } from 'vitest';
import type { ArticleRecord } from '#contract/site/records/article.ts';
import type { Project } from '#contract/site/records/project.ts';
import { completeArticle, completeProject } from './complete-records.ts';

const barn = {
  name: 'Sycamore Barn',
  pageTitle: '',
  description: '',
  kind: 'renovations',
  town: { slug: 'blanco', name: 'Blanco' },
  summary: 'A barn that became a house without losing its roof.',
  lede: '',
  cover: { picture: '05-kitchen', alt: 'A long barn', caption: '' },
  gallery: [
    { picture: '04-great-room', alt: '', caption: 'The table seats fourteen.' },
    { picture: '05-kitchen', alt: '', caption: '' },
  ],
  story: [],
} as unknown as Project;

it('gives a page of photographs its words', () => {
  expect(completeProject(barn, { name: 'Ledge & Frame' })).toMatchObject({
    pageTitle: 'Sycamore Barn, Blanco',
    description:
      'A barn that became a house without losing its roof. Renovations in Blanco, designed and built by Ledge & Frame.',
    lede: 'A barn that became a house without losing its roof.',
    cover: { alt: 'A long barn' },
    gallery: [{ alt: 'The table seats fourteen.' }, { alt: 'Sycamore Barn, Blanco' }],
  });
});

it('leaves written words as they are, and shortens its own between words', () => {
  const written = { ...barn, pageTitle: 'Barn', lede: 'Every post was numbered.' };
  const { pageTitle, lede } = completeProject(written, { name: 'F' });
  expect([pageTitle, lede]).toEqual(['Barn', 'Every post was numbered.']);
  const long = { ...barn, summary: 'A very long sentence about one barn. '.repeat(6).trim() };
  const { description } = completeProject(long, { name: 'F' });
  expect(description.length).toBeLessThanOrEqual(160);
  expect(long.summary.startsWith(description)).toBe(true);
});

it('takes an article’s search texts and excerpt from its title and first paragraph', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Rain comes sideways here.' }] };
  const article = {
    ...{ title: 'What a drip edge does', pageTitle: '', description: '', excerpt: '' },
    body: { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 }, content: [] }, paragraph] },
  } as unknown as ArticleRecord;
  expect(completeArticle(article)).toEqual({
    title: 'What a drip edge does',
    pageTitle: 'What a drip edge does',
    excerpt: 'Rain comes sideways here.',
    description: 'Rain comes sideways here.',
  });
});
