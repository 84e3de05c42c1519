/** Staff undo a change of one or many inquiries. */
import fc from 'fast-check';
import { INQUIRY_ACTION_LIMITS } from '../../contract/inquiries/inquiry-actions.ts';
import { byStaff, session, slotOf } from './as-staff.ts';
import { type ModelAnswer, type ModelStep, mustAnswer } from './call.ts';
import { accountById } from './rules-of-accounts.ts';
import { mustTell, setSpam } from './rules-of-inquiries.ts';
import {
  addEvent,
  type BulkItem,
  type BulkState,
  type InquiryState,
  milliseconds,
  type State,
  UNDONE,
} from './state.ts';
import { app } from './visitor.ts';

const FORGOTTEN_MS = 3_600_000;

/** The current values of an inquiry, which an undo of the next change restores. */
export const itemOf = (inquiry: InquiryState): BulkItem =>
  structuredClone({
    version: inquiry.version + 1,
    ...(Object.fromEntries(UNDONE.map((name) => [name, inquiry[name]])) as Omit<BulkItem, 'version'>),
  });

export function keepForUndo(
  state: State,
  id: string,
  field: BulkState['field'],
  account: string,
  items: BulkState['items'],
): void {
  for (const [old, { at }] of Object.entries(state.bulks))
    if (Date.parse(at) < milliseconds(state) - FORGOTTEN_MS) delete state.bulks[old];
  state.bulks[id] = { at: state.at, account, field, items, undone: false };
}

type By = { actor: string; bulkId: string };

export function addChangeEvent(
  state: State,
  inquiry: InquiryState,
  field: BulkState['field'],
  to: unknown,
  { actor, bulkId }: By,
): void {
  const [kind, data] = {
    status: () => ['status', { from: inquiry.status, to }] as const,
    assigneeId: () => ['assignment', assignment(state, inquiry.assigneeId, to as string | null)] as const,
    spam: () => ['spam', { spam: to }] as const,
    priority: () => ['priority', { from: inquiry.priority, to }] as const,
    tags: () => ['undone', { field }] as const,
    nextStep: () => ['undone', { field }] as const,
    noReplyNeeded: () => ['undone', { field }] as const,
    contact: () => ['undone', { field }] as const,
  }[field]();
  addEvent(inquiry, state.at, kind, actor, { ...data, bulkId });
}

const person = (state: State, id: string | null) => id && { id, name: accountById(state, id) };
export const assignment = (state: State, from: string | null, to: string | null) => ({
  from: person(state, from),
  to: person(state, to),
});

export const undo: fc.Arbitrary<ModelStep> = fc
  .record({ ...{ app, session }, nth: fc.nat(5) })
  .map(({ app, session, nth }) => ({
    words: `staff undo ${JSON.stringify({ app, session, nth })}`,
    prepare: (state) => {
      const ids = Object.keys(state.bulks).sort().toReversed();
      const id = ids[nth % Math.max(1, ids.length)];
      if (id === undefined) return null;
      return byStaff(
        state,
        {
          ...{ app, method: 'POST', url: `/api/inquiries/bulk/${id}/undo` },
          ...{ slot: slotOf(state, session), json: {} },
        },
        (now, answer, actor) => judgeUndo(now, answer, id, actor),
      );
    },
  }));

function judgeUndo(state: State, answer: ModelAnswer, id: string, actor: string) {
  const bulk = state.bulks[id];
  if (bulk?.account !== actor) return mustAnswer(answer, 404);
  if (bulk.undone || Date.parse(bulk.at) < milliseconds(state) - INQUIRY_ACTION_LIMITS.undoMs)
    return mustAnswer(answer, 409);
  mustAnswer(answer, 200);
  bulk.undone = true;
  const items = Object.entries(bulk.items).map(([of, item]) => ({
    inquiry: state.inquiries[of] as InquiryState,
    item,
  }));
  const untouched = items.filter(({ inquiry, item }) => inquiry.version === item.version);
  for (const { inquiry, item } of untouched) {
    addChangeEvent(state, inquiry, bulk.field, item[bulk.field as keyof BulkItem], { actor, bulkId: id });
    const { version: _, spam, ...restored } = structuredClone(item);
    setSpam(inquiry, spam);
    Object.assign(inquiry, restored);
    inquiry.version += 1;
  }
  const kept = items.length - untouched.length;
  mustTell(JSON.parse(answer.body), { restored: untouched.length, kept }, 'an undo');
}
