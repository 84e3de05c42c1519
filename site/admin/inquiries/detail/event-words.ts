/** What happened to an inquiry, as sentences (contract/timeline.ts). */
import type { ContactKind } from '#contract/desk.ts';
import { MAIL_KIND_LABELS } from '#contract/mail.ts';
import { isEvent, type TimelineData, type TimelineEvent } from '#contract/timeline.ts';
import { attachmentLabel } from '../attachment-label.ts';
import { statusLabel } from '../status.ts';

export type EventWords = {
  /** Who did it: staff by name, the visitor, or the system. */
  who: string;
  /** The rest of the sentence. */
  did: string;
  /** In somebody's own words: a note, a mail, a message. */
  text?: string | null;
  /** Addresses of pictures that came with it. */
  pictures?: string[];
};

/** Like "Ana Ruiz" "changed the status from New to Contacted". A kind that a newer server adds shows by its name. */
export function eventInWords(event: TimelineEvent): EventWords {
  const said = visitorDid(event) ?? staffDid(event) ?? { did: otherInWords(event) };
  return { who: whoDid(event), ...said };
}

type Deed = Omit<EventWords, 'who'>;

function whoDid({ actor, kind }: TimelineEvent): string {
  if (actor) return actor.name;
  return kind === 'created' || kind.startsWith('visitor-') ? 'The visitor' : 'The system';
}

function staffDid(event: TimelineEvent): Deed | null {
  if (isEvent(event, 'status')) {
    const { from, to } = event.data;
    return { did: `changed the status from ${statusLabel(from)} to ${statusLabel(to)}` };
  }
  if (isEvent(event, 'note')) return { did: 'wrote a note', text: event.data.text };
  if (isEvent(event, 'contact'))
    return { did: CONTACTED[event.data.contact] ?? 'logged a contact', text: event.data.text };
  if (isEvent(event, 'assignment')) return { did: assigned(event.actor?.id ?? null, event.data) };
  if (isEvent(event, 'attachment-view')) return { did: `opened ${attachmentLabel(event.data.url)}` };
  if (isEvent(event, 'spam'))
    return { did: event.data.spam ? 'marked it as spam' : 'took it out of suspected spam' };
  if (isEvent(event, 'mail')) return { did: `replied: ${event.data.subject}`, text: event.data.text };
  if (isEvent(event, 'mail-resent')) {
    const { kind, recipient } = event.data;
    return { did: `sent a mail again to ${recipient}: ${MAIL_KIND_LABELS[kind] ?? kind}` };
  }
  if (isEvent(event, 'visitor-link-revoked')) return { did: 'stopped the private link' };
  if (isEvent(event, 'visitor-link-renewed')) return { did: 'renewed the private link' };
  return null;
}

function visitorDid(event: TimelineEvent): Deed | null {
  if (isEvent(event, 'created')) return { did: 'sent the request' };
  if (isEvent(event, 'visitor-message')) {
    const { text, attachments } = event.data;
    const pictures = attachments.length === 1 ? 'a picture' : `${attachments.length} pictures`;
    const did =
      attachments.length === 0 ? 'wrote' : text === '' ? `added ${pictures}` : `wrote, with ${pictures}`;
    return { did, text, pictures: attachments };
  }
  if (isEvent(event, 'visitor-correction'))
    return {
      did: event.data.changes
        .map(
          ({ field, from, to }) => `changed the ${FIELDS[field]} from ${from ?? 'none'} to ${to ?? 'none'}`,
        )
        .join(' and '),
    };
  if (isEvent(event, 'visitor-withdrawal')) return { did: 'withdrew the request' };
  if (isEvent(event, 'visitor-withdrawal-taken-back')) return { did: 'took the withdrawal back' };
  if (isEvent(event, 'visitor-erasure-request')) return { did: 'asked for erasure' };
  return null;
}

const CONTACTED: Record<ContactKind, string> = {
  call: 'logged a call',
  mail: 'logged an e-mail',
  meeting: 'logged a meeting',
};

const FIELDS = { email: 'e-mail address', phone: 'phone number' } as const;

function assigned(actorId: string | null, { from, to }: TimelineData['assignment']): string {
  if (!to) return from?.id === actorId ? 'gave it back' : `took it off ${from?.name ?? 'its list'}`;
  if (to.id === actorId) return from ? `took it over from ${from.name}` : 'took it on';
  return `assigned it to ${to.name}${from ? `, before ${from.name}` : ''}`;
}

const otherInWords = ({ kind, data }: TimelineEvent): string =>
  [
    kind.replaceAll('-', ' '),
    ...Object.entries(data)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => `${name} ${value}`),
  ].join(', ');
