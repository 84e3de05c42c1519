/** Bulk changes: staff change many inquiries in one action. */
import fc from 'fast-check';
import { PRIORITIES } from '../../contract/inquiries/priority.ts';
import { INQUIRY_STATUSES } from '../../contract/inquiries/statuses.ts';
import { byStaff, session, slotOf } from './as-staff.ts';
import { type ModelAnswer, type ModelStep, mustAnswer } from './call.ts';
import { cantBeAssigned } from './desk.ts';
import { STAFF_NAMES } from './fixture.ts';
import { accountOf } from './rules-of-accounts.ts';
import { mustTell, setSpam, setStatus, touch } from './rules-of-inquiries.ts';
import { type BulkState, knownIds, type State } from './state.ts';
import { addChangeEvent, itemOf, keepForUndo } from './undo.ts';
import { app } from './visitor.ts';

type Change = { status: string } | { assigneeId: string | null } | { spam: boolean } | { priority: string };

export const changeMany: fc.Arbitrary<ModelStep> = fc
  .record({
    ...{ app, session },
    nths: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
    wish: fc.oneof(
      fc.record({ status: fc.constantFrom<string>(...INQUIRY_STATUSES) }),
      fc.record({ assignee: fc.constantFrom(null, ...STAFF_NAMES) }),
      fc.record({ spam: fc.boolean() }),
      fc.record({ priority: fc.constantFrom<string>(...PRIORITIES) }),
    ),
  })
  .map(({ app, session, nths, wish }) => ({
    words: `staff change many ${JSON.stringify({ app, session, nths, wish })}`,
    prepare: (state) => {
      const known = knownIds(state);
      if (known.length === 0) return null;
      const ids = [...new Set(nths.map((nth) => known[nth % known.length] as string))];
      const change: Change =
        'assignee' in wish
          ? { assigneeId: wish.assignee && accountOf(state, wish.assignee).id }
          : (wish as Change);
      return byStaff(
        state,
        {
          ...{ app, method: 'POST', url: '/api/inquiries/bulk', slot: slotOf(state, session) },
          json: { ids, change },
        },
        (now, answer, actor) => judgeChange(now, answer, { ids, change, actor }),
      );
    },
  }));

function judgeChange(
  state: State,
  answer: ModelAnswer,
  { ids, change, actor }: { ids: string[]; change: Change; actor: string },
) {
  if ('assigneeId' in change && cantBeAssigned(state, change.assigneeId)) return mustAnswer(answer, 400);
  mustAnswer(answer, 200);
  const [[field, value]] = Object.entries(change) as [['status' | 'assigneeId' | 'spam' | 'priority', never]];
  const answered = JSON.parse(answer.body) as { id: string; changed: number };
  const items: BulkState['items'] = {};
  for (const id of ids) {
    const inquiry = state.inquiries[id];
    if (!inquiry || inquiry[field] === value) continue;
    items[id] = itemOf(inquiry);
    addChangeEvent(state, inquiry, field, value, { actor, bulkId: answered.id });
    if (field === 'status') setStatus(state, inquiry, value);
    else if (field === 'spam') setSpam(inquiry, value);
    else inquiry[field] = value;
    touch(state, inquiry);
  }
  mustTell(answered, { changed: Object.keys(items).length }, 'a change of many');
  keepForUndo(state, answered.id, field, actor, items);
}
