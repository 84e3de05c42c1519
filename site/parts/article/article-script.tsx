import { firm } from '#content/firm.ts';
import type { Article } from '#contract/article.ts';
import { blogPosting } from './article-markup.ts';

/** The article's JSON-LD. `<` is escaped, so that no word of an article can close the element. */
export function ArticleScript({ article }: { article: Article }) {
  const json = JSON.stringify(blogPosting(article, firm.origin)).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
