/** A visitor on the private page of a request: adds, corrects, withdraws, requests erasure; also with links that ended. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Call, type ModelAnswer, type ModelStep, mustAnswer, requesting } from './call.ts';
import { addMail, redirectMails, touch, visitorSaid } from './rules-of-inquiries.ts';
import { addEvent, belongToOthers, type InquiryState, knownIds, type State, someGone } from './state.ts';
import { app, pictures, tokenOf, urlsOf } from './visitor.ts';
import { ADDRESSES, wordOf } from './words.ts';

type Asked =
  | { action: 'add'; text: string; word: string; attachments: string[] }
  | { action: 'contact'; email: string; phone: string }
  | { action: 'withdraw' | 'take-back' | 'erase' };
type Form = { id: string; key: string; asked: Asked };

const MOST_ADDRESSES = 5;

const wish = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant('add' as const), pictures }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('contact' as const),
      email: fc.constantFrom(...ADDRESSES),
      phone: fc.constantFrom('', '979-555-0111'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ action: fc.constantFrom('withdraw', 'take-back', 'erase') }) },
);

/** @param old uses the previous link instead of the current one. */
export const usePrivatePage: fc.Arbitrary<ModelStep> = fc
  .record({
    ...{ app, nth: fc.nat(20), wish },
    old: fc.integer({ min: 0, max: 7 }).map((n) => n === 7),
    again: fc.option(fc.nat(20), { freq: 5 }),
  })
  .map(({ app, nth, wish, old, again }) => ({
    words: `the visitor's page: ${JSON.stringify({ app, nth, wish, old, again })}`,
    prepare: (state, world) => {
      const ids = knownIds(state);
      if (ids.length === 0) return null;
      const earlier = world.sent.forms as Form[];
      const before = again === null ? undefined : earlier[again % Math.max(1, earlier.length)];
      const id = ids[nth % ids.length] as string;
      const form = before ?? { id, key: randomUUID(), asked: askedOf(state, wish, world.next()) };
      if (!before) earlier.push(form);
      const generation = generationOf(state, form.id) - (old ? 1 : 0);
      return sending(app, form, generation);
    },
  }));

const generationOf = (state: State, id: string): number =>
  (state.inquiries[id] ?? state.erased.find((gone) => gone.id === id))?.generation ?? 1;

function askedOf(state: State, wish: Record<string, unknown>, n: number): Asked {
  if (wish.action === 'contact') return wish as Asked;
  if (wish.action !== 'add') return { action: wish.action } as Asked;
  const word = wordOf(n);
  const attachments = urlsOf(state, wish.pictures as number[]);
  return { action: 'add', word, text: `And a room for ${word}.`, attachments };
}

function sending(app: 0 | 1, form: Form, generation: number): Call {
  const { id, key, asked } = form;
  const fields = Object.entries(asked).filter(([name]) => ['text', 'email', 'phone'].includes(name));
  const attachments = asked.action === 'add' ? asked.attachments : [];
  return requesting(
    {
      ...{ app, method: 'POST', url: `/inquiry/${tokenOf(id, generation)}/${asked.action}` },
      form: [
        ['idempotencyKey', key],
        ...(fields as [string, string][]),
        ...attachments.map((url): [string, string] => ['attachments', url]),
      ],
    },
    (state, answer) => judge(state, answer, form, generation),
  );
}

function judge(state: State, answer: ModelAnswer, { id, key, asked }: Form, generation: number) {
  const inquiry = state.inquiries[id];
  if (!inquiry?.linkWorks || inquiry.generation !== generation) return mustAnswer(answer, 404);
  if (asked.action === 'add' && someGone(state, asked.attachments)) return mustAnswer(answer, 400, 422);
  const before = inquiry.forms[key];
  if (before) return mustAnswer(answer, before === contentOf(asked) ? 303 : 409);
  const change = changeOf(state, inquiry, asked);
  if (typeof change === 'number') return mustAnswer(answer, change);
  mustAnswer(answer, 303);
  inquiry.forms[key] = contentOf(asked);
  visitorSaid(state, inquiry, change.kind.slice('visitor-'.length));
  touch(state, inquiry);
  addEvent(inquiry, state.at, change.kind, null, change.data);
  addMail(inquiry, 'visitor-update', 'studio@example.com');
  if (change.newAddress) redirectMails(inquiry);
}

const contentOf = (asked: Asked): string =>
  JSON.stringify(asked.action === 'add' ? [asked.action, asked.text] : [asked.action]);

type Change = { kind: string; data: Record<string, unknown>; newAddress?: boolean };

/** Changes the inquiry. @returns the event, or the answer's status when nothing changes. */
function changeOf(state: State, inquiry: InquiryState, asked: Asked): Change | number {
  switch (asked.action) {
    case 'add': {
      const attachments = [...inquiry.attachments, ...asked.attachments];
      if (attachments.length > 40 && asked.attachments.length > 0) return 422;
      if (belongToOthers(state, asked.attachments, inquiry)) return 422;
      inquiry.attachments = attachments;
      inquiry.words.push(asked.word);
      return { kind: 'visitor-message', data: { text: asked.text, attachments: asked.attachments } };
    }
    case 'contact':
      return corrected(inquiry, asked.email, asked.phone || null);
    case 'withdraw':
      if (inquiry.withdrawnAt) return 303;
      inquiry.withdrawnAt = state.at;
      return { kind: 'visitor-withdrawal', data: {} };
    case 'take-back':
      if (!inquiry.withdrawnAt) return 303;
      inquiry.withdrawnAt = null;
      return { kind: 'visitor-withdrawal-taken-back', data: {} };
    case 'erase':
      if (inquiry.erasureRequestedAt) return 303;
      inquiry.erasureRequestedAt = state.at;
      return { kind: 'visitor-erasure-request', data: {} };
  }
}

function corrected(inquiry: InquiryState, email: string, phone: string | null): Change | number {
  const changes = [
    { field: 'email', from: inquiry.email, to: email },
    { field: 'phone', from: inquiry.phone, to: phone },
  ].filter(({ from, to }) => from !== to);
  if (changes.length === 0) return 422;
  const newAddress = inquiry.email !== email;
  const addressChanges = inquiry.events.filter(
    ({ kind, data }) =>
      kind === 'visitor-correction' &&
      (data.changes as { field: string }[]).some(({ field }) => field === 'email'),
  );
  if (newAddress && addressChanges.length >= MOST_ADDRESSES) return 409;
  Object.assign(inquiry, { email, phone });
  return { kind: 'visitor-correction', data: { changes }, newAddress };
}
