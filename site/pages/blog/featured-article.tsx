import type { Article } from '#contract/site/records/article.ts';
import { articleHref } from '../../catalog/articles.ts';
import { Byline } from '../../components/byline.tsx';
import { Picture } from '../../components/picture.tsx';

type FeaturedArticleProps = {
  article: Article;
  /** Why it comes first. */
  label: 'Featured' | 'Latest';
};

/**
 * The one article in the featured slot (requirements §4) or a category's latest: a wide picture with the text next to
 * it.
 */
export function FeaturedArticle({ article, label }: FeaturedArticleProps) {
  return (
    <article className="cols gap-y-6 py-10 lg:py-14">
      <figure className="lg:col-span-8">
        <Picture
          picture={article.picture}
          alt={article.alt}
          sizes="(min-width: 64rem) 62vw, 92vw"
          priority
          className="block bg-ledge [&_img]:w-full"
        />
      </figure>
      <div className="flex flex-col items-start lg:col-span-4">
        <p className="label text-copper">
          {label} <span className="text-graphite">/ {article.category}</span>
        </p>
        <h2 className="mt-3 text-[clamp(2rem,3.6vw,3.4rem)]">
          <a href={articleHref(article)} className="no-underline hover:text-copper">
            {article.title}
          </a>
        </h2>
        <p className="mt-5 mb-5 line-clamp-3 max-w-[36em] text-[1.125rem]">{article.excerpt}</p>
        <Byline article={article} />
        <a
          href={articleHref(article)}
          aria-label={`Read Full Article: ${article.title}`}
          className="mt-7 button"
        >
          Read Full Article
        </a>
      </div>
    </article>
  );
}
