import type { Article } from '#contract/site/records/article.ts';
import { displayDate } from '../catalog/articles.ts';

/** Author and date. */
export function Byline({ article }: { article: Article }) {
  return (
    <p className="caption">
      <span className="font-medium text-ink">{article.author}</span>
      <span aria-hidden="true"> · </span>
      <time dateTime={article.date}>{displayDate(article.date)}</time>
    </p>
  );
}
