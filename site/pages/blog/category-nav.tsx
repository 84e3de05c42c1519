import { ARTICLE_CATEGORIES, type ArticleCategory, categoryHref } from '#contract/site/article-categories.ts';
import { ChoiceLink } from '../../components/choice-link.tsx';

/** The blog's category buttons (requirements §3.7), each a link to a separate page. */
export function CategoryNav({ current }: { current?: ArticleCategory }) {
  return (
    <nav aria-label="Article categories" className="border-y border-hairline">
      <ul className="flex flex-wrap gap-x-7 font-sans text-[.95rem]">
        {[undefined, ...ARTICLE_CATEGORIES].map((category) => (
          <ChoiceLink
            key={category ?? ''}
            href={categoryHref(category)}
            current={category === current}
            size="min-h-13 items-center"
          >
            {category ?? 'All Posts'}
          </ChoiceLink>
        ))}
      </ul>
    </nav>
  );
}
