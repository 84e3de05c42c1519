import type { ComparisonRow } from '#contract/site/records/pages/costs.ts';
import { content } from '../../content/snapshot.ts';

const head = 'pb-3 text-left align-bottom label';

/**
 * Four columns from 768 px on; below, each row is a block with its two systems labeled. The better
 * value of a row has a check mark, which screen readers read as words.
 */
export function ComparisonTable() {
  const { systemNames, rows } = content().costComparison;
  return (
    <table className="w-full border-collapse font-sans max-md:block">
      <caption className="sr-only">{`${systemNames.steel} compared with ${systemNames.wood}`}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink">
          <th scope="col" className={`w-[20%] ${head}`}>
            Category
          </th>
          <th scope="col" className={`w-[26%] pl-6 ${head}`}>
            {systemNames.steel}
          </th>
          <th scope="col" className={`w-[26%] pl-6 ${head}`}>
            {systemNames.wood}
          </th>
          <th scope="col" className={head}>
            Notes
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-ink">
        {rows.map((row) => (
          <Row key={row.category} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { category, steelIMP, woodZIPSIP, notes } }: { row: ComparisonRow }) {
  const { systemNames } = content().costComparison;
  return (
    <tr className="border-b border-hairline last:border-b-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-5 md:hover:bg-ledge">
      <th
        scope="row"
        className="text-left align-baseline text-lg font-semibold tracking-tight max-md:col-span-2 md:py-4 md:pr-6"
      >
        {category}
      </th>
      <Value system={systemNames.steel} {...steelIMP} />
      <Value system={systemNames.wood} {...woodZIPSIP} />
      <td className="align-baseline font-serif leading-snug text-graphite max-md:col-span-2 max-md:mt-2.5 md:py-4">
        {notes}
      </td>
    </tr>
  );
}

function Value({ system, value, positive }: { system: string; value: string; positive: boolean }) {
  return (
    <td className="align-baseline leading-snug tabular max-md:mt-3 md:py-4 md:pr-6">
      <span className="block pl-6 text-xs text-graphite md:hidden">{system}</span>
      <span className="relative block pl-6 text-[1.0625rem]">
        {positive && <Check />}
        <span className={positive ? 'font-semibold' : 'text-graphite'}>{value}</span>
      </span>
    </td>
  );
}

function Check() {
  return (
    <>
      <svg
        viewBox="0 0 16 16"
        className="absolute top-[.2em] left-0 size-4 text-oak"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        aria-hidden="true"
      >
        <path d="M2 8.5l4 4L14 3.5" />
      </svg>
      <span className="sr-only">Better value: </span>
    </>
  );
}
