/** Finds values that a change by staff would overwrite unseen (docs/decisions/0018). */
import { isDeepStrictEqual } from 'node:util';
import { type Clash, RESTS_ON } from '#contract/inquiries/clashes.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import type { Trx } from '../database/schema.ts';

/** The values that staff saw, or a whole version (null: any version). */
export type Basis = { seen?: Partial<Inquiry>; ifVersion: number | null };

/**
 * Returns the fields of a change that someone else changed since staff saw them. A person's own note is no clash: two notes
 * that waited for a connection were based on the same text.
 */
export async function clashesOf(
  trx: Trx,
  current: Inquiry,
  change: InquiryChange,
  { seen = {}, ifVersion, actorId }: Basis & { actorId: string },
): Promise<Clash[]> {
  const isStale = ifVersion !== null && ifVersion !== current.version;
  const isChanged = (name: string) => {
    const key = name as keyof Inquiry;
    return isStale || (key in seen && !isDeepStrictEqual(seen[key], current[key]));
  };
  const clashes: Clash[] = [];
  for (const field of Object.keys(change) as (keyof InquiryChange)[]) {
    const [, kind] = Object.entries(RESTS_ON[field]).find(([name]) => isChanged(name)) ?? [];
    if (kind === undefined) continue;
    const last = await trx
      .selectFrom('inquiry_events')
      .select(['actor_id', 'actor_name', 'at'])
      .where('inquiry_id', '=', current.id)
      .where('kind', '=', kind)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!isStale && field === 'notes' && last?.actor_id === actorId) continue;
    const at = last?.at ?? current.visitorAt ?? current.updatedAt;
    clashes.push({ field, by: last?.actor_name ?? null, at });
  }
  return clashes;
}
