import { TAG_LIMITS } from '#contract/inquiries/tag-words.ts';
import type { Db } from '../database/schema.ts';

/** Returns the tags in use, the most frequent first. */
export async function tagsInUse(db: Db): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select(['tags', (eb) => eb.fn.countAll().as('count')])
    .where('tags', '<>', '[]')
    .groupBy('tags')
    .execute();
  const counts = new Map<string, number>();
  for (const { tags, count } of rows)
    for (const tag of JSON.parse(tags) as string[]) counts.set(tag, (counts.get(tag) ?? 0) + Number(count));
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
    .slice(0, TAG_LIMITS.suggested);
}
