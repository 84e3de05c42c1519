import { useQuery } from '@tanstack/react-query';
import { siteOverview } from './state/content-query.ts';
import { type SitePart, siteHref } from './state/site-address.ts';

const LABELS: Record<SitePart, string> = {
  everything: 'Everything',
  changes: 'To publish',
  history: 'History',
  pictures: 'Pictures',
};

/** Links between the parts of the view. */
export function SiteParts({ current }: { current: SitePart }) {
  const changes = useQuery(siteOverview()).data?.changes ?? 0;
  return (
    <nav
      aria-label="Site"
      className="mt-5 -mx-4 border-b border-ink px-4 dark:border-graphite/60 md:-mx-6 md:px-6"
    >
      <ul className="flex gap-x-6">
        {(Object.keys(LABELS) as SitePart[]).map((part) => (
          <li key={part}>
            <a
              href={siteHref({ part })}
              aria-current={part === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-[560] whitespace-nowrap text-ink no-underline hover:text-copper focus-visible:-outline-offset-2 aria-[current]:border-copper"
            >
              {LABELS[part]}
              {part === 'changes' && changes > 0 && (
                <span className="text-copper">{changes.toLocaleString('en-US')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
