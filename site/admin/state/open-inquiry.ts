import { createContext, useContext } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';

/** The open inquiry and the way to change it, for all parts of its page. */
export type OpenInquiry = {
  inquiry: Inquiry;
  /** Whether a change is on its way. */
  isPending: boolean;
  onUpdate: (change: InquiryChange) => void;
};

export const OpenInquiryContext = createContext<OpenInquiry | null>(null);

/** @throws outside of an open inquiry. */
export function useOpenInquiry(): OpenInquiry {
  const open = useContext(OpenInquiryContext);
  if (!open) throw new Error('useOpenInquiry() needs an open inquiry around it.');
  return open;
}
