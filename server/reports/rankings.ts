/** Inquiries counted by what they have in common: a line here, and its chart in `site/admin/reports/rankings.tsx`. */
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import type { Ranking, Reports } from '#contract/inquiries/reports.ts';
import { channelOf } from '#contract/inquiries/source-channel.ts';
import { LOST_STATUSES } from '#contract/inquiries/statuses.ts';
import type { Arrived } from './store.ts';

type Ranked = {
  /** What it counts of an inquiry: null where there is none. */
  of: (inquiry: Arrived) => string | null;
  /** Under which name a value is counted, if not its own. */
  key?: (value: string | null) => string | null;
  /** Leaves out inquiries without a value, rather than counting them as unknown. */
  isPartial?: boolean;
};

const sourceIn = (json: string | null): InquirySource | null => (json === null ? null : JSON.parse(json));

const isLost = (status: string) => LOST_STATUSES.some((lost) => lost === status);

const RANKINGS = {
  services: { of: ({ service_type }) => service_type },
  areas: { of: ({ area }) => area },
  channels: { of: ({ source }) => source, key: (json) => channelOf(sourceIn(json)) },
  lost: {
    of: ({ status, lost_reason }) => (isLost(status) ? (lost_reason ?? '') : null),
    key: (reason) => reason || null,
    isPartial: true,
  },
} satisfies Record<string, Ranked>;

type Counts = { count: number; projects: number };

/** Names of all rankings, in one line: figures kept of other rankings are counted again. */
export const RANKING_NAMES = Object.keys(RANKINGS).join(' ');

/** Counts for each ranking. */
export function rankingsOf() {
  const counters = Object.entries<Ranked>(RANKINGS).map(([name, { of, key = same, isPartial = false }]) => ({
    ...{ name, of, isPartial, keyOf: remembered(key) },
    counts: new Map<string | null, Counts>(),
  }));
  return {
    add(inquiry: Arrived, isProject: boolean): void {
      for (const { of, isPartial, keyOf, counts } of counters) {
        const value = of(inquiry);
        if (!isPartial || value !== null)
          count(counts, keyOf(value), { count: 1, projects: Number(isProject) });
      }
    },
    /** Adds what was counted apart. */
    addCounted(rankings: Reports['rankings']): void {
      for (const { name, counts } of counters)
        for (const { key, ...more } of rankings[name] ?? []) count(counts, key, more);
    },
    figures: (): Reports['rankings'] =>
      Object.fromEntries(
        counters.map(({ name, counts }) => [
          name,
          [...counts]
            .sort(([k, a], [l, b]) => b.count - a.count || String(k).localeCompare(String(l)))
            .map(([key, sum]) => ({ key, ...sum })),
        ]),
      ) satisfies Record<string, Ranking>,
  };
}

const same = (value: string | null) => value;

/** The key of a value is worked out once: a column may hold JSON. */
function remembered(keyOf: NonNullable<Ranked['key']>): typeof keyOf {
  const keys = new Map<string | null, string | null>();
  return (value) => {
    if (!keys.has(value)) keys.set(value, keyOf(value));
    return keys.get(value) as string | null;
  };
}

function count(counts: Map<string | null, Counts>, key: string | null, more: Counts): void {
  const sum = counts.get(key) ?? { count: 0, projects: 0 };
  counts.set(key, { count: sum.count + more.count, projects: sum.projects + more.projects });
}
