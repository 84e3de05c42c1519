/** Inquiries counted by what they have in common: a line here, and its chart in `site/admin/reports/rankings.tsx`. */
import type { InquirySource } from '#contract/inquiry.ts';
import type { Ranking, Reports } from '#contract/reports.ts';
import { channelOf } from '#contract/source-channel.ts';

type Ranked = {
  /** Of the value, which is null where there is none. */
  key?: (value: string | null) => string | null;
  /** Leaves out inquiries without a value, rather than counting them as unknown. */
  isPartial?: boolean;
};

const sourceIn = (json: string | null): InquirySource | null => (json === null ? null : JSON.parse(json));

const RANKINGS = {
  services: {},
  areas: {},
  channels: { key: (json) => channelOf(sourceIn(json)) },
  lost: { key: (reason) => reason || null, isPartial: true },
} satisfies Record<string, Ranked>;

type Name = keyof typeof RANKINGS;
type Counts = { count: number; projects: number };

/** Counts for each ranking. */
export function rankingsOf() {
  const counters = Object.entries<Ranked>(RANKINGS).map(([name, { key = same, isPartial = false }]) => ({
    ...{ name: name as Name, isPartial, keyOf: remembered(key) },
    counts: new Map<string | null, Counts>(),
  }));
  return {
    /** Adds inquiries that are alike, by the value that each ranking counts. */
    add(alike: Record<Name, string | null> & Counts): void {
      for (const { name, isPartial, keyOf, counts } of counters)
        if (!isPartial || alike[name] !== null) count(counts, keyOf(alike[name]), alike);
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
