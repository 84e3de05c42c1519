/** Staff leave an address elsewhere: a saved search for it, an export of that search. */
import fc from 'fast-check';
import { byStaff, session, slotOf } from './as-staff.ts';
import { type ModelStep, mustAnswer } from './call.ts';
import { app } from './visitor.ts';
import { ADDRESSES } from './words.ts';

const params = fc.record({ app, session, email: fc.constantFrom(...ADDRESSES) });
const searchFor = (email: string) => String(new URLSearchParams({ q: email }));

export const saveSearch: fc.Arbitrary<ModelStep> = params.map(({ app, session, email }) => ({
  words: `staff save a search for ${email} ${JSON.stringify({ app, session })}`,
  prepare: (state) =>
    byStaff(
      state,
      {
        ...{ app, method: 'POST', url: '/api/views', slot: slotOf(state, session) },
        json: { name: email, query: searchFor(email) },
      },
      (now, answer, actor) => {
        const view = `${actor} ${email}`;
        if (now.views[view] !== undefined) return mustAnswer(answer, 409);
        mustAnswer(answer, 201);
        const { id } = JSON.parse(answer.body) as { id: string };
        now.views[view] = { id, actor, name: email, searched: email };
      },
    ),
}));

/** The view keeps its name, which is an address, too. */
export const changeSearch: fc.Arbitrary<ModelStep> = params.map(({ app, session, email }) => ({
  words: `staff change a saved search to ${email} ${JSON.stringify({ app, session })}`,
  prepare: (state) => {
    const views = Object.values(state.views);
    const view = views[session % Math.max(1, views.length)];
    if (!view) return null;
    return byStaff(
      state,
      {
        ...{ app, method: 'PATCH', url: `/api/views/${view.id}`, slot: slotOf(state, session) },
        json: { query: searchFor(email) },
      },
      (now, answer, actor) => {
        const known = Object.values(now.views).find(({ id }) => id === view.id);
        if (known?.actor !== actor) return mustAnswer(answer, 404);
        mustAnswer(answer, 200);
        known.searched = email;
      },
    );
  },
}));

export const exportSearch: fc.Arbitrary<ModelStep> = params.map(({ app, session, email }) => ({
  words: `staff export a search for ${email} ${JSON.stringify({ app, session })}`,
  prepare: (state) => {
    const url = `/api/inquiries/export.json?${searchFor(email)}`;
    return byStaff(state, { app, method: 'GET', url, slot: slotOf(state, session) }, (now, answer) => {
      mustAnswer(answer, 200);
      now.exports = [...new Set([...now.exports, email.toLowerCase()])].sort();
    });
  },
}));
