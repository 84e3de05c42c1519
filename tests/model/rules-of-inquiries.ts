/** The effect of each change on an inquiry. The pure rules are the product's own (contract/); stored state is not. */
import { isFirstContact } from '../../contract/inquiries/clock.ts';
import { needsFirstContact } from '../../contract/inquiries/queue.ts';
import { CONTACTED_STATUS, isClosed, isWaiting } from '../../contract/inquiries/statuses.ts';
import { canonical, type InquiryState, type ModelMail, must, type State } from './state.ts';

export const inquiryOf = (state: State, id: string) => state.inquiries[id] as InquiryState;

export function touch(state: State, inquiry: InquiryState): void {
  inquiry.version += 1;
  inquiry.updatedAt = state.at;
}

/** @param saidAt time of the contact; later messages of the visitor still need a reply. */
export function contacted(inquiry: InquiryState, saidAt: string): void {
  if (inquiry.firstContactAt === null || inquiry.firstContactAt > saidAt) inquiry.firstContactAt = saidAt;
  if (isWaiting(inquiry.status)) inquiry.status = CONTACTED_STATUS;
  answered(inquiry, saidAt);
  inquiry.missedCall = null;
}

function answered(inquiry: InquiryState, until: string): void {
  if (inquiry.waiting === null || inquiry.waiting.reason === 'erasure-request') return;
  if (inquiry.visitorAt > until) inquiry.waiting.since = inquiry.visitorAt;
  else inquiry.waiting = null;
}

export function setStatus(state: State, inquiry: InquiryState, status: string): void {
  if (status === inquiry.status) return;
  if (isFirstContact(inquiry.status, status)) contacted(inquiry, state.at);
  if (isWaiting(status) && !wasContacted(inquiry)) inquiry.firstContactAt = null;
  if (isClosed(status)) {
    answered(inquiry, state.at);
    Object.assign(inquiry, { missedCall: null, ...NO_NEXT_STEP });
  }
  inquiry.status = status;
}

export const NO_NEXT_STEP = { snoozedUntil: null, nextStep: null };

/** Whether the first contact was more than a change of status. */
const wasContacted = ({ firstContactAt, events }: InquiryState): boolean =>
  events.some(({ at, kind }) => at === firstContactAt && ['contact', 'mail'].includes(kind));

export function visitorSaid(state: State, inquiry: InquiryState, reason: string): void {
  const { waiting } = inquiry;
  const keeps =
    ['erasure-request', 'withdrawal'].includes(waiting?.reason ?? '') &&
    ['message', 'correction'].includes(reason);
  const begins = waiting === null || reason.startsWith('withdrawal');
  inquiry.waiting = {
    since: begins ? state.at : waiting.since,
    reason: waiting !== null && keeps ? waiting.reason : reason,
  };
  inquiry.visitorAt = state.at;
  Object.assign(inquiry, NO_NEXT_STEP);
}

/** The clock's fields (contract/inquiries/queue.ts). */
function waitingOf(inquiry: InquiryState) {
  if (inquiry.spam) return { waitingSince: null, waitingReason: null };
  if (needsFirstContact(inquiry)) return { waitingSince: inquiry.createdAt, waitingReason: 'new' };
  return { waitingSince: inquiry.waiting?.since ?? null, waitingReason: inquiry.waiting?.reason ?? null };
}

/** Mail about suspected spam is held until a rescue. */
export function setSpam(inquiry: InquiryState, spam: boolean): void {
  if (inquiry.spam === spam) return;
  inquiry.spam = spam;
  for (const mail of inquiry.mails) {
    mail.free = !spam;
    mail.wasFree ||= !spam;
  }
  for (const reply of Object.values(inquiry.underWay)) reply.held = spam;
}

export function addMail(
  inquiry: InquiryState,
  kind: string,
  to: string,
  { free = !inquiry.spam, optional = false }: Partial<Pick<ModelMail, 'free' | 'optional'>> = {},
): void {
  inquiry.mails.push({ kind, to: [to], free, wasFree: free, optional });
}

/** The new address gets all unsent mail, and a receipt unless the unsent mail includes one. */
export function redirectMails(inquiry: InquiryState): void {
  const meant = inquiry.mails.filter(({ kind }) => ['inquiry-visitor', 'reply'].includes(kind));
  for (const mail of meant) mail.to = mail.wasFree ? [...mail.to, inquiry.email] : [inquiry.email];
  const receipts = meant.filter(({ kind }) => kind === 'inquiry-visitor');
  if (!receipts.some(({ wasFree, optional }) => !wasFree && !optional))
    addMail(inquiry, 'inquiry-visitor', inquiry.email, { optional: receipts.length > 0 });
}

/** The API's answer about an inquiry. */
export const toldOf = (inquiry: InquiryState) => ({
  id: inquiry.id,
  reference: inquiry.reference,
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone,
  message: inquiry.message,
  attachments: inquiry.attachments,
  status: inquiry.status,
  notes: inquiry.notes,
  spam: inquiry.spam,
  assigneeId: inquiry.assigneeId,
  firstContactAt: inquiry.firstContactAt,
  withdrawnAt: inquiry.withdrawnAt,
  erasureRequestedAt: inquiry.erasureRequestedAt,
  ...waitingOf(inquiry),
  visitorAt: inquiry.visitorAt,
  snoozedUntil: inquiry.snoozedUntil,
  nextStep: inquiry.nextStep,
  missedCall: inquiry.missedCall,
  priority: inquiry.priority,
  tags: inquiry.tags,
  meeting: null,
  version: inquiry.version,
  createdAt: inquiry.createdAt,
  updatedAt: inquiry.updatedAt,
});

/** Fails unless `told` has every property of `expected`, with the same value. */
export function mustTell(told: unknown, expected: object, what: string): void {
  const found = told as Record<string, unknown> | null;
  for (const [name, value] of Object.entries(expected))
    must(
      found !== null && canonical(found[name]) === canonical(value),
      () => `${what}: ${name} is ${canonical(found?.[name])} instead of ${canonical(value)}`,
    );
}
