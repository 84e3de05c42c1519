import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { StaffMember } from '#contract/site/page-services.ts';

/** Delay before saving, since several answers arrive together. */
const SETTLES_MS = 800;
/** A server that is busy, or a line that breaks, doesn't take a copy; nor does a browser that keeps nothing. */
const TRIES = 4;
const AGAIN_MS = 5000;

/** Keeps the open inquiry on this device, to be read without a connection; again with each answer about it. */
export function useKeepCopy(inquiry: Inquiry, staff: StaffMember | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!staff) return;
    const key = encodeURIComponent(inquiry.id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const keep = async () => {
      const { saveOfflineCopy } = await import('./save-copies.ts');
      await saveOfflineCopy(queryClient, staff, { inquiry, isOver: () => isOver });
    };
    const keepIn = (ms: number, tries: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        keep().catch(() => {
          if (tries > 1 && !isOver) keepIn(AGAIN_MS, tries - 1);
        });
      }, ms);
    };
    const keepSoon = () => keepIn(SETTLES_MS, TRIES);
    keepSoon();
    const leave = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey.includes(key)) keepSoon();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, [queryClient, inquiry, staff]);
}
