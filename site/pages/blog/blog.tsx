import { articleHref } from '../../catalog/articles.ts';
import { ArticleCard } from '../../components/article-card.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { NewsletterBox } from '../../components/newsletter/newsletter-box.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { CategoryNav } from './category-nav.tsx';
import { FeaturedArticle } from './featured-article.tsx';

export const handle: PageHandle = { page: () => content().blogOverview.page };

/** Layout of the five cards: a pair, then three in a row. */
const PLACES = [
  ...Array.from({ length: 2 }, () => ({
    place: 'md:col-span-6',
    sizes: '(min-width: 48rem) 46vw, 92vw',
  })),
  ...Array.from({ length: 3 }, () => ({
    place: 'md:col-span-4',
    sizes: '(min-width: 48rem) 30vw, 92vw',
  })),
];

export default function Blog() {
  const { articles } = content();
  const { page, intro, none } = content().blogOverview;
  const listed = articles.map((article) => ({ text: article.title, href: articleHref(article) }));
  const featured = articles.find((article) => article.featured);
  const rest = articles.filter((article) => article !== featured);
  return (
    <>
      <PageStructuredData type="CollectionPage" href="/blog" list={listed} />
      <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title={page.title} />
      <div className="sheet">
        <header className="cols items-end gap-y-6 pt-10 pb-8 lg:pt-16 lg:pb-12">
          <h1 className="lg:col-span-8">{intro.heading}</h1>
          <p className="lead text-graphite lg:col-span-4">{intro.lead}</p>
        </header>
        <CategoryNav />
        {articles.length === 0 && <p className="py-16 text-[1.2rem] text-graphite">{none}</p>}
        {featured && <FeaturedArticle article={featured} label="Featured" />}
        {rest.length > 0 && (
          <section aria-labelledby="more-articles" className="border-t border-hairline py-10 lg:py-14">
            <h2 id="more-articles" className="sr-only">
              More articles
            </h2>
            <div className="cols gap-y-14">
              {rest.map((article, i) => (
                <div key={article.slug} className={`grid ${PLACES[i]?.place ?? 'md:col-span-4'}`}>
                  <ArticleCard article={article} sizes={PLACES[i]?.sizes ?? '92vw'} />
                </div>
              ))}
            </div>
          </section>
        )}
        <NewsletterBox page="/blog" />
      </div>
      <CallToAction heading="Have a question no article answers? Ask us." service="consulting" />
    </>
  );
}
