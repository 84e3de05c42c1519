import { number } from '#contract/site/cost.ts';
import { inMonths } from '#contract/site/project-kinds.ts';
import type { Project } from '#contract/site/records/project.ts';

/** Promised and measured figures as dimension lines, each pair on its own scale. A figure without a value has no line. */
export function Results({ project }: { project: Project }) {
  const rows = ROWS.flatMap(({ key, ...row }) => {
    const outcome = project.results?.[key];
    return outcome?.promised || outcome?.measured ? [{ ...row, ...outcome }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="results" className="border-t border-hairline py-14 lg:py-20">
      <h2 id="results">Promised, then measured</h2>
      <dl className="mt-8 font-sans tabular">
        {rows.map(({ name, note, format, promised, measured }) => {
          const longest = Math.max(promised ?? 0, measured ?? 0);
          return (
            <div key={name} className="cols gap-y-2 border-t border-hairline py-5">
              <dt className="md:col-span-4 md:row-span-2">
                <span className="block text-xl font-semibold">{name}</span>
                <span className="text-sm text-graphite">{note}</span>
              </dt>
              {promised !== undefined && (
                <Line label="Promised" value={format(promised)} share={promised / longest} />
              )}
              {measured !== undefined && (
                <Line label="Measured" value={format(measured)} share={measured / longest} isMeasured />
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type LineProps = { label: string; value: string; share: number; isMeasured?: boolean };

/** A dimension line with a tick at each end, its label and value to the right. */
function Line({ label, value, share, isMeasured = false }: LineProps) {
  const end = `${Math.round(share * 98)}%`;
  return (
    <dd className="grid items-center md:col-span-8 grid-cols-[1fr_auto] gap-x-4 sm:grid-cols-[1fr_5rem_9rem]">
      <svg
        className={`h-4 w-full overflow-visible max-sm:col-span-2 ${isMeasured ? 'stroke-copper' : 'stroke-graphite'}`}
        strokeWidth={isMeasured ? 2.5 : 1}
        aria-hidden
      >
        <line x1={0} x2={end} y1={8} y2={8} />
        <line x1={0} x2={0} y1={2} y2={14} />
        <line x1={end} x2={end} y1={2} y2={14} />
      </svg>
      <span className="text-sm text-graphite">{label}</span>
      <span className={`text-right font-medium ${isMeasured ? 'text-copper' : ''}`}>{value}</span>
    </dd>
  );
}

const ROWS = [
  {
    key: 'cost',
    name: 'Cost',
    note: 'Construction, without land',
    format: (dollars: number) => `$${number(dollars)}`,
  },
  { key: 'months', name: 'Time', note: 'On site', format: inMonths },
  {
    key: 'ach50',
    name: 'Air leakage',
    note: 'Blower door at 50 pascals',
    format: (changes: number) => `${changes.toFixed(1)} ACH50`,
  },
  {
    key: 'kwh',
    name: 'Electricity',
    note: 'First year, all uses',
    format: (kwh: number) => `${number(kwh)} kWh`,
  },
] as const;
