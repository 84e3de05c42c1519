/** The form's fields as typed, kept like other drafts: a closed dialog or a reload loses nothing. */

import type { RequestChannel } from '#contract/inquiries/inquiry-actions.ts';
import type { NewRequest } from '#contract/inquiries/new-request.ts';
import { NEW_REQUEST, type NoteDrafts } from '../../state/note-drafts.ts';

export type NewRequestFields = {
  channel: RequestChannel;
  /** Seconds since the client got in touch. */
  since: string;
} & Record<
  'name' | 'phone' | 'email' | 'message' | 'area' | 'serviceType' | 'priority' | 'referredBy',
  string
>;

const EMPTY: NewRequestFields = {
  ...{ channel: 'phone', since: '0', name: '', phone: '', email: '' },
  ...{ message: '', area: '', serviceType: '', priority: '', referredBy: '' },
};

export function draftOf(drafts: NoteDrafts): NewRequestFields {
  try {
    return { ...EMPTY, ...JSON.parse(drafts.get(NEW_REQUEST) || '{}') };
  } catch {
    return EMPTY;
  }
}

/** @param fields those on screen; "Referred by" is there for referrals only. */
export const saveDraft = (drafts: NoteDrafts, fields: Partial<NewRequestFields>): void =>
  drafts.set(NEW_REQUEST, JSON.stringify(fields));

export const forgetDraft = (drafts: NoteDrafts): void => drafts.set(NEW_REQUEST, '');

export const requestOf = ({ since, serviceType, priority, ...fields }: NewRequestFields): NewRequest => ({
  ...fields,
  serviceType: serviceType as NewRequest['serviceType'],
  ...(priority && { priority: priority as NewRequest['priority'] }),
  secondsAgo: Number(since),
});

export const fieldsOf = ({ secondsAgo = 0, ...request }: NewRequest): NewRequestFields => ({
  ...EMPTY,
  ...Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value ?? ''])),
  since: String(secondsAgo),
});
