import type { SymbolColor } from '#contract/site/records/manufacturer.ts';

export type Fact = { title: string; text: string; color: SymbolColor };

const COLUMNS = { 2: 'halves', 3: 'thirds', 4: 'quarters' } as const;

export const RULES: Record<SymbolColor, string> = {
  copper: 'border-copper',
  oak: 'border-oak',
  section: 'border-section',
};

/** Two to four columns, each under a rule in its color; the rest continues in the next row. */
export function Facts({ facts, columns }: { facts: readonly Fact[]; columns?: 2 | 3 | 4 }) {
  const across = columns ?? (facts.length % 4 === 0 ? 4 : facts.length % 3 === 0 ? 3 : 2);
  return (
    <ul className={COLUMNS[across]}>
      {facts.map(({ title, text, color }) => (
        <li key={title} className={`border-t-2 pt-4 ${RULES[color]}`}>
          <h3 className="mb-1.5">{title}</h3>
          <p className="max-w-[34em] text-base leading-normal text-graphite">{text}</p>
        </li>
      ))}
    </ul>
  );
}
