import type { LinkText } from '#contract/site/records/fields.ts';

const COLUMNS = { 1: '', 2: 'sm:columns-2', 3: 'sm:columns-2 lg:columns-3' } as const;

/** Links as an index: one below the other, in columns where there is room. */
export function LinkColumns({ links, columns = 3 }: { links: readonly LinkText[]; columns?: 1 | 2 | 3 }) {
  return (
    <ul className={`gap-x-(--gap) font-sans ${COLUMNS[columns]}`}>
      {links.map(({ text, href }) => (
        <li key={href} className="break-inside-avoid border-t border-hairline">
          <a href={href} className="flex min-h-12 items-center py-2 font-medium leading-snug no-underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
