/** Owners: erase one inquiry or all of an address, change roles and access, sign others out. */
import fc from 'fast-check';
import { byStaff, session, slotOf, target } from './as-staff.ts';
import { type ModelAnswer, type ModelStep, mustAnswer } from './call.ts';
import { STAFF_NAMES } from './fixture.ts';
import { forget, isHeld } from './forget.ts';
import { accountOf, endSessions } from './rules-of-accounts.ts';
import { mustTell } from './rules-of-inquiries.ts';
import { erase, knownIds, type State } from './state.ts';
import { app } from './visitor.ts';
import { ADDRESSES } from './words.ts';

export const eraseOne: fc.Arbitrary<ModelStep> = fc.record(target).map(({ app, session, nth }) => ({
  words: `an owner erases an inquiry ${JSON.stringify({ app, session, nth })}`,
  prepare: (state) => {
    const ids = knownIds(state);
    if (ids.length === 0) return null;
    const inquiryId = ids[nth % ids.length] as string;
    return byStaff(
      state,
      {
        ...{ app, method: 'POST', url: '/api/erasures', slot: slotOf(state, session) },
        ...{ role: 'owner', json: { inquiryId } },
      },
      (now, answer) => {
        if (!now.inquiries[inquiryId]) return mustAnswer(answer, 404);
        mustAnswer(answer, 201);
        mustTell({ inquiries: mustErase(answer, 'inquiry') }, { inquiries: 1 }, 'the counts of an erasure');
        erase(now, inquiryId);
      },
    );
  },
}));

/** @returns the number of erased inquiries according to the answer. */
const mustErase = (answer: ModelAnswer, kind: string): number => {
  const told = JSON.parse(answer.body) as { kind: string; counts: { inquiries: number } };
  mustTell(told, { kind }, 'an erasure');
  return told.counts.inquiries;
};

export const eraseAddress: fc.Arbitrary<ModelStep> = fc
  .record({ ...{ app, session }, email: fc.constantFrom(...ADDRESSES) })
  .map(({ app, session, email }) => ({
    words: `an owner erases ${email} ${JSON.stringify({ app, session })}`,
    prepare: (state) =>
      byStaff(
        state,
        {
          ...{ app, method: 'POST', url: '/api/erasures', slot: slotOf(state, session) },
          ...{ role: 'owner', json: { email: email.toUpperCase() } },
        },
        (now, answer) => judgeEraseAddress(now, answer, email.toLowerCase()),
      ),
  }));

/** Two concurrent erasures of one address share the work: each reports its own inquiries, and together they erase all. */
function judgeEraseAddress(state: State, answer: ModelAnswer, email: string) {
  const other = state.shared[email];
  const isBeside = other?.at === state.at;
  const left = isBeside ? other.left : 0;
  if (!isHeld(state, email) && left === 0 && (!isBeside || answer.status === 404))
    return mustAnswer(answer, 404);
  mustAnswer(answer, 201);
  const all = left + forget(state, email, state.at);
  const told = mustErase(answer, 'address');
  mustTell({ tooMany: told > all }, { tooMany: false }, 'an erasure of an address');
  state.shared[email] = { at: state.at, left: all - told };
}

const person = fc.constantFrom(...STAFF_NAMES);

export const changeAccount: fc.Arbitrary<ModelStep> = fc
  .record({
    ...{ app, session, person },
    change: fc.oneof(
      fc.record({ role: fc.constantFrom<'owner' | 'staff'>('owner', 'staff') }),
      fc.record({ disabled: fc.boolean() }),
    ),
  })
  .map(({ app, session, person, change }) => ({
    words: `an owner changes ${person} ${JSON.stringify({ app, session, change })}`,
    prepare: (state) =>
      byStaff(
        state,
        {
          ...{ app, method: 'PATCH', url: `/api/staff/${accountOf(state, person).id}` },
          ...{ slot: slotOf(state, session), role: 'owner', json: change },
        },
        (now, answer, actor) => {
          if (person === actor) return mustAnswer(answer, 403);
          mustAnswer(answer, 200);
          const account = accountOf(now, person);
          const wasDisabled = account.disabled;
          Object.assign(account, change);
          mustTell(JSON.parse(answer.body), change, 'the changed account');
          if (!account.disabled || wasDisabled) return;
          endSessions(now, person);
        },
      ),
  }));

export const signOut: fc.Arbitrary<ModelStep> = fc
  .record({ app, session, person })
  .map(({ app, session, person }) => ({
    words: `an owner signs ${person} out ${JSON.stringify({ app, session })}`,
    prepare: (state) =>
      byStaff(
        state,
        {
          ...{ app, method: 'POST', url: `/api/staff/${accountOf(state, person).id}/sign-out` },
          ...{ slot: slotOf(state, session), role: 'owner', json: {} },
        },
        (now, answer) => {
          mustAnswer(answer, 200);
          endSessions(now, person);
        },
      ),
  }));
