/** Every acknowledged inquiry, picture, note and erasure must end in the model's state. */

import type { Observed } from './observe.ts';
import { authorize } from './rules-of-accounts.ts';
import { toldOf } from './rules-of-inquiries.ts';
import { canonical, compare, type InquiryState, isCarried, type State } from './state.ts';

/**
 * @param mailsGoOut false when no mail server is configured.
 * @returns a description of each difference; empty when there is none.
 */
export function differences(given: State, observed: Observed, { mailsGoOut = true } = {}): string[] {
  // Asking a session marks it as used.
  const state = structuredClone(given);
  const found: string[] = [];
  const same = (what: string, told: unknown, expected: unknown) => {
    if (canonical(told) !== canonical(expected))
      found.push(`${what}: ${canonical(told)} instead of ${canonical(expected)}`);
  };
  const live = Object.values(state.inquiries);
  const ids = live.map(({ id }) => id).sort(compare);
  same('the lists', observed.listed.toSorted(compare), ids);
  same('their count', observed.total, ids.length);
  same('the exports', observed.exported.toSorted(compare), ids);
  for (const inquiry of live) {
    compareInquiry(inquiry, observed, same);
    if (mailsGoOut) compareMails(inquiry, observed.inquiries[inquiry.id]?.mails.body as Mail[], same);
  }
  for (const { id, words, generation } of state.erased) {
    for (const [part, { status }] of Object.entries(observed.inquiries[id] ?? {}))
      if (part !== 'mails') same(`${part} of the erased ${id}`, status, 404);
    same(`mails of the erased ${id}`, observed.inquiries[id]?.mails.body, []);
    for (let n = 1; n <= generation; n += 1)
      same('a page of an erased', observed.pages[`${id} ${n}`]?.status, 404);
    for (const word of words) {
      same(`a search for the erased “${word}”`, observed.found[word], []);
      same(`rows that hold the erased “${word}”`, rowsWith(observed, word), []);
    }
  }
  for (const [email, { left }] of Object.entries(state.shared))
    same(`inquiries of ${email} that no erasure counted`, left, 0);
  compareAddresses(state, observed, same);
  for (const [url, statuses] of Object.entries(observed.pictures))
    if (isCarried(state, url)) same(`the picture ${url} that an inquiry carries`, statuses, [200, 200]);
    else same(`the picture ${url}`, statuses, state.pictures[url]?.gone ? [404, 404] : [200, 200]);
  for (const [slot, status] of Object.entries(observed.sessions))
    same(`the session ${slot}`, status, authorize(state, slot, 'staff') ?? 200);
  return found;
}

type Same = (what: string, told: unknown, expected: unknown) => void;

const rowsWith = ({ rows }: Observed, text: string): string[] =>
  Object.entries(rows).flatMap(([table, all]) =>
    all.filter((row) => row.includes(text)).map((row) => `${table} ${row.slice(0, 200)}`),
  );

function compareInquiry(inquiry: InquiryState, observed: Observed, same: Same) {
  const { id, generation, linkWorks } = inquiry;
  const read = observed.inquiries[id];
  if (!read) return same(`inquiry ${id}`, undefined, 'read');
  const told = (read.detail.body ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(toldOf(inquiry))) same(`${name} of ${id}`, told[name], value);
  same(`timeline of ${id}`, timelineOf(read.events.body), inquiry.events.map(eventOf));
  same(`link of ${id}`, read.link.body, { state: linkWorks ? 'active' : 'revoked' });
  for (let n = 1; n <= generation; n += 1) {
    const page = observed.pages[`${id} ${n}`];
    same(`page of ${id}, link ${n}`, page?.status, linkWorks && n === generation ? 200 : 404);
  }
  for (const word of inquiry.words) same(`a search for “${word}”`, observed.found[word], [id]);
}

type Told = { at: string; kind: string; actor: { name: string } | null; data: object; bulkId: string | null };

/** Events in the model's form: oldest first; those of the same instant in canonical order. */
const timelineOf = (events: unknown): unknown[] =>
  Array.isArray(events)
    ? (events as Told[])
        .map(({ at, kind, actor, data, bulkId }) => {
          // The form's key is internal to the server.
          const { form: _, ...rest } = data as Record<string, unknown>;
          return { at, kind, actor: actor?.name ?? null, data: { ...rest, ...(bulkId && { bulkId }) } };
        })
        .sort((a, b) => compare(a.at, b.at) || compare(canonical(a), canonical(b)))
        .map(eventOf)
    : [events];

const eventOf = (event: { at: string; kind: string; actor: string | null; data: object }) => canonical(event);

type Mail = { id: string; kind: string; recipient: string; state: string };

/** Each kind of mail must have the expected number and recipients, and be sent unless it is held. */
function compareMails(inquiry: InquiryState, mails: Mail[], same: Same): void {
  for (const kind of new Set([...inquiry.mails, ...mails].map((mail) => mail.kind))) {
    const due = inquiry.mails.filter((mail) => mail.kind === kind);
    const sure = due.filter(({ optional }) => !optional);
    const there = mails.filter((mail) => mail.kind === kind);
    const sent = there.filter(({ state }) => state === 'sent').length;
    const held = there.filter(({ state }) => state === 'held').length;
    const what = `${kind} mails of ${inquiry.id}`;
    // Dropped, because the assignment changed again before the mail was sent.
    const dropped = kind === 'assignment' ? there.filter(({ state }) => state === 'dropped').length : 0;
    same(`${what} that are neither sent nor held`, there.length - sent - held - dropped, 0);
    same(`${what} as many as are due`, there.length >= sure.length && there.length <= due.length, true);
    same(`${what} sent`, sent + dropped >= sure.filter(({ free }) => free).length, true);
    same(
      `${what} sent though held from the first`,
      sent <= due.filter(({ wasFree }) => wasFree).length,
      true,
    );
    const addresses = new Set(due.flatMap(({ to }) => to));
    same(
      `${what} to others`,
      there.filter(({ recipient }) => !addresses.has(recipient)),
      [],
    );
  }
}

/** Compares the data stored about each address, and checks that nothing is left of erased ones. */
function compareAddresses(state: State, { held, rows }: Observed, same: Same): void {
  for (const [email, { status, body }] of Object.entries(held)) {
    const key = email.toLowerCase();
    const theirs = Object.values(state.inquiries).filter((inquiry) => inquiry.email.toLowerCase() === key);
    const told = status === 200 ? (body as { inquiries: { id: string }[] }).inquiries : [];
    same(
      `inquiries held of ${email}`,
      told.map(({ id }) => id).sort(compare),
      theirs.map(({ id }) => id).sort(compare),
    );
    const at = state.forgotten[key];
    if (at === undefined || mentions(state, key)) continue;
    const encoded = String(new URLSearchParams({ q: key }))
      .slice(2)
      .toLowerCase();
    for (const text of new Set([key, encoded, encodeURIComponent(key).toLowerCase()]))
      same(`rows that hold the erased ${text}`, rowsWith({ rows } as Observed, text), []);
  }
}

/** Whether a current inquiry mentions the address. */
const mentions = ({ inquiries }: State, key: string): boolean =>
  Object.values(inquiries).some(({ email, events, mails }) =>
    JSON.stringify({ email, events, mails }).toLowerCase().includes(key),
  );
