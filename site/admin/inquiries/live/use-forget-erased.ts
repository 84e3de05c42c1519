import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { useDrafts } from '../../state/use-drafts.ts';
import { forgetInquiry } from '../queries/forget-inquiry.ts';
import { useLiveUpdates } from './use-live.ts';

/** Deletes local data of inquiries that colleagues erased: immediately while the page is open, else when it opens again. */
export function useForgetErased(staff: StaffMember): void {
  const drafts = useDrafts();
  const queryClient = useQueryClient();
  const { erased } = useLiveUpdates();
  useEffect(() => {
    for (const id of erased) forgetInquiry(queryClient, drafts, id);
  }, [erased, queryClient, drafts]);
  useEffect(() => {
    const ask = async () => {
      const { refreshOfflinePermissions } = await import('../../offline-storage/save-copies.ts');
      for (const id of await refreshOfflinePermissions(staff, drafts.inquiryIds())) drafts.forget(id);
    };
    // Asked again when the page opens the next time.
    void ask().catch(() => {});
  }, [staff, drafts]);
}
