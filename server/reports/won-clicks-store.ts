import type { Db } from '../database/schema.ts';
import { WON_STATUSES } from './rankings.ts';
import type { ReportSpan } from './store.ts';

/** An inquiry that came from a Google ad and became a project: `at` is when. */
export type WonClick = { gclid: string; at: string; value: number | null };

/** A click id, and nothing that a spreadsheet would run. */
const CLICK_ID = /^[\w-]{1,300}$/;

/** Returns the clicks whose inquiries became projects within the span and still are, oldest first. */
export async function wonClicks(db: Db, [from, before]: ReportSpan): Promise<WonClick[]> {
  const rows = await db
    .selectFrom('inquiries as i')
    .innerJoin('inquiry_events as e', 'e.inquiry_id', 'i.id')
    .select(['i.id', 'i.source', 'i.value_low', 'i.value_high', 'e.at', 'e.data'])
    .where('i.spam', '=', 0)
    .where('i.status', 'in', WON_STATUSES)
    .where('i.source', 'like', '%"gclid"%')
    .where('e.kind', '=', 'status')
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  const won = new Map<string, WonClick>();
  for (const { id, source, value_low: low, value_high: high, at, data } of rows) {
    const { gclid } = JSON.parse(source as string) as { gclid?: string };
    if (won.has(id) || !gclid || !CLICK_ID.test(gclid) || !WON_STATUSES.includes(JSON.parse(data).to))
      continue;
    won.set(id, { gclid, at, value: low === null || high === null ? null : Math.round((low + high) / 2) });
  }
  return [...won.values()].filter(({ at }) => at >= from && at < before);
}
