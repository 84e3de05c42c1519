import type { Finding } from '#contract/site/site-records.ts';
import { advisedPageBytes, MAX_PAGE_BYTES } from '../render/page-weight.ts';
import { isOff, type KnownRecord, summaryOf } from './records.ts';
import { schemaOf } from './schemas.ts';

/** Bytes of a page with the changes in it; null where pages aren't packed, as in development. */
export type WeighPage = (path: string) => Promise<number | null>;

/** A page that has grown heavy, and which of its fields has the most text. */
export async function weightFindings(record: KnownRecord, weigh: WeighPage): Promise<Finding[]> {
  const { path } = summaryOf(record);
  if (!path || isOff(record) || record.collection === 'order') return [];
  const bytes = await weigh(path);
  if (bytes === null || bytes <= advisedPageBytes(path)) return [];
  const [field, title] = longestField(record);
  const blocks = bytes > MAX_PAGE_BYTES;
  const most = inKB(blocks ? MAX_PAGE_BYTES : advisedPageBytes(path));
  const why = blocks ? `The limit is ${most}.` : `Pages up to ${most} load fast, even on a slow phone.`;
  return [
    {
      path: field ? [field] : [],
      text: `This page is ${inKB(bytes)}. ${why} Shorten “${title},” its longest section, or split it into two pages.`,
      blocks,
    },
  ];
}

const inKB = (bytes: number) => `${Math.round((bytes / 1024) * 10) / 10} KB`;

function longestField(record: KnownRecord): [string, string] {
  const lengths = Object.entries(Object(record.current.value) as Record<string, unknown>).map(
    ([field, value]) => [field, JSON.stringify(value ?? null).length] as const,
  );
  const [field = ''] = lengths.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const { properties } = schemaOf(record) as { properties?: Record<string, { title?: string }> };
  return [field, properties?.[field]?.title ?? field];
}
