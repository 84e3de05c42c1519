import type { Article } from '#contract/site/article.ts';
import { articleHref } from '../../catalog/articles.ts';

/** The previous and next article by date; only one at either end of the list. */
export function ArticleNeighbors({ older, newer }: { older?: Article; newer?: Article }) {
  return (
    <nav
      aria-label="More articles"
      className="grid border-t border-ink font-sans sm:grid-cols-2 print:hidden"
    >
      {older && <Neighbor article={older} label="Previous" />}
      {newer && <Neighbor article={newer} label="Next" end={older !== undefined} />}
    </nav>
  );
}

function Neighbor({ article, label, end }: { article: Article; label: 'Previous' | 'Next'; end?: boolean }) {
  return (
    <a
      href={articleHref(article)}
      rel={label === 'Next' ? 'next' : 'prev'}
      className={`group block border-hairline py-7 no-underline max-sm:not-first:border-t ${end ? 'sm:col-start-2 sm:border-l sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className="block label">{label}</span>
      <span className="mt-2 block text-xl leading-tight font-medium tracking-tight text-balance group-hover:text-copper">
        {article.title}
      </span>
    </a>
  );
}
