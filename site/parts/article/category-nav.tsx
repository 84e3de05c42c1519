import { ARTICLE_CATEGORIES, type ArticleCategory, categoryHref } from '#contract/article.ts';

/** The blog's category buttons (specification §2, Blog), each the link to a page of its own. */
export function CategoryNav({ current }: { current?: ArticleCategory }) {
  return (
    <nav aria-label="Article categories" className="border-y border-hairline">
      <ul className="flex flex-wrap gap-x-7 font-sans text-[.95rem]">
        <CategoryLink name="All Posts" href={categoryHref()} current={!current} />
        {ARTICLE_CATEGORIES.map((category) => (
          <CategoryLink
            key={category}
            name={category}
            href={categoryHref(category)}
            current={category === current}
          />
        ))}
      </ul>
    </nav>
  );
}

function CategoryLink({ name, href, current }: { name: string; href: string; current: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="inline-flex min-h-13 items-center border-b-2 border-transparent no-underline hover:text-copper aria-[current]:border-copper aria-[current]:font-semibold"
      >
        {name}
      </a>
    </li>
  );
}
