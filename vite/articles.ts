/** Articles as data: a file of content/blog consists of a head and a text (docs/decisions/0024). */
import type { Plugin } from 'vite';
import { mdxToArticle } from '../contract/site/articles/mdx.ts';

export const articlesAsData = (): Plugin => ({
  name: 'articles-as-data',
  transform: {
    filter: { id: /\/content\/blog\/[^/?]+\.mdx$/ },
    handler(text) {
      const { head, body } = mdxToArticle(text);
      return {
        code: `export const article = ${JSON.stringify({ ...head, body })};`,
        map: null,
        moduleType: 'js',
      };
    },
  },
});
