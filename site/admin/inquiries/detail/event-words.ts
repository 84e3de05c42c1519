/** What happened to an inquiry, in words (contract/timeline.ts). */
import { CONTACT_LABELS } from '#contract/desk.ts';
import { MAIL_KIND_LABELS } from '#contract/mail.ts';
import { isEvent, type TimelineEvent } from '#contract/timeline.ts';
import { attachmentLabel } from '../attachment-label.ts';
import { statusLabel } from '../status.ts';

export type EventWords = {
  what: string;
  /** In somebody's own words: a note, a mail, a message. */
  text?: string | null;
};

/** A kind that a newer server adds shows by its name. */
export function eventInWords(event: TimelineEvent): EventWords {
  return visitorInWords(event) ?? deskInWords(event) ?? { what: event.kind.replaceAll('-', ' ') };
}

function deskInWords(event: TimelineEvent): EventWords | null {
  if (isEvent(event, 'created')) return { what: 'Request received' };
  if (isEvent(event, 'status'))
    return { what: `Status from ${statusLabel(event.data.from)} to ${statusLabel(event.data.to)}` };
  if (isEvent(event, 'note')) return { what: 'Note', text: event.data.text };
  if (isEvent(event, 'contact'))
    return { what: `${CONTACT_LABELS[event.data.contact]} logged`, text: event.data.text };
  if (isEvent(event, 'assignment')) {
    const { from, to } = event.data;
    return { what: to ? `Assigned to ${to.name}` : `No longer assigned to ${from?.name ?? 'anybody'}` };
  }
  if (isEvent(event, 'attachment-view')) return { what: `Opened ${attachmentLabel(event.data.url)}` };
  if (isEvent(event, 'spam'))
    return { what: event.data.spam ? 'Marked as spam' : 'Taken out of suspected spam' };
  if (isEvent(event, 'mail')) return { what: `Reply: ${event.data.subject}`, text: event.data.text };
  if (isEvent(event, 'mail-resent'))
    return { what: `Sent again: ${MAIL_KIND_LABELS[event.data.kind] ?? event.data.kind}` };
  return null;
}

function visitorInWords(event: TimelineEvent): EventWords | null {
  if (isEvent(event, 'visitor-message')) {
    const { text, attachments } = event.data;
    const pictures = attachments.length === 1 ? '1 picture' : `${attachments.length} pictures`;
    return { what: attachments.length > 0 ? `Message with ${pictures}` : 'Message', text };
  }
  if (isEvent(event, 'visitor-correction'))
    return {
      what: event.data.changes
        .map(({ field, from, to }) => `${NAMES[field]} from ${from ?? 'none'} to ${to ?? 'none'}`)
        .join(', '),
    };
  if (isEvent(event, 'visitor-withdrawal')) return { what: 'Request withdrawn' };
  if (isEvent(event, 'visitor-withdrawal-taken-back')) return { what: 'Withdrawal taken back' };
  if (isEvent(event, 'visitor-erasure-request')) return { what: 'Erasure asked for' };
  if (isEvent(event, 'visitor-link-revoked')) return { what: 'Private link stopped' };
  if (isEvent(event, 'visitor-link-renewed')) return { what: 'Private link renewed' };
  return null;
}

const NAMES = { email: 'E-mail', phone: 'Phone' } as const;

/** Who did it: staff by name, the visitor, or nobody. */
export function actorInWords(event: TimelineEvent): string | null {
  if (event.actor) return event.actor.name;
  return event.kind === 'created' || event.kind.startsWith('visitor-') ? 'the visitor' : null;
}
