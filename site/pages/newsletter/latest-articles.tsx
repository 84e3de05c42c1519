import { newsletterWords } from '#content/newsletter-words.ts';
import { content } from '../../content/snapshot.ts';
import { ArticleRow } from '../../parts/article-card.tsx';

/** What the newsletter is about, shown by its two newest articles. */
export function LatestArticles() {
  const { articles } = content();
  return (
    <section aria-label={newsletterWords.newest} className="sheet pb-rhythm">
      <p className="label pb-4">{newsletterWords.newest}</p>
      {articles.slice(0, 2).map((article) => (
        <ArticleRow key={article.slug} article={article} />
      ))}
    </section>
  );
}
