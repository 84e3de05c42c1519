/** Staff and the visitor of one inquiry: contacts, replies, the private link. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { atOne, byStaff, slotOf, target } from './as-staff.ts';
import { type ModelAnswer, mustAnswer } from './call.ts';
import { addMail, contacted, mustTell, toldOf, touch } from './rules-of-inquiries.ts';
import { addEvent, type State } from './state.ts';
import { itemOf, keepForUndo } from './undo.ts';
import { wordOf } from './words.ts';

export const logContact = atOne(
  'staff log a contact',
  fc.record({
    ...target,
    kind: fc.constantFrom('call', 'mail', 'meeting'),
    missed: fc.constantFrom(undefined, undefined, 'voicemail', 'no-answer'),
  }),
  (state, { app, session, kind, missed }, id, world) => {
    const outcome = (kind === 'call' && missed) || 'reached';
    const word = wordOf(world.next());
    const text = `Spoke about ${word}.`;
    return byStaff(
      state,
      {
        ...{ app, method: 'POST', url: `/api/inquiries/${id}/contacts`, slot: slotOf(state, session) },
        json: { kind, text, outcome },
      },
      (now, answer, actor) => {
        const inquiry = now.inquiries[id];
        if (!inquiry) return mustAnswer(answer, 404);
        mustAnswer(answer, 201);
        const item = itemOf(inquiry);
        const from = inquiry.status;
        if (outcome === 'reached') contacted(inquiry, now.at);
        else inquiry.missedCall = outcome;
        touch(now, inquiry);
        addEvent(inquiry, now.at, 'contact', actor, { contact: kind, outcome, text });
        if (inquiry.status !== from) addEvent(inquiry, now.at, 'status', actor, { from, to: inquiry.status });
        inquiry.words.push(word);
        keepForUndo(now, String(answer.headers.undo), 'contact', actor, { [id]: item });
        mustTell(JSON.parse(answer.body), toldOf(inquiry), 'the contacted inquiry');
      },
    );
  },
);

type Reply = { id: string; key: string; text: string; word: string };

export const reply = atOne(
  'staff reply',
  fc.record({ ...target, again: fc.option(fc.nat(20), { freq: 4 }) }),
  (state, { app, session, again }, id, world) => {
    const earlier = world.sent.replies as Reply[];
    const before = again === null ? undefined : earlier[again % Math.max(1, earlier.length)];
    const word = wordOf(world.next());
    const sent = before ?? { id, key: randomUUID(), word, text: `We build with ${word}.` };
    if (!before) earlier.push(sent);
    return byStaff(
      state,
      {
        ...{ app, method: 'POST', url: `/api/inquiries/${sent.id}/replies`, slot: slotOf(state, session) },
        headers: { 'idempotency-key': sent.key },
        json: { subject: 'Your house', text: sent.text },
      },
      (now, answer, actor) => judgeReply(now, answer, sent, actor),
    );
  },
);

function judgeReply(state: State, answer: ModelAnswer, { id, key, text, word }: Reply, actor: string) {
  const inquiry = state.inquiries[id];
  if (!inquiry) return mustAnswer(answer, 404);
  mustAnswer(answer, 201);
  const mailId = (JSON.parse(answer.body) as { id: string }).id;
  const before = inquiry.replies[key];
  if (before) return mustTell({ mailId }, { mailId: before.mailId }, 'the mail of a repeated reply');
  inquiry.replies[key] = { content: text, mailId };
  inquiry.underWay[mailId] = { at: state.at, actor, held: false };
  touch(state, inquiry);
  addEvent(inquiry, state.at, 'mail', actor, { mailId, subject: 'Your house', text });
  addMail(inquiry, 'reply', inquiry.email, { free: true });
  inquiry.unsearched.push(word);
}

export const setLink = atOne(
  'staff end or renew a private link',
  fc.record({ ...target, action: fc.constantFrom('revoke', 'renew') }),
  (state, { app, session, action }, id) =>
    byStaff(
      state,
      {
        ...{ app, method: 'POST', url: `/api/inquiries/${id}/visitor-link` },
        ...{ slot: slotOf(state, session), json: { action } },
      },
      (now, answer, actor) => {
        const inquiry = now.inquiries[id];
        if (!inquiry) return mustAnswer(answer, 404);
        mustAnswer(answer, 200);
        inquiry.generation += 1;
        inquiry.linkWorks = action === 'renew';
        addEvent(inquiry, now.at, `visitor-link-${action}${action === 'renew' ? 'ed' : 'd'}`, actor);
        if (action === 'renew') addMail(inquiry, 'inquiry-visitor', inquiry.email);
      },
    ),
);
