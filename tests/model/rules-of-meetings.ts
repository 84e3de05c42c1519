/** The effect of each change on an inquiry's meetings (docs/decisions/0083). All are calls with one person. */
import { isClosed } from '../../contract/inquiries/statuses.ts';
import { emailOf, HOST } from './fixture.ts';
import { accountOf } from './rules-of-accounts.ts';
import { addMail } from './rules-of-inquiries.ts';
import { addEvent, type BulkItem, type InquiryState, type MeetingState, type State } from './state.ts';

const LENGTH_MS = 20 * 60_000;

/** Whether a code that was made for an address is that of the request. */
export const confirmedBy = (email: string, inquiry: InquiryState): boolean =>
  email.toLowerCase() === inquiry.email.toLowerCase();

export const isBookable = ({ spam, status, withdrawnAt, erasureRequestedAt }: InquiryState): boolean =>
  !spam && withdrawnAt === null && erasureRequestedAt === null && !isClosed(status);

export const isActive = ({ state }: MeetingState): boolean => state === 'booked' || state === 'requested';

const endOf = ({ at }: MeetingState): string => new Date(Date.parse(at) + LENGTH_MS).toISOString();

/** What keeps another from being chosen; a hold that has ended doesn't. */
export const aheadOf = (state: State, { meetings }: InquiryState): MeetingState | undefined =>
  meetings.find(
    (one) =>
      isActive(one) && endOf(one) > state.at && (one.state === 'booked' || (one.heldUntil ?? '') > state.at),
  );

type Change = 'requested' | 'expired' | 'booked' | 'cancelled' | 'restored';

/** A change of its own counts the version up. */
export function meetingEvent(
  state: State,
  inquiry: InquiryState,
  change: Change,
  meeting: MeetingState,
  more: { until?: string } = {},
): void {
  noteMeeting(state, inquiry, change, meeting, { actor: null, ...more });
  inquiry.version += 1;
  inquiry.updatedAt = state.at;
}

/** As a part of another change. */
function noteMeeting(
  state: State,
  inquiry: InquiryState,
  change: Change,
  { at }: MeetingState,
  { actor, ...more }: { actor: string | null; until?: string },
): void {
  const { id: staffId } = accountOf(state, HOST);
  const data = { kind: 'call', at, staffId, staffName: HOST, ...more };
  addEvent(inquiry, state.at, `meeting-${change}`, actor, data);
  inquiry.shown = shownOf(state, inquiry);
}

/** The meeting that lists show. */
function shownOf(state: State, { meetings }: InquiryState): InquiryState['shown'] {
  const kept = meetings.filter(isActive).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const shown = kept.find((one) => endOf(one) > state.at) ?? kept.at(-1);
  return shown ? { at: shown.at, kind: 'call', state: shown.state } : null;
}

export function tellBooked(
  state: State,
  inquiry: InquiryState,
  actor: string | null,
  optional = false,
): void {
  untold(inquiry);
  addMail(inquiry, 'meeting-booked', inquiry.email, { optional });
  tellHost(state, inquiry, actor, optional);
}

export function tellCancelled(state: State, inquiry: InquiryState, actor: string | null): void {
  untold(inquiry);
  addMail(inquiry, 'meeting-cancelled', inquiry.email);
  tellHost(state, inquiry, actor, false);
}

/** Earlier mails that haven't begun to go out give way to the next. */
function untold(inquiry: InquiryState): void {
  for (const mail of inquiry.mails)
    if (['meeting-requested', 'meeting-booked', 'meeting-cancelled'].includes(mail.kind))
      mail.optional = true;
}

function tellHost(state: State, inquiry: InquiryState, actor: string | null, optional: boolean): void {
  if (actor !== HOST && !accountOf(state, HOST).disabled)
    addMail(inquiry, 'meeting-staff', emailOf(HOST), { optional });
}

/** An inquiry that ends keeps nobody's time. @returns what an undo brings back. */
export function giveUp(state: State, inquiry: InquiryState, actor: string | null): BulkItem['freed'] {
  const ahead = inquiry.meetings.filter((one) => isActive(one) && one.at > state.at);
  const freed = ahead.map(({ id, state: was, heldUntil }) => ({ id, was, heldUntil }));
  const firm = ahead.filter(({ state: was }) => was === 'booked');
  for (const meeting of ahead)
    Object.assign(meeting, {
      ...{ state: meeting.state === 'booked' ? 'cancelled' : 'lapsed', heldUntil: null, hasCells: false },
    });
  for (const meeting of ahead) {
    noteMeeting(state, inquiry, 'cancelled', meeting, { actor });
    if (firm.includes(meeting)) tellCancelled(state, inquiry, actor);
  }
  return freed;
}

/** @returns how many agreed meetings are lost. */
export function restore(
  state: State,
  inquiry: InquiryState,
  actor: string,
  freed: BulkItem['freed'],
): number {
  let lost = 0;
  for (const { id, was, heldUntil } of freed) {
    const meeting = inquiry.meetings.find((one) => one.id === id) as MeetingState;
    const isTaken = Object.values(state.inquiries)
      .flatMap(({ meetings }) => meetings)
      .some((one) => one.hasCells && one.at === meeting.at);
    if (isTaken || meeting.at <= state.at || (heldUntil !== null && heldUntil <= state.at)) {
      if (was === 'booked') lost += 1;
      continue;
    }
    Object.assign(meeting, { state: was, heldUntil, hasCells: true });
    noteMeeting(state, inquiry, 'restored', meeting, { actor });
    if (was !== 'booked') continue;
    // Taken back, if they hadn't begun to go out; then nobody is told again.
    for (const kind of ['meeting-cancelled', 'meeting-staff'])
      for (const mail of inquiry.mails.filter((one) => one.kind === kind)) mail.optional = true;
    tellBooked(state, inquiry, actor, true);
  }
  return lost;
}
