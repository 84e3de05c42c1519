import { newsletterWords } from '#content/newsletter-words.ts';
import { ArticleCard } from '../../components/article-card.tsx';
import { content } from '../../content/snapshot.ts';

/** The newsletter's subject, shown by its two newest articles. */
export function LatestArticles() {
  const { articles } = content();
  return (
    <section aria-labelledby="newest" className="sheet pb-rhythm">
      <h2 id="newest" className="label border-t border-ink pt-3 pb-6">
        {newsletterWords.newest}
      </h2>
      <div className="halves">
        {articles.slice(0, 2).map((article) => (
          <ArticleCard key={article.slug} article={article} sizes="(min-width: 48rem) 46vw, 92vw" />
        ))}
      </div>
    </section>
  );
}
