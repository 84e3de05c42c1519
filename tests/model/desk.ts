/** Staff change one inquiry: status, note, assignee, spam. They send the values that they saw, current or older. */
import fc from 'fast-check';
import { RESTS_ON } from '../../contract/inquiries/clashes.ts';
import { PRIORITIES } from '../../contract/inquiries/priority.ts';
import { INQUIRY_STATUSES } from '../../contract/inquiries/statuses.ts';
import { startOfDay } from '../../contract/shared/zoned-day.ts';
import { atOne, byStaff, slotOf, target } from './as-staff.ts';
import { type ModelAnswer, mustAnswer } from './call.ts';
import { emailOf, STAFF_NAMES } from './fixture.ts';
import { accountById, accountOf } from './rules-of-accounts.ts';
import { addMail, mustTell, NO_NEXT_STEP, setSpam, setStatus, toldOf, touch } from './rules-of-inquiries.ts';
import { addEvent, canonical, type InquiryState, type State } from './state.ts';
import { assignment, itemOf, keepForUndo } from './undo.ts';
import { wordOf } from './words.ts';

type Rest = {
  status?: string;
  spam?: boolean;
  nextStep?: { text: string; day: string } | null;
  priority?: string;
  tags?: string[];
  noReplyNeeded?: true;
};
const change = fc.oneof(
  fc.record({ status: fc.constantFrom(...INQUIRY_STATUSES) }),
  fc.record({ note: fc.constant(true) }),
  fc.record({ status: fc.constantFrom(...INQUIRY_STATUSES), note: fc.constant(true) }),
  fc.record({ assignee: fc.constantFrom(null, ...STAFF_NAMES) }),
  fc.record({ spam: fc.boolean() }),
  fc.record({ nextStep: fc.constantFrom(null, { text: 'Call again', day: '2026-03-03' }) }),
  fc.record({ priority: fc.constantFrom<string>(...PRIORITIES) }),
  fc.record({ tags: fc.subarray(['referral', 'view lot', 'pool']) }),
  fc.constant({ noReplyNeeded: true as const }),
) as fc.Arbitrary<Rest & { note?: true; assignee?: string | null }>;

export const patch = atOne(
  'staff change an inquiry',
  fc.record({ ...target, change, view: fc.constantFrom('none', 'current', 'first') }),
  (state, { app, session, change: { note, assignee, ...rest }, view }, id, world) => {
    const word = wordOf(note ? world.next() : 0);
    const wished: Wished = {
      ...rest,
      ...(note && { notes: `Wants ${word}.` }),
      ...(assignee !== undefined && { assigneeId: assignee && accountOf(state, assignee).id }),
    };
    const inquiry = state.inquiries[id];
    const seen = inquiry && SEEN[view]?.(inquiry);
    return byStaff(
      state,
      {
        ...{ app, method: 'PATCH', url: `/api/inquiries/${id}`, slot: slotOf(state, session) },
        json: { ...wished, ...(seen && { seen }) },
      },
      (now, answer, actor) => judgePatch(now, answer, { actor, id, wished, word, seen }),
    );
  },
);

/** Values that staff see: those of the current inquiry, or those at its arrival. */
const SEEN: Record<string, (inquiry: InquiryState) => Values> = {
  current: toldOf,
  first: ({ createdAt }) => ({
    ...{ status: 'new', notes: null, spam: false, assigneeId: null, priority: 'normal', tags: [] },
    ...{ ...NO_NEXT_STEP, visitorAt: createdAt },
  }),
};

type Values = Partial<Record<string, unknown>>;
type Wished = Rest & { notes?: string; assigneeId?: string | null };
type Patched = { actor: string; id: string; wished: Wished; word: string; seen: Values | undefined };

function judgePatch(state: State, answer: ModelAnswer, { actor, id, wished, word, seen }: Patched) {
  if (cantBeAssigned(state, wished.assigneeId)) return mustAnswer(answer, 400);
  const inquiry = state.inquiries[id];
  if (!inquiry) return mustAnswer(answer, 404);
  if (seen && clashes(inquiry, actor, wished, seen)) return mustAnswer(answer, 412);
  mustAnswer(answer, 200);
  const item = itemOf(inquiry);
  const [field, ...more] = UNDOABLE.filter((name) => wished[name] !== undefined);
  const isChanged = apply(state, inquiry, actor, wished, word);
  if (isChanged && field && more.length === 0)
    keepForUndo(state, String(answer.headers.undo), field, actor, { [id]: item });
  mustTell(JSON.parse(answer.body), toldOf(inquiry), 'the changed inquiry');
}

/** Whether a value differs from the one that was seen. People have always seen their own note. */
function clashes(inquiry: InquiryState, actor: string, wished: Wished, seen: Values): boolean {
  const current: Values = toldOf(inquiry);
  const isOwn = inquiry.events.some(
    (event) => event.kind === 'note' && event.actor === actor && event.data.text === inquiry.notes,
  );
  return (Object.keys(wished) as (keyof Wished)[])
    .filter((field) => field !== 'notes' || !isOwn)
    .some((field) =>
      Object.keys(RESTS_ON[field]).some((name) => canonical(seen[name]) !== canonical(current[name])),
    );
}

export const cantBeAssigned = (state: State, id: string | null | undefined): boolean =>
  Boolean(id) && accountOf(state, accountById(state, id as string) as string).disabled;

const UNDOABLE = ['status', 'assigneeId', 'spam', 'nextStep', 'priority', 'tags', 'noReplyNeeded'] as const;

/** @returns whether anything changed. */
function apply(state: State, inquiry: InquiryState, actor: string, wished: Wished, word: string): boolean {
  const { at } = state;
  const { status, notes, assigneeId, spam, nextStep, priority, tags, noReplyNeeded } = wished;
  const before = inquiry.events.length;
  if (status !== undefined && status !== inquiry.status) {
    addEvent(inquiry, at, 'status', actor, { from: inquiry.status, to: status });
    setStatus(state, inquiry, status);
  }
  if (notes !== undefined) {
    addEvent(inquiry, at, 'note', actor, { text: notes });
    inquiry.notes = notes;
    inquiry.words.push(word);
  }
  if (assigneeId !== undefined && assigneeId !== inquiry.assigneeId) {
    addEvent(inquiry, at, 'assignment', actor, assignment(state, inquiry.assigneeId, assigneeId));
    inquiry.assigneeId = assigneeId;
    const assignee = accountById(state, assigneeId);
    // The email is dropped if the inquiry is assigned to someone else before it is sent.
    if (assignee && assignee !== actor) addMail(inquiry, 'assignment', emailOf(assignee), { optional: true });
  }
  if (spam !== undefined && spam !== inquiry.spam) {
    addEvent(inquiry, at, 'spam', actor, { spam });
    setSpam(inquiry, spam);
  }
  if (priority !== undefined && priority !== inquiry.priority) {
    addEvent(inquiry, at, 'priority', actor, { from: inquiry.priority, to: priority });
    inquiry.priority = priority;
  }
  if (tags !== undefined) {
    const without = (list: string[], others: string[]) => list.filter((each) => !others.includes(each));
    const [added, removed] = [without(tags, inquiry.tags), without(inquiry.tags, tags)];
    if (added.length + removed.length > 0) {
      addEvent(inquiry, at, 'tags', actor, { added, removed });
      inquiry.tags = tags;
    }
  }
  if (noReplyNeeded && inquiry.waiting !== null) {
    addEvent(inquiry, at, 'no-reply-needed', actor);
    inquiry.waiting = null;
  }
  if (nextStep) {
    addEvent(inquiry, at, 'next-step', actor, nextStep);
    Object.assign(inquiry, {
      nextStep: nextStep.text,
      snoozedUntil: startOfDay(nextStep.day, 'America/Chicago'),
    });
    if (inquiry.waiting?.reason === 'next-step') inquiry.waiting = null;
  } else if (nextStep === null && inquiry.snoozedUntil !== null) {
    addEvent(inquiry, at, 'next-step', actor, { text: null, day: null });
    Object.assign(inquiry, NO_NEXT_STEP);
  }
  if (inquiry.events.length === before) return false;
  touch(state, inquiry);
  return true;
}
