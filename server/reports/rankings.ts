/** Inquiries counted by common features: a line here, its words in `report-csv.ts`, and its chart in `site/admin/reports/rankings.tsx`. */
import { RANKING_NAMES, type Ranking, type RankingName, type Reports } from '#contract/inquiries/reports.ts';
import { channelOf } from '#contract/inquiries/source-channel.ts';
import { LOST_STATUSES } from '#contract/inquiries/statuses.ts';
import type { InquiryRow } from '../database/schema.ts';

/** Columns that rankings read. */
export const RANKED = ['service_type', 'area', 'source', 'status', 'lost_reason'] as const;

/** Inquiries with the same values in the columns of rankings. */
export type Alike = Pick<InquiryRow, (typeof RANKED)[number]> & { count: number };

/** Statuses of inquiries that became work for the studio. */
export const WON_STATUSES: readonly string[] = ['in-progress', 'completed'];

const isLost = ({ status }: Alike) => LOST_STATUSES.some((lost) => lost === status);

/** The key under which each counts an inquiry: null where it isn't known, undefined where it isn't counted. */
const RANKINGS: Record<RankingName, KeyOf> = {
  services: ({ service_type }) => service_type,
  areas: ({ area }) => area,
  channels: ({ source }) => channelOf(source === null ? null : JSON.parse(source)),
  lost: (inquiry) => (isLost(inquiry) ? inquiry.lost_reason : undefined),
};

type KeyOf = (inquiry: Alike) => string | null | undefined;

export const rankingsOf = (inquiries: readonly Alike[]): Reports['rankings'] =>
  Object.fromEntries(
    RANKING_NAMES.map((name) => [name, ranked(inquiries, RANKINGS[name])]),
  ) as Reports['rankings'];

function ranked(inquiries: readonly Alike[], keyOf: KeyOf): Ranking {
  const sums = new Map<string | null, Ranking[number]>();
  for (const inquiry of inquiries) {
    const key = keyOf(inquiry);
    if (key === undefined) continue;
    const { count, projects } = sums.get(key) ?? { count: 0, projects: 0 };
    const more = WON_STATUSES.includes(inquiry.status) ? inquiry.count : 0;
    sums.set(key, { key, count: count + inquiry.count, projects: projects + more });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || String(a.key).localeCompare(String(b.key)));
}
