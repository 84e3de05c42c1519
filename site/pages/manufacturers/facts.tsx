import type { ReactNode } from 'react';

export type Fact = {
  title: string;
  text: ReactNode;
  /** A number or a symbol above the title. */
  mark?: ReactNode;
};

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
} as const;

/** Two to four columns with hairlines between them; the rest continues in the next row. */
export function Facts({ facts, columns }: { facts: readonly Fact[]; columns?: 2 | 3 | 4 }) {
  const across = columns ?? (facts.length % 4 === 0 ? 4 : facts.length % 3 === 0 ? 3 : 2);
  return (
    <div className="overflow-hidden border-t border-ink">
      {/* Every cell draws its left and lower line; those at the outer edge are clipped. */}
      <ul className={`-mb-px -ml-[calc(1.25rem+1px)] grid ${COLUMNS[across]}`}>
        {facts.map(({ title, text, mark }) => (
          <li key={title} className="border-b border-l border-hairline px-5 pt-4 pb-6">
            {mark}
            <h3 className="mb-1.5">{title}</h3>
            <p className="max-w-[34em] text-base leading-normal text-graphite">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
