/** The model's state as plain data: inquiries, accounts and erasures. */

export type EventState = { at: string; kind: string; actor: string | null; data: Record<string, unknown> };

/** Emails of one kind about an inquiry that were put into the outbox together. */
export type ModelMail = {
  kind: string;
  /** Possible recipients; more than one when the address was corrected while the email was being sent. */
  to: string[];
  /** May be sent now; otherwise the email is held, as all mail about suspected spam is. */
  free: boolean;
  /** Whether the email could have been sent at some time. */
  wasFree: boolean;
  /** Whether the email exists depends on the progress of the worker. */
  optional: boolean;
};

export type InquiryState = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  attachments: string[];
  status: string;
  notes: string | null;
  spam: boolean;
  assigneeId: string | null;
  firstContactAt: string | null;
  withdrawnAt: string | null;
  erasureRequestedAt: string | null;
  /** The visitor's later message, or a due next step; not the first contact that a new inquiry needs. */
  waiting: { since: string; reason: string } | null;
  visitorAt: string;
  snoozedUntil: string | null;
  nextStep: string | null;
  missedCall: string | null;
  priority: string;
  tags: string[];
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Idempotency key of the form that created the inquiry, and the content that was sent with it. */
  key: string;
  content: string;
  /** Generation of the private link, counted as the server does. */
  generation: number;
  linkWorks: boolean;
  events: EventState[];
  mails: ModelMail[];
  /** The request made under the key of each form of the private page. */
  forms: Record<string, string>;
  /** Replies by the key of their form. */
  replies: Record<string, { content: string; mailId: string }>;
  /** Replies that the mail server hasn't accepted yet, by the mail's id. `held`: the inquiry was marked as spam since. */
  underWay: Record<string, { at: string; actor: string; held: boolean }>;
  /** Words that occur only in this inquiry: `words` are searchable, `unsearched` aren't. */
  words: string[];
  unsearched: string[];
};

export type SessionState = {
  account: string;
  ended: boolean;
  /** Milliseconds: last use, as the server notes it; and the end 12 hours after sign-in. */
  used: number;
  expires: number;
};

/** The values that an undo restores. */
export const UNDONE = [
  ...(['status', 'assigneeId', 'spam', 'firstContactAt'] as const),
  ...(['waiting', 'snoozedUntil', 'nextStep', 'missedCall'] as const),
  ...(['priority', 'tags'] as const),
  // Determines the order of the list.
  'updatedAt',
] as const;
export type BulkItem = Pick<InquiryState, 'version' | (typeof UNDONE)[number]>;
export type BulkState = {
  at: string;
  account: string;
  field: 'status' | 'assigneeId' | 'spam' | 'priority' | 'tags' | 'nextStep' | 'noReplyNeeded' | 'contact';
  items: Record<string, BulkItem>;
  undone: boolean;
};

export type ErasedState = { id: string; generation: number; words: string[] };

export type State = {
  /** The current time of the model. */
  at: string;
  inquiries: Record<string, InquiryState>;
  erased: ErasedState[];
  /** Erased addresses, with the time of their erasure. */
  forgotten: Record<string, string>;
  /** By address: the time of its last erasure, and the inquiries that a concurrent erasure must have erased. */
  shared: Record<string, { at: string; left: number }>;
  pictures: Record<string, { uploadedAt: string; gone: boolean }>;
  accounts: Record<string, { id: string; role: 'owner' | 'staff'; disabled: boolean }>;
  sessions: Record<string, SessionState>;
  bulks: Record<string, BulkState>;
  backups: ModelSnapshot[];
};

/** A backup, and the state at its creation. */
export type ModelSnapshot = { file: string; state: Omit<State, 'backups'> };

/** An answer or a final state that the model doesn't allow. */
export class Mismatch extends Error {}

export function must(holds: boolean, words: () => string): asserts holds {
  if (!holds) throw new Mismatch(words());
}

export function addEvent(
  inquiry: InquiryState,
  at: string,
  kind: string,
  actor: string | null,
  data: Record<string, unknown> = {},
): void {
  inquiry.events.push({ at, kind, actor, data });
  // The order of events of the same instant isn't guaranteed.
  inquiry.events.sort((a, b) => compare(a.at, b.at) || compare(canonical(a), canonical(b)));
}

/** Removes an inquiry with all that belongs to it. A picture is removed with the last inquiry that uses it. */
export function erase(state: State, id: string): void {
  const { attachments, ...gone } = state.inquiries[id] as InquiryState;
  delete state.inquiries[id];
  state.erased.push(erasedOf(gone));
  state.erased.sort((a, b) => compare(a.id, b.id));
  for (const url of attachments) if (!isCarried(state, url)) pictureOf(state, url).gone = true;
  for (const bulk of Object.values(state.bulks)) delete bulk.items[id];
}

/** Data about an erased inquiry that the model still needs. */
export const erasedOf = (
  inquiry: Pick<InquiryState, 'id' | 'generation' | 'words' | 'unsearched'>,
): ErasedState => ({
  id: inquiry.id,
  generation: inquiry.generation,
  words: [...inquiry.words, ...inquiry.unsearched],
});

export const isCarried = (state: State, url: string): boolean =>
  Object.values(state.inquiries).some(({ attachments }) => attachments.includes(url));

export const pictureOf = (state: State, url: string) => state.pictures[url] as State['pictures'][string];

/** Whether one of these pictures no longer exists. */
export const someGone = (state: State, urls: string[]): boolean =>
  urls.some((url) => pictureOf(state, url).gone);

/** For this long after a picture's upload, its form may still be sent, also with another address. */
const TO_BE_SENT_MS = 24 * 3_600_000;

/** Whether one of these pictures belongs to someone else: only inquiries with another address and phone use it. */
export const belongToOthers = (
  state: State,
  urls: string[],
  mine: Pick<InquiryState, 'email' | 'phone'> & { id?: string },
): boolean =>
  urls.some((url) => {
    if (Date.parse(pictureOf(state, url).uploadedAt) >= milliseconds(state) - TO_BE_SENT_MS) return false;
    const others = Object.values(state.inquiries).filter(
      ({ id, attachments }) => id !== mine.id && attachments.includes(url),
    );
    const isSame = ({ email, phone }: InquiryState) =>
      email.toLowerCase() === mine.email.toLowerCase() || (phone !== null && phone === mine.phone);
    return others.length > 0 && !others.some(isSame);
  });

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const milliseconds = (state: State): number => Date.parse(state.at);

/** Every inquiry that was ever acknowledged, oldest first. */
export const knownIds = (state: State): string[] =>
  [...Object.keys(state.inquiries), ...state.erased.map(({ id }) => id)].sort(compare);

/** The same text for states that mean the same. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compare(a, b)))
      : part,
  );
