import { type PortfolioFilter, portfolioFilters } from '../../catalog/projects.ts';
import { ChoiceLink } from '../../components/choice-link.tsx';
import { content } from '../../content/snapshot.ts';

/** The portfolio's filters as links: every choice is a separate page. */
export function FilterNav({ current }: { current?: PortfolioFilter }) {
  return (
    <nav aria-label="Filter projects" className="border-y border-hairline font-sans text-[.95rem]">
      <FilterRow label="Type" filters={filtersBy('kind')} current={current} all />
      <FilterRow label="Town" filters={filtersBy('town')} current={current} />
    </nav>
  );
}

const filtersBy = (by: PortfolioFilter['by']) => portfolioFilters().filter((filter) => filter.by === by);

function FilterRow({
  label,
  filters,
  current,
  all,
}: {
  label: string;
  filters: readonly PortfolioFilter[];
  current: PortfolioFilter | undefined;
  all?: boolean;
}) {
  const { projects } = content();
  return (
    <div className="grid gap-x-6 py-3 not-first:border-t not-first:border-hairline sm:grid-cols-[4rem_1fr]">
      <p className="pt-2.5 label">{label}</p>
      <ul className="flex flex-wrap gap-x-6">
        {all && <FilterLink href="/projects" name="All" count={projects.length} current={!current} />}
        {filters.map((filter) => (
          <FilterLink
            key={filter.href}
            href={filter.href}
            name={filter.name}
            count={filter.projects.length}
            current={filter.href === current?.href}
          />
        ))}
      </ul>
    </div>
  );
}

function FilterLink({
  href,
  name,
  count,
  current,
}: {
  href: string;
  name: string;
  count: number;
  current: boolean;
}) {
  return (
    <ChoiceLink href={href} current={current} size="min-h-11 items-center gap-1.5">
      {name}
      <span className="text-xs text-graphite tabular">{count}</span>
    </ChoiceLink>
  );
}
