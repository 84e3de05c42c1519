import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../frame/request.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { forgetInquiry, isGone } from '../queries/forget-inquiry.ts';
import { useHeard } from './use-live.ts';

/** Drafts about more inquiries than this aren't looked up at once; what was saved leaves none. */
const LOOKED_UP = 20;

/** Forgets what colleagues erased: at once while the page is open, and drafts about it when it opens again. */
export function useForgetErased(drafts: NoteDrafts): void {
  const queryClient = useQueryClient();
  const { erased } = useHeard();
  useEffect(() => {
    for (const id of erased) forgetInquiry(queryClient, drafts, id);
  }, [erased, queryClient, drafts]);
  useEffect(() => {
    for (const id of drafts.inquiryIds().slice(0, LOOKED_UP))
      request(`/api/inquiries/${encodeURIComponent(id)}`).catch((error) => {
        if (isGone(error)) drafts.forget(id);
      });
  }, [drafts]);
}
