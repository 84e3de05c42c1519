import type { Article } from '#contract/site/records/article.ts';
import { articleHref } from '../catalog/articles.ts';
import { Byline } from './byline.tsx';
import { TileLink, TilePicture } from './tile.tsx';

/** An article in a list: picture, category, title, excerpt in three lines, author and date. */
export function ArticleCard({ article, sizes }: { article: Article; sizes: string }) {
  return (
    <article className="group relative flex flex-col">
      <TilePicture
        picture={article.picture}
        alt={article.alt}
        sizes={sizes}
        frame="aspect-3/2 overflow-hidden bg-ledge"
      />
      <p className="mt-4 label text-copper">{article.category}</p>
      <h3 className="mt-1.5 text-[1.45rem] leading-[1.15]">
        <TileLink href={articleHref(article)}>{article.title}</TileLink>
      </h3>
      <p className="mt-2.5 mb-3 line-clamp-3 max-w-[38em]">{article.excerpt}</p>
      <div className="mt-auto border-t border-hairline pt-3">
        <Byline article={article} />
      </div>
    </article>
  );
}

/** An article as a row of a list: picture next to text. */
export function ArticleRow({ article }: { article: Article }) {
  return (
    <article className="group cols relative gap-y-5 border-t border-ink py-8 md:py-10">
      <TilePicture
        picture={article.picture}
        alt={article.alt}
        sizes="(min-width: 48rem) 46vw, 92vw"
        frame="aspect-3/2 overflow-hidden bg-ledge md:col-span-6"
      />
      <div className="md:col-span-6">
        <p className="label text-copper">{article.sheet}</p>
        <h2 className="mt-2 text-[clamp(1.6rem,2.8vw,2.6rem)]">
          <TileLink href={articleHref(article)}>{article.title}</TileLink>
        </h2>
        <p className="mt-4 mb-5 line-clamp-3 max-w-[34em] text-[1.2rem] leading-normal">{article.excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
