import type { Article } from '#contract/article.ts';
import { displayDate } from './articles.ts';

/** Who wrote it and when. */
export function Byline({ article }: { article: Article }) {
  return (
    <p className="caption">
      <span className="font-medium text-ink">{article.author}</span>
      <span aria-hidden="true"> · </span>
      <time dateTime={article.date}>{displayDate(article.date)}</time>
    </p>
  );
}
