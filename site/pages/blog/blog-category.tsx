import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { ArticleCategory } from '#contract/site/article-categories.ts';
import type { Article } from '#contract/site/records/article.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import { articleHref, categoryBySlug } from '../../catalog/articles.ts';
import { ArticleRow } from '../../components/article-card.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { content } from '../../content/snapshot.ts';
import { CategoryNav } from './category-nav.tsx';
import { FeaturedArticle } from './featured-article.tsx';

/** Each category's subject: its page's lede and, with the count, its description. */
const ABOUT: Record<ArticleCategory, { sheet: string; lede: string; description: string }> = {
  'Building Science': {
    sheet: 'B-110',
    lede: 'Heat, air, and water, and the order in which a wall has to deal with them. Articles with the math shown.',
    description:
      'Articles on building science in Central Texas: how heat, air, and water move through a wall, with the calculations shown and the sources named.',
  },
  Materials: {
    sheet: 'B-120',
    lede: 'Steel, stone, panel, and wood: what each carries, what each conducts, and how they meet in a detail.',
    description:
      'Articles on building materials: how steel, stone, insulated panels, and wood carry load and conduct heat, and how to draw the places where they meet.',
  },
  Construction: {
    sheet: 'B-130',
    lede: 'From the soils report to the anchor bolt. What happens on site, in what order, and who checks it.',
    description:
      'Articles on construction in the Hill Country and the Brazos Valley: soils reports, foundations, anchor bolts, and the order of work on site.',
  },
  'Energy Systems': {
    sheet: 'B-140',
    lede: 'Roofs, arrays, batteries, and meters, planned while the house is still a drawing and conduit is still cheap.',
    description:
      'Articles on energy systems for Texas houses: solar-ready roofs, conduit, batteries, and utility rules, planned while the house is still a drawing.',
  },
  HVAC: {
    sheet: 'B-150',
    lede: 'Fresh air, dry air, and the right number of tons. How we size equipment for a humid climate and a tight house.',
    description:
      'Articles on heating, cooling, and fresh air in a humid climate: recovery ventilators, dehumidifiers, Manual J, and right-sized heat pumps.',
  },
};

export function loader({ params }: LoaderFunctionArgs) {
  const category = categoryBySlug(params.category);
  if (!category) throw new Response(null, { status: 404 });
  const { sheet, description } = ABOUT[category];
  const page: PageMeta = { title: `${category} Articles`, description, sheet };
  return { page };
}

export default function BlogCategory() {
  const { articles, blogOverview } = content();
  const category = categoryBySlug(useParams().category);
  if (!category) return null;
  const listed = articles.filter((article) => article.category === category);
  const [latest, ...earlier] = listed;
  return (
    <>
      <div className="sheet">
        <div className="pt-2">
          <Breadcrumbs trail={[{ text: 'Blog', href: '/blog' }]} current={category} />
        </div>
        <header className="cols items-end gap-y-6 pt-6 pb-8 lg:pt-10 lg:pb-12">
          <h1 className="lg:col-span-8">{category}</h1>
          <p className="lead text-graphite lg:col-span-4">{ABOUT[category].lede}</p>
        </header>
        <CategoryNav current={category} />
        {latest ? (
          <FeaturedArticle article={latest} label="Latest" />
        ) : (
          <p className="py-16 text-[1.2rem] text-graphite">{blogOverview.none}</p>
        )}
        {earlier.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
        {listed.length < articles.length && (
          <section aria-labelledby="elsewhere" className="border-t border-hairline py-14 lg:py-20">
            <h2 id="elsewhere" className="mb-6 text-[clamp(1.6rem,2.4vw,2.2rem)]">
              More from other categories
            </h2>
            <ArticleIndex articles={articles.filter((article) => article.category !== category)} />
          </section>
        )}
      </div>
      <CallToAction
        heading={`Ask us about ${category === 'HVAC' ? category : category.toLowerCase()} for your house.`}
        service="consulting"
      />
    </>
  );
}

/** Articles as a schedule, one row each: sheet, title and category. */
function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="border-t border-ink font-sans text-[.95rem] leading-snug tabular">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="grid grid-cols-[4rem_1fr] items-baseline gap-x-4 not-first:border-t not-first:border-hairline lg:grid-cols-[4rem_1fr_10rem]"
        >
          <span className="text-graphite">{article.sheet}</span>
          <a
            href={articleHref(article)}
            className="inline-flex min-h-12 items-center font-medium no-underline hover:text-copper"
          >
            {article.title}
          </a>
          <span className="text-graphite max-lg:hidden">{article.category}</span>
        </li>
      ))}
    </ul>
  );
}
