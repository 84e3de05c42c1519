/** Keeps copies up to date while there is a connection (docs/decisions/0026). Loaded when it is needed. */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { type CopiesAnswer, OFFLINE_LIMITS } from '#contract/inquiries/offline.ts';
import { request } from '../../layout/request.ts';
import { registerWorker } from '../worker/register.ts';
import {
  forgetCopies,
  forgetCopiesOf,
  keepCopy,
  keepHolder,
  keptCopies,
  keptHolder,
  type OfflineSession,
} from './copies.ts';

/** The session's end is asked for again after this long. */
const HOLDS_MS = 60_000;
let askedAt = 0;

/** Keeps the open inquiry with all that was fetched of it. `isOver`: the session has ended meanwhile. */
export async function saveOfflineCopy(
  queryClient: QueryClient,
  staff: OfflineSession['staff'],
  { inquiry, isOver }: { inquiry: Inquiry; isOver: () => boolean },
): Promise<void> {
  if (Date.now() - askedAt > HOLDS_MS) await refreshOfflinePermissions(staff, []);
  if (isOver()) return;
  const key = encodeURIComponent(inquiry.id);
  await keepCopy({
    ...{ id: inquiry.id, inquiry, openedAt: Date.now() },
    fetched: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && queryKey.includes(key),
    }),
  });
  // Now there is something to be read without a connection. A browser without workers keeps it for nothing.
  if ('serviceWorker' in navigator) await registerWorker();
}

/**
 * Asks which inquiries still exist and when the session ends, and deletes the copies of inquiries that are gone.
 * @param others ids of inquiries that this device holds something else about.
 * @returns those of `others` that are gone.
 */
export async function refreshOfflinePermissions(
  staff: OfflineSession['staff'],
  others: readonly string[],
): Promise<string[]> {
  const holder = await keptHolder();
  if (holder && holder.staff.id !== staff.id) await forgetCopies();
  const kept = (await keptCopies()).map(({ id }) => id);
  const ids = [...new Set([...kept, ...others])].slice(0, OFFLINE_LIMITS.asked);
  const answer = await request(`/api/inquiries/copies?ids=${ids.join()}`);
  const { ids: there, until } = (await answer.json()) as CopiesAnswer;
  const gone = ids.filter((id) => !there.includes(id));
  await keepHolder({ staff: { id: staff.id, name: staff.name }, until });
  await forgetCopiesOf(gone);
  askedAt = Date.now();
  return gone.filter((id) => others.includes(id));
}
