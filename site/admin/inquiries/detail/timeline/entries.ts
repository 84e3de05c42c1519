/** The timeline as a conversation: what people said at the sides, what else happened as quiet lines between. */

import { isEvent, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { MailRecord } from '#contract/mail/mail.ts';

export type QuietLine =
  /** `about`: the bounced email. */
  { at: string; event: TimelineEvent; about?: MailRecord } | { at: string; mail: MailRecord };

export type TimelineEntry =
  | { side: 'visitor' | 'studio'; event: TimelineEvent; mail?: MailRecord }
  /** Consecutive lines, without a message in between. */
  | { side: 'between'; lines: QuietLine[] };

/** Unique key of a line. */
export const keyOf = (line: QuietLine): string => ('event' in line ? line.event.id : line.mail.id);

/** Runs of quiet lines up to this length show in full; longer ones fold. */
const RUN_SHOWN = 2;

/**
 * The entries, oldest first. A reply includes its delivery; emails without an event become separate lines. The
 * message itself opens the conversation, so its arrival isn't repeated, unless it was an email, or staff entered it.
 * @param events as the API answers them, newest first.
 */
export function entriesOf(events: readonly TimelineEvent[], mails: readonly MailRecord[]): TimelineEntry[] {
  const replies = new Set(events.map(mailIdOf));
  const others = mails.filter(({ id, kind }) => kind !== 'reply' && !replies.has(id));
  const oldest = events.at(-1)?.at ?? '';
  const all = [
    ...events
      .filter((event) => !isEvent(event, 'created') || event.data.mail !== undefined || event.actor !== null)
      .map((event) => ({ at: event.at, event }))
      // Events of one instant keep their order.
      .reverse(),
    // Emails older than the loaded events appear once the events of their time are loaded.
    ...others.filter(({ createdAt }) => createdAt >= oldest).map((mail) => ({ at: mail.createdAt, mail })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return all.reduce<TimelineEntry[]>((entries, line) => {
    const side = 'event' in line ? sideOf(line.event) : 'between';
    const last = entries.at(-1);
    if (side !== 'between' && 'event' in line) {
      const mail = mails.find(({ id }) => id === mailIdOf(line.event));
      entries.push({ side, event: line.event, mail });
      return entries;
    }
    const told = 'event' in line ? { ...line, about: mails.find(cameBackIn(line.event)) } : line;
    if (last?.side === 'between') last.lines.push(told);
    else entries.push({ side: 'between', lines: [told] });
    return entries;
  }, []);
}

/** Messages that show in full where nothing is unread; older ones fold. */
const MESSAGES_SHOWN = 3;

type Folded = {
  /** Folded into one line, with the first one's time and the last one's. */
  earlier: TimelineEntry[];
  shown: TimelineEntry[];
  /** The first of the visitor's unread messages. */
  fresh?: TimelineEntry;
};

/**
 * Folds what was read before: up to the visitor's unread messages, otherwise all but the last messages. An entry that
 * needs attention ends the fold.
 */
export function foldOlder(entries: readonly TimelineEntry[], isUnread: boolean): Folded {
  const fresh = isUnread ? firstUnread(entries) : -1;
  const messages = entries.flatMap(({ side }, i) => (side === 'between' ? [] : [i]));
  const from = fresh === -1 ? (messages.at(-MESSAGES_SHOWN) ?? 0) : fresh;
  const pinned = entries.findIndex(needsAttention);
  const count = pinned === -1 ? from : Math.min(from, pinned);
  const [earlier, shown] = count > 1 ? [entries.slice(0, count), entries.slice(count)] : [[], [...entries]];
  return { earlier, shown, fresh: entries[fresh] };
}

/** Index of the first message that the visitor wrote since the studio's last; -1 without any. */
function firstUnread(entries: readonly TimelineEntry[]): number {
  const last = entries.findLastIndex(({ side }) => side === 'visitor');
  const before = entries.slice(0, Math.max(0, last)).findLastIndex(({ side }) => side === 'studio');
  return last === -1 ? -1 : entries.findIndex(({ side }, i) => i > before && side === 'visitor');
}

const needsAttention = (entry: TimelineEntry): boolean =>
  entry.side === 'between'
    ? entry.lines.some(mustBeSeen)
    : entry.mail !== undefined && entry.mail.state !== 'sent';

/** Failed mail, a machine's answer and mail from another sender must be seen: a run that carries one stays unfolded. */
export const isFolded = (lines: readonly QuietLine[]): boolean =>
  lines.length > RUN_SHOWN && !lines.some(mustBeSeen);

const mustBeSeen = (line: QuietLine): boolean =>
  'mail' in line
    ? line.mail.state === 'dead' || line.mail.state === 'bounced'
    : ['mail-bounced', 'mail-delayed', 'mail-from-other', 'mail-auto-reply'].includes(line.event.kind);

const cameBackIn =
  (event: TimelineEvent) =>
  ({ id }: MailRecord): boolean =>
    isEvent(event, 'mail-bounced') && event.data.mailId === id;

const mailIdOf = (event: TimelineEvent): string | undefined =>
  isEvent(event, 'mail') ? event.data.mailId : undefined;

/** Changes of meetings that happen automatically. */
const BY_ITSELF = ['meeting-lapsed', 'meeting-expired', 'meeting-over'];

function sideOf(event: TimelineEvent): 'visitor' | 'studio' | 'between' {
  if (['note', 'contact', 'mail'].includes(event.kind)) return 'studio';
  if (event.kind.startsWith('visitor-')) return event.actor === null ? 'visitor' : 'between';
  if (!event.kind.startsWith('meeting-') || BY_ITSELF.includes(event.kind)) return 'between';
  return event.actor === null ? 'visitor' : 'studio';
}
