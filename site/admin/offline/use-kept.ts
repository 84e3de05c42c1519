import { useEffect, useState } from 'react';
import { RequestError } from '../../layout/request.ts';
import {
  type Copy,
  forgetCopies,
  isCurrent,
  keptCopies,
  keptHolder,
  type OfflineSession,
} from '../offline-storage/copies.ts';
import { refreshOfflinePermissions } from '../offline-storage/save-copies.ts';
import type { NoteDrafts } from '../state/note-drafts.ts';

/** `ended`: something was kept, and its session is over. */
export type Kept =
  | { state: 'loading' | 'nothing' | 'ended' }
  | { state: 'there'; holder: OfflineSession; copies: Copy[] };

const LOOKED_EVERY_MS = 20_000;

/** This device's copies, for as long as the session may last. */
export function useKept(): [kept: Kept, end: () => void] {
  const [kept, setKept] = useState<Kept>({ state: 'loading' });
  useEffect(() => {
    const look = async () => {
      const holder = await keptHolder();
      if (isCurrent(holder)) return setKept({ state: 'there', holder, copies: await keptCopies() });
      if (holder) await forgetCopies();
      setKept(({ state }) =>
        holder || state === 'there' || state === 'ended' ? { state: 'ended' } : { state: 'nothing' },
      );
    };
    const lookQuietly = () => void look().catch(() => setKept({ state: 'nothing' }));
    lookQuietly();
    const looking = setInterval(lookQuietly, LOOKED_EVERY_MS);
    return () => clearInterval(looking);
  }, []);
  const end = () => void forgetCopies().then(() => setKept({ state: 'ended' }));
  return [kept, end];
}

/**
 * Whether the server responds again, and which copies may still be kept. @param onEnded called when the session is
 * over.
 */
export function useIsBack(holder: OfflineSession, drafts: NoteDrafts, onEnded: () => void): boolean {
  const [isBack, setBack] = useState(false);
  const { id, name } = holder.staff;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do at the end doesn't start it anew
  useEffect(() => {
    const ask = async () => {
      try {
        for (const gone of await refreshOfflinePermissions({ id, name }, drafts.inquiryIds()))
          drafts.forget(gone);
        setBack(true);
      } catch (error) {
        if (!(error instanceof RequestError)) return setBack(false);
        if (error.status === 401 || error.status === 403) onEnded();
      }
    };
    void ask();
    const asking = setInterval(ask, LOOKED_EVERY_MS);
    addEventListener('online', ask);
    return () => {
      clearInterval(asking);
      removeEventListener('online', ask);
    };
  }, [id, name, drafts]);
  return isBack;
}
