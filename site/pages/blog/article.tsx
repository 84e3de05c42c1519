import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { BlogPosting, WithContext } from 'schema-dts';
import { categoryHref } from '#contract/site/article-categories.ts';
import { type Outline, outlineOf } from '#contract/site/articles/words.ts';
import type { Article } from '#contract/site/records/article.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { articleBody, articleHref, displayDate } from '../../catalog/articles.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { NewsletterBox } from '../../components/newsletter/newsletter-box.tsx';
import { pictureFiles } from '../../components/picture.tsx';
import { content } from '../../content/snapshot.ts';
import { ArticleText } from './article-text.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { articles } = content();
  const article = articles.find((candidate) => candidate.slug === params.slug);
  if (!article) throw new Response(null, { status: 404 });
  const page: PageMeta = {
    title: article.pageTitle,
    description: article.description,
    sheet: article.sheet,
  };
  return { page };
}

export default function ArticlePage() {
  const { articles } = content();
  const { slug = '' } = useParams();
  const at = articles.findIndex((candidate) => candidate.slug === slug);
  const article = articles[at];
  const body = articleBody(slug);
  if (!article || !body) return null;
  const outline = outlineOf(body);
  return (
    <>
      <div className="sheet">
        <div className="pt-2">
          <Breadcrumbs
            trail={[
              { text: 'Blog', href: '/blog' },
              { text: article.category, href: categoryHref(article.category) },
            ]}
            current={article.title}
          />
        </div>
        <JsonLd<BlogPosting>
          data={blogPosting(article, ORIGIN_MARK, ORIGIN_MARK + pictureFiles(article.picture).img.src)}
        />
        <article className="@container">
          <header className="cols pt-6 pb-8 lg:pt-10 lg:pb-12">
            <h1 className="md:col-span-11 lg:col-span-10">{article.title}</h1>
          </header>
          <div className="grid grid-cols-12 gap-x-1 text-[1.125rem] md:gap-x-(--gap) leading-[1.62] [&>p:first-of-type]:text-[1.3rem] [&>p:first-of-type]:leading-normal">
            <aside className="col-span-full mb-8 lg:col-span-2 lg:col-start-1 lg:row-span-99 lg:row-start-1">
              <div className="lg:sticky lg:top-8">
                <dl className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 font-sans text-sm leading-snug max-lg:grid-cols-2">
                  <ArticleFact term="Written by">{article.author}</ArticleFact>
                  <ArticleFact term="Date">
                    <time dateTime={article.date}>{displayDate(article.date)}</time>
                  </ArticleFact>
                  <ArticleFact term="Category">
                    <a href={categoryHref(article.category)}>{article.category}</a>
                  </ArticleFact>
                  <ArticleFact term="Sheet">{article.sheet}</ArticleFact>
                </dl>
                <Contents headings={outline.headings} />
              </div>
            </aside>
            <Figure
              figure={article}
              number={1}
              aspect="aspect-auto"
              sizes="(min-width: 64rem) 68vw, 92vw"
              priority
              className="col-span-full mb-10 lg:col-span-9 lg:col-start-4 lg:mb-14"
            />
            <ArticleText body={body} outline={outline} />
          </div>
        </article>
        <div className="pt-20">
          <NewsletterBox page={articleHref(article)} />
        </div>
        <div className="pt-10">
          <ArticleNeighbors older={articles[at + 1]} newer={articles[at - 1]} />
        </div>
      </div>
      <CallToAction heading="Ask how this applies to your house." service="consulting" />
    </>
  );
}

/** Table of contents next to the text, if the margin is wide enough. */
function Contents({ headings }: Pick<Outline, 'headings'>) {
  return (
    <nav aria-label="Contents" className="mt-8 border-t border-hairline pt-4 max-lg:hidden print:hidden">
      <h2 className="label">Contents</h2>
      <ol className="mt-1 font-sans text-sm leading-snug">
        {headings.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="block py-1.5 no-underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ArticleFact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/**
 * An article's structured data for search engines (requirements §3.21). The publisher is the business that the
 * home page describes once, under `/#firm`.
 *
 * @param origin the site's public origin, without a slash at its end
 * @param image absolute URL of the article's first picture
 */
function blogPosting(article: Article, origin: string, image?: string): WithContext<BlogPosting> {
  const { firm } = content();
  const url = `${origin}${articleHref(article)}`;
  const publisher = { '@type': 'Organization', '@id': `${origin}/#firm`, name: firm.name } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: 'en-US',
    author:
      article.author === firm.name
        ? publisher
        : { '@type': 'Person', name: article.author, url: `${origin}/team` },
    publisher,
    ...(image && { image }),
  };
}

/** The previous and next article by date; only one at either end of the list. */
function ArticleNeighbors({ older, newer }: { older?: Article; newer?: Article }) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="More articles" className="halves gap-y-0 border-t border-ink font-sans print:hidden">
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
      className={`group block border-hairline py-7 no-underline max-md:not-first:border-t ${end ? 'md:col-start-2' : ''}`}
    >
      <span className="block label">{label}</span>
      <span className="mt-2 block text-xl leading-tight font-medium tracking-tight text-balance group-hover:text-copper">
        {article.title}
      </span>
    </a>
  );
}
