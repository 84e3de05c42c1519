import { BUILDING_SYSTEMS, type CostRange, dollars, inMonths } from '#contract/site/cost.ts';
import { prices } from '#contract/site/records/pages/costs.ts';
import type { Finding } from '#contract/site/site-records.ts';

const COLUMN = { steel: 'steelIMP', wood: 'woodZIPSIP' } as const;
const WRITTEN = [
  ['perSquareFoot', dollars],
  ['months', inMonths],
  ['tenYearMaintenance', dollars],
] as const;

/** Figures of the calculator that no row of the comparison names: the page would say two prices. */
export function pricesMissingFromTable(value: unknown): Finding[] {
  const { data } = prices.safeParse(value);
  if (!data) return [];
  return BUILDING_SYSTEMS.flatMap((system) =>
    WRITTEN.flatMap(([field, write]) => {
      const range = write(data.figures[system][field] satisfies CostRange);
      if (data.rows.some((row) => row[COLUMN[system]].value.includes(range))) return [];
      const text = `The comparison table doesn’t show ${range}. Update the table or this figure.`;
      return [{ path: ['figures', system, field], text, blocks: false }];
    }),
  );
}
