/**
 * Copies of the inquiries that were opened last, in the browser's database, to be read without a connection
 * (docs/decisions/0026). They go with the session, with the person, and with what is erased.
 */
import type { DehydratedState } from '@tanstack/react-query';
import { clear, createStore, delMany, get, set, values } from 'idb-keyval';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { OFFLINE_LIMITS } from '#contract/inquiries/offline.ts';
import type { StaffMember } from '#contract/site/page-services.ts';

export type Copy = {
  id: string;
  /** By this device's clock. */
  openedAt: number;
  inquiry: Inquiry;
  /** All that the open inquiry had fetched. */
  fetched: DehydratedState;
};

/** The person that the copies belong to, and when the session ends unless it is used before (ISO 8601 UTC). */
export type OfflineSession = { staff: Pick<StaffMember, 'id' | 'name'>; until: string };

const store = createStore('ledge-frame-offline', 'kept');
/** Key of the session, next to the copies, whose keys are inquiry ids. */
const HOLDER = 'holder';

/** Saves the copy, and deletes the oldest beyond the limit. */
export async function keepCopy(copy: Copy): Promise<void> {
  await set(copy.id, copy, store);
  await forgetCopiesOf((await keptCopies()).slice(OFFLINE_LIMITS.copies).map(({ id }) => id));
}

/** The last opened first. */
export async function keptCopies(): Promise<Copy[]> {
  const kept = await values<Copy | OfflineSession>(store);
  return kept.filter((each): each is Copy => 'inquiry' in each).sort((a, b) => b.openedAt - a.openedAt);
}

export const keptHolder = (): Promise<OfflineSession | undefined> => get<OfflineSession>(HOLDER, store);
export const keepHolder = (holder: OfflineSession): Promise<void> => set(HOLDER, holder, store);

export const forgetCopiesOf = async (ids: readonly string[]): Promise<void> => delMany([...ids], store);

/** Leaves nothing of them on the device. */
export const forgetCopies = (): Promise<void> => clear(store);

/** Whether the session of the one whom they belong to may still be on. */
export const isCurrent = (holder: OfflineSession | undefined, now = Date.now()): holder is OfflineSession =>
  holder !== undefined && Date.parse(holder.until) > now;
