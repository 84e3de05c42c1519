/** Inquiries counted by what they have in common: a line here, and its chart in `site/admin/reports/rankings.tsx`. */
import type { InquirySource } from '#contract/inquiry.ts';
import type { Ranking, Reports } from '#contract/reports.ts';
import { channelOf } from '#contract/source-channel.ts';
import type { Kinds } from './store.ts';

type Counts = Pick<Kinds, 'count' | 'projects'>;
type Columns = Omit<Kinds, keyof Counts>;
type Ranked = {
  of: keyof Columns;
  key?: (value: string | null) => string | null;
  /** Leaves out inquiries without a value, rather than counting them as unknown. */
  isPartial?: boolean;
};

const RANKINGS: Record<string, Ranked> = {
  services: { of: 'service' },
  areas: { of: 'area' },
  channels: { of: 'source', key: (json) => channelOf(sourceIn(json)) },
  lost: { of: 'lost', key: (reason) => reason || null, isPartial: true },
};

const sourceIn = (json: string | null): InquirySource | null => (json === null ? null : JSON.parse(json));

/** Counts for each ranking, one kind of inquiry at a time. */
export function rankingsOf(): { add(kind: Kinds): void; figures(): Reports['rankings'] } {
  const counters = Object.entries(RANKINGS).map(
    ([name, { of, key = (value: string | null) => value, isPartial = false }]) => ({
      ...{ name, of, isPartial },
      ...counter(key),
    }),
  );
  return {
    add: (kind) => {
      for (const { of, isPartial, add } of counters) if (!isPartial || kind[of] !== null) add(kind[of], kind);
    },
    figures: () => Object.fromEntries(counters.map(({ name, ranked }) => [name, ranked()])),
  };
}

/** How often each key came. The key of a value is worked out once: a column may hold JSON. */
function counter(keyOf: NonNullable<Ranked['key']>) {
  const keys = new Map<string | null, string | null>();
  const counts = new Map<string | null, Counts>();
  return {
    add(value: string | null, { count, projects }: Counts) {
      if (!keys.has(value)) keys.set(value, keyOf(value));
      const key = keys.get(value) as string | null;
      const sum = counts.get(key) ?? { count: 0, projects: 0 };
      counts.set(key, { count: sum.count + count, projects: sum.projects + projects });
    },
    ranked: (): Ranking =>
      [...counts].sort(([, a], [, b]) => b.count - a.count).map(([key, sum]) => ({ key, ...sum })),
  };
}
