import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { request } from '../../../layout/request.ts';
import { keepUpdated } from './known-inquiries.ts';

/** The open inquiry counts as read, for oneself; also when the visitor writes while it is open. */
export function useMarkRead(inquiries: readonly ListedInquiry[], selectedId: string | null): void {
  const queryClient = useQueryClient();
  // One that isn't in the loaded part of the list may be unread.
  const isUnread = inquiries.find(({ id }) => id === selectedId)?.unread ?? true;
  useEffect(() => {
    if (selectedId === null || !isUnread) return;
    request(`/api/inquiries/${encodeURIComponent(selectedId)}/read`, { method: 'PUT' })
      .then(() => keepUpdated(queryClient, { id: selectedId, unread: false }))
      // It stays marked as unread, and is read the next time.
      .catch(() => {});
  }, [queryClient, selectedId, isUnread]);
}
