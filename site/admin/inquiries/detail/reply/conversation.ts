/** The conversation that a reply continues: its subject, and colleagues' replies sent meanwhile. */

import { isEvent, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';

/** "Re:" and its kin of other mail programs and languages, as often as they were put before a subject. */
const PREFIXES = /^(?:\s*(?:re|aw|antw|sv|fwd?|wg|rv)\s*(?:\[\d+\])?\s*:)+\s*/i;

/**
 * The subject of the answer to the visitor's latest mail, else to the studio's last reply; empty before the first.
 * Mail programs keep a conversation together only under one subject.
 * @param events newest first.
 */
export function answeringSubject(events: readonly TimelineEvent[]): string {
  const subject = visitorsSubject(events) ?? repliesOf(events)[0]?.data.subject;
  const bare = subject?.replace(PREFIXES, '').trim();
  return bare ? `Re: ${bare}`.slice(0, REPLY_LIMITS.subjectMax) : '';
}

function visitorsSubject(events: readonly TimelineEvent[]): string | undefined {
  for (const event of events)
    if (isEvent(event, 'visitor-message') && event.data.mail?.subject) return event.data.mail.subject;
  return undefined;
}

/** Replies that weren't taken back, newest first. */
function repliesOf(events: readonly TimelineEvent[]) {
  const takenBack = new Set(
    events.flatMap((event) => (isEvent(event, 'mail-taken-back') ? [event.data.mailId] : [])),
  );
  return events.flatMap((event) =>
    isEvent(event, 'mail') && !takenBack.has(event.data.mailId) ? [event] : [],
  );
}

/**
 * Author and time (ISO 8601) of the newest reply sent since a form was opened; null without one.
 * @param since time of the newest event of then; older ones may be loaded later.
 */
export function repliedMeanwhile(
  events: readonly TimelineEvent[],
  since: string,
): { name: string; at: string } | null {
  const reply = repliesOf(events).find(({ at }) => at > since);
  return reply ? { name: reply.actor?.name ?? 'A colleague', at: reply.at } : null;
}
