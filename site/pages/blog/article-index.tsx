import type { Article } from '#contract/site/article.ts';
import { articleHref, displayDate } from '../../catalog/articles.ts';

/** Articles as a schedule, one row each: sheet, title, category and date. */
export function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="border-t border-ink font-sans text-[.95rem] leading-snug tabular-nums">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="grid grid-cols-[4rem_1fr] items-baseline gap-x-4 not-first:border-t not-first:border-hairline sm:grid-cols-[4rem_1fr_auto] lg:grid-cols-[4rem_1fr_10rem_9rem]"
        >
          <span className="text-graphite">{article.sheet}</span>
          <a
            href={articleHref(article)}
            className="inline-flex min-h-12 items-center font-medium no-underline hover:text-copper"
          >
            {article.title}
          </a>
          <span className="text-graphite max-lg:hidden">{article.category}</span>
          <time dateTime={article.date} className="text-right text-graphite max-sm:hidden">
            {displayDate(article.date)}
          </time>
        </li>
      ))}
    </ul>
  );
}
