/** Generates the email after the first answer: visitors' answers, bounces, and automatic answers. */
import { Buffer } from 'node:buffer';
import { v7 as uuid } from 'uuid';
import type { InboundFile, InboundKind, InboundState } from '#contract/mail/inbound.ts';
import type { Seeded } from '#contract/shared/seeded-random.ts';
import type { InventedEvent, InventedPerson } from './invent.ts';
import { fillIn } from './invent.ts';
import * as words from './mail-words.ts';
import type { WithMeeting } from './meetings.ts';
import { rawMail } from './raw-mail.ts';

/** A reply that was sent. */
export type SeededReply = {
  id: string;
  messageId: string;
  subject: string;
  text: string;
  staff: InventedPerson;
  at: string;
  /** Why it bounced; null if it didn’t. */
  cameBack: string | null;
};

/** A received email; `raw` is the email as it arrived. */
export type SeededInbound = {
  id: string;
  kind: InboundKind;
  state: InboundState;
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  quoted: string | null;
  files: InboundFile[];
  spamReasons: string[];
  at: string;
  raw: string;
};

export type Conversation = { reply: SeededReply; inbound: SeededInbound | null };
export type WithConversation = WithMeeting & { conversation: Conversation | null };

type Plan = { chance: Seeded; now: Date; staff: readonly InventedPerson[] };

const HOUR = 3_600_000;
/** Incoming mail is new: only the requests of the last weeks have any. */
const DAYS = 60;
const SHARE = 0.4;
/** Messages of the last hours may still wait for the studio. */
const OPEN_HOURS = 72;
/** Bounces are often noticed later. */
const CAME_BACK_HOURS = 240;

/** Gives some of the recently answered inquiries a reply, and its outcome. */
export function* withConversations(
  inquiries: Iterable<WithMeeting>,
  plan: Plan | null,
): Generator<WithConversation> {
  for (const inquiry of inquiries) {
    const began = Date.parse(inquiry.firstContactAt ?? '');
    const isRecent = plan !== null && began > plan.now.getTime() - DAYS * 24 * HOUR;
    yield isRecent && plan.chance.next() < SHARE
      ? converse(inquiry, began, plan)
      : { ...inquiry, conversation: null };
  }
}

function converse(inquiry: WithMeeting, began: number, { chance, now, staff }: Plan): WithConversation {
  const by = staff.find(({ id }) => id === inquiry.firstContactBy) ?? chance.pick(staff);
  const fill = (text: string) => fillIn(text, inquiry.area ? placeOf(inquiry.area) : 'the county', chance);
  const at = new Date(began).toISOString();
  const id = uuid({ msecs: began });
  const kind = chance.next();
  const cameBack = kind < 0.12 ? words.BOUNCE : null;
  const reply: SeededReply = {
    ...{ id, messageId: `<${id}@mail.example.com>`, staff: by, at, cameBack },
    subject: `Your request ${inquiry.reference}`,
    text: `Hello ${inquiry.name.split(' ')[0]},\n\n${fill(chance.pick(words.REPLIES))}`,
  };
  const data = { mailId: id, subject: reply.subject, text: reply.text };
  const events = [eventAt(began, by, 'mail', data)];
  const later = began + chance.between(1, 30) * HOUR;
  if (later >= now.getTime())
    return joined(inquiry, { reply: { ...reply, cameBack: null }, inbound: null }, events);
  if (cameBack !== null) {
    const bounced = began + 60_000;
    const why = { mailId: id, recipient: inquiry.email, why: cameBack };
    events.push(eventAt(bounced, null, 'mail-bounced', why));
    if (later > now.getTime() - CAME_BACK_HOURS * HOUR)
      return joined(inquiry, { reply, inbound: null }, events);
    events.push(eventAt(later, by, 'mail-resent', { mailId: id, kind: 'reply', recipient: inquiry.email }));
    return joined(inquiry, { reply: { ...reply, cameBack: null }, inbound: null }, events);
  }
  const inbound = kind < 0.3 ? autoReply(inquiry, reply, fill) : answer(inquiry, reply, later, chance, fill);
  const { id: inboundId, from, subject, text, quoted, files } = inbound;
  const told =
    inbound.kind === 'auto-reply'
      ? eventAt(Date.parse(inbound.at), null, 'mail-auto-reply', {
          inboundId,
          from: from.address,
          subject,
          text,
        })
      : eventAt(later, null, 'visitor-message', {
          ...{ text, attachments: [] },
          mail: { inboundId, from: null, subject, quoted, files },
        });
  const since = later + chance.between(1, 20) * HOUR;
  const isAnswered = inbound.kind === 'message' && since < now.getTime() - OPEN_HOURS * HOUR;
  const called = { contact: 'call', outcome: 'reached', text: fill(words.CALLED) };
  const after = isAnswered ? [eventAt(since, by, 'contact', called)] : [];
  return joined(inquiry, { reply, inbound }, [...events, told, ...after]);
}

function answer(
  inquiry: WithMeeting,
  reply: SeededReply,
  at: number,
  chance: Seeded,
  fill: (text: string) => string,
): SeededInbound {
  const text = fill(chance.pick(words.ANSWERS));
  const quoted = `${reply.staff.name} wrote:\n${reply.text.replace(/^/gm, '> ')}`;
  const file = text.includes('attached') ? { name: 'survey-notes.txt', text: words.SURVEY } : undefined;
  const from = { name: inquiry.name, address: inquiry.email };
  return inboundMail({ ...{ at, from, text, quoted, file }, subject: `Re: ${reply.subject}` });
}

function autoReply(inquiry: WithMeeting, reply: SeededReply, fill: (text: string) => string): SeededInbound {
  const { subject, text } = words.AUTO_REPLY;
  const from = { name: inquiry.name, address: inquiry.email };
  const at = Date.parse(reply.at) + 30_000;
  return { ...inboundMail({ at, from, subject, text: fill(text) }), kind: 'auto-reply' };
}

type Written = {
  at: number;
  from: { name: string; address: string };
  subject: string;
  text: string;
  quoted?: string | null;
  file?: { name: string; text: string };
};

/** A message on its inquiry’s timeline, as the mailbox reader makes it from the raw form. */
export function inboundMail({ at, quoted = null, file, ...mail }: Written): SeededInbound {
  const id = uuid({ msecs: at });
  const sentAt = new Date(at).toISOString();
  const messageId = `<${id}@mail.example.org>`;
  const whole = quoted === null ? mail.text : `${mail.text}\n\n${quoted}`;
  const files = file
    ? [{ n: 1, name: file.name, type: 'text/plain', bytes: Buffer.byteLength(file.text) }]
    : [];
  return {
    ...{ id, messageId, ...mail, quoted, files, at: sentAt },
    ...{ kind: 'message', state: 'filed', spamReasons: [] },
    raw: rawMail({ ...mail, messageId, sentAt, text: whole, file }),
  };
}

const eventAt = (at: number, by: InventedPerson | null, kind: string, data: object): InventedEvent => ({
  ...{ id: uuid({ msecs: at }), at: new Date(at).toISOString(), by, kind, data },
});

function joined(inquiry: WithMeeting, conversation: Conversation, more: InventedEvent[]): WithConversation {
  const events = [...inquiry.events, ...more].sort((a, b) => a.at.localeCompare(b.at));
  return { ...inquiry, events, updatedAt: events.at(-1)?.at ?? inquiry.updatedAt, conversation };
}

/** Like Bee Cave, from its slug. */
const placeOf = (area: string): string =>
  area
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
