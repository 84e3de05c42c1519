/** An inquiry's events as sentences (contract/inquiries/timeline.ts). */
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind, MeetingTime } from '#contract/booking/booking.ts';
import type { ContactKind } from '#contract/inquiries/inquiry-actions.ts';
import { lostReasonLabel, valueInWords } from '#contract/inquiries/prospect.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { isEvent, type TimelineData, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { MeetingAnswer, MessageByMail } from '#contract/mail/inbound.ts';
import { MAIL_KIND_LABELS } from '#contract/mail/mail.ts';
import type { StoppedBy } from '#contract/mail/reply.ts';
import { weekdayDate, weekdayTime } from '../../../format/dates.ts';

export type EventWords = {
  /** The actor: a member of staff by name, the visitor, or the system. */
  who: string;
  /** The rest of the sentence. */
  did: string;
  /** Quoted text: a note, an email, a message. */
  text?: string | null;
  /** Addresses of attached pictures. */
  pictures?: string[];
  /** Parts of a message that came by email: its quoted text, its files, and its sender, if it isn't the request's. */
  mail?: MessageByMail;
};

/**
 * Like "Ana Ruiz" "changed the status from New to Contacted". Kinds from a newer server show by their name.
 * @param visitor the visitor's name.
 */
export function eventInWords(event: TimelineEvent, visitor = 'The visitor'): EventWords {
  const said = visitorDid(event) ?? staffDid(event) ?? meetingDid(event) ?? { did: otherInWords(event) };
  return { who: whoDid(event, visitor), ...said };
}

type Deed = Omit<EventWords, 'who'>;

function whoDid({ actor, kind }: TimelineEvent, visitor: string): string {
  if (actor) return actor.name;
  return isVisitors(kind) ? visitor : 'The system';
}

/** Of kinds without a member of staff. */
const isVisitors = (kind: string): boolean =>
  kind === 'created' ||
  kind.startsWith('visitor-') ||
  ['meeting-requested', 'meeting-booked', 'meeting-moved', 'meeting-cancelled', 'meeting-answered'].includes(
    kind,
  );

function staffDid(event: TimelineEvent): Deed | null {
  if (isEvent(event, 'status')) {
    const { from, to } = event.data;
    return { did: `changed the status from ${statusLabel(from)} to ${statusLabel(to)}` };
  }
  if (isEvent(event, 'note')) return { did: 'wrote a note', text: event.data.text };
  if (isEvent(event, 'contact'))
    return { did: contactInWords(event.data) + heardLater(event.data), text: event.data.text };
  if (isEvent(event, 'assignment')) return { did: assigned(event.actor?.id ?? null, event.data) };
  if (isEvent(event, 'attachment-view')) return { did: 'opened a picture' };
  if (isEvent(event, 'spam')) return { did: event.data.spam ? 'marked it as spam' : 'marked it as not spam' };
  if (isEvent(event, 'mail')) {
    const { subject, text, scheduledAt } = event.data;
    return { did: `${scheduledAt ? 'scheduled a reply' : 'replied'}: ${subject}`, text };
  }
  if (isEvent(event, 'mail-taken-back')) return { did: takenBack(event.data) };
  if (isEvent(event, 'mail-went-out')) return { did: 'replied, as scheduled' };
  if (isEvent(event, 'mail-failed')) return { did: 'could not deliver the reply', text: event.data.why };
  if (isEvent(event, 'mail-bounced'))
    return { did: `could not deliver an email to ${event.data.recipient}`, text: event.data.why };
  if (isEvent(event, 'mail-delayed')) {
    const { kind, recipient } = event.data;
    return {
      did: `held an email back: ${MAIL_KIND_LABELS[kind] ?? kind}. The visitor hasn’t confirmed ${recipient}, and the limit for unconfirmed addresses is reached`,
    };
  }
  if (isEvent(event, 'mail-auto-reply'))
    return { did: `received an automatic answer from ${event.data.from}`, text: event.data.subject };
  if (isEvent(event, 'mail-from-other'))
    return { did: `received an email from ${event.data.from}`, text: event.data.subject };
  if (isEvent(event, 'mail-filed')) return { did: 'filed an email here' };
  if (isEvent(event, 'mail-resent')) {
    const { kind, recipient } = event.data;
    return { did: `resent an email to ${recipient}: ${MAIL_KIND_LABELS[kind] ?? kind}` };
  }
  if (isEvent(event, 'next-step')) return { did: nextStepSet(event.data) };
  if (isEvent(event, 'next-step-due'))
    return { did: `brought it back${event.data.text ? `: ${event.data.text}` : ''}` };
  if (isEvent(event, 'value')) {
    const { value } = event.data;
    return { did: value ? `estimated it at ${valueInWords(value)}` : 'removed the estimate' };
  }
  if (isEvent(event, 'lost-reason')) {
    const { reason } = event.data;
    return { did: reason ? `gave the reason: ${lostReasonLabel(reason)}` : 'removed the reason' };
  }
  if (isEvent(event, 'no-reply-needed')) return { did: 'marked it “No reply needed”' };
  if (isEvent(event, 'undone')) return { did: `undid ${UNDONE[event.data.field] ?? event.data.field}` };
  if (isEvent(event, 'visitor-link-revoked')) return { did: 'revoked the private link' };
  if (isEvent(event, 'visitor-link-renewed')) return { did: 'renewed the private link' };
  return null;
}

const STOPPED_BY: Record<StoppedBy, string> = {
  message: 'wrote first',
  withdrawal: 'withdrew the request',
  'erasure-request': 'asked for erasure',
};

const takenBack = ({ stoppedBy }: TimelineData['mail-taken-back']): string =>
  stoppedBy === undefined
    ? 'took the reply back before it went out'
    : `didn’t send the scheduled reply: the visitor ${STOPPED_BY[stoppedBy]}`;

function visitorDid(event: TimelineEvent): Deed | null {
  if (isEvent(event, 'created')) return { did: 'sent the request' };
  if (isEvent(event, 'visitor-message')) {
    const { text, attachments, mail } = event.data;
    if (mail?.answer)
      return { did: answerInWords(mail.answer), text: mail.answer.words, pictures: attachments, mail };
    return { did: messageInWords(event.data), text, pictures: attachments, mail };
  }
  if (isEvent(event, 'visitor-correction'))
    return {
      did: event.data.changes.map(correctionInWords).join(' and '),
    };
  if (isEvent(event, 'visitor-withdrawal')) return { did: 'withdrew the request' };
  if (isEvent(event, 'visitor-withdrawal-taken-back')) return { did: 'reinstated the request' };
  if (isEvent(event, 'visitor-erasure-request')) return { did: 'asked for erasure' };
  return null;
}

const ANSWERED: Record<MeetingAnswer['answer'], string> = {
  accepted: 'accepted',
  tentative: 'tentatively accepted',
  declined: 'declined',
  countered: 'proposed another time for',
};

const answerInWords = ({ answer, kind, at }: MeetingAnswer): string =>
  `${ANSWERED[answer]} the ${noun(kind)} on ${weekdayTime(at)}`;

function messageInWords({ text, attachments, mail }: TimelineData['visitor-message']): string {
  const added = [
    attachments.length > 0 && counted(attachments.length, 'picture'),
    mail && mail.files.length > 0 && counted(mail.files.length, 'file'),
  ].filter((each) => typeof each === 'string');
  const by = mail ? ` by email${mail.from === null ? '' : ` from ${mail.from}`}` : '';
  if (added.length === 0) return `wrote${by}`;
  const things = AND.format(added);
  if (text === '') return mail ? `sent ${things}${by}` : `added ${things}`;
  return `wrote${by}, with ${things}`;
}

const counted = (count: number, noun: string): string => (count === 1 ? `a ${noun}` : `${count} ${noun}s`);

const AND = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

function meetingDid(event: TimelineEvent): Deed | null {
  if (isEvent(event, 'meeting-requested')) {
    const { kind, at, until } = event.data;
    return {
      did: `chose a ${noun(kind)} on ${weekdayTime(at)}${withWhom(event)}: held until ${weekdayTime(until)}, not yet confirmed`,
    };
  }
  if (isEvent(event, 'meeting-expired'))
    return { did: `freed the time of ${theMeeting(event)}: the visitor didn’t confirm it` };
  if (isEvent(event, 'meeting-restored')) return { did: `brought back ${theMeeting(event)}` };
  if (isEvent(event, 'meeting-booked')) {
    const { kind, at } = event.data;
    return { did: `booked a ${noun(kind)} on ${weekdayTime(at)}${withWhom(event)}` };
  }
  if (isEvent(event, 'meeting-moved')) {
    const { kind, from, at } = event.data;
    return {
      did: `moved the ${noun(kind)} from ${weekdayTime(from)} to ${weekdayTime(at)}${withWhom(event)}`,
    };
  }
  if (isEvent(event, 'meeting-answered')) return { did: answerInWords(event.data) };
  if (isEvent(event, 'meeting-cancelled')) return { did: `cancelled ${theMeeting(event)}` };
  if (isEvent(event, 'meeting-held')) return { did: `marked ${theMeeting(event)} as held` };
  if (isEvent(event, 'meeting-no-show')) return { did: `marked ${theMeeting(event)} as a no-show` };
  if (isEvent(event, 'meeting-over')) return { did: `asked whether ${theMeeting(event)} took place` };
  if (isEvent(event, 'meeting-proposed')) {
    const { kind, times, text } = event.data;
    const listed = OR.format(times.map(({ at, staffName }) => `${weekdayTime(at)} with ${staffName}`));
    return { did: `proposed a ${noun(kind)}: ${listed}`, text };
  }
  if (isEvent(event, 'meeting-lapsed')) {
    const { kind } = event.data;
    return {
      did: event.actor
        ? `took back the times proposed for a ${noun(kind)}`
        : `freed the times proposed for a ${noun(kind)}: the visitor took none`,
    };
  }
  return null;
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction', style: 'long' });

/** Kinds from a newer server show by their name. */
const noun = (kind: BookingKind): string => bookingWords.kinds[kind]?.noun ?? kind;

type AboutMeeting = { actor: TimelineEvent['actor']; data: MeetingTime };

const theMeeting = (event: AboutMeeting): string =>
  `the ${noun(event.data.kind)} on ${weekdayTime(event.data.at)}${withWhom(event)}`;

/** Not that Ana books a call with Ana. */
const withWhom = ({ actor, data: { staffId, staffName } }: AboutMeeting): string =>
  actor?.id === staffId ? '' : ` with ${staffName}`;

/** An address is missing where it was erased since; a phone number, where there was none. */
function correctionInWords({
  field,
  from,
  to,
}: TimelineData['visitor-correction']['changes'][number]): string {
  const name = FIELDS[field];
  if (to === null) return `removed the ${name}${from ? ` ${from}` : ''}`;
  if (from !== null) return `changed the ${name} from ${from} to ${to}`;
  return `${field === 'phone' ? 'added the phone number' : `changed the ${name} to`} ${to}`;
}

const CONTACTED: Record<ContactKind, string> = {
  call: 'logged a call',
  mail: 'logged an email',
  meeting: 'logged a meeting',
};

export function contactInWords({
  contact,
  outcome,
}: Pick<TimelineData['contact'], 'contact' | 'outcome'>): string {
  if (outcome === 'voicemail') return 'called and left a voicemail';
  if (outcome === 'no-answer') return 'called; no answer';
  return CONTACTED[contact] ?? 'logged a contact';
}

/** Logged without a connection. */
const heardLater = ({ heardAt }: TimelineData['contact']): string =>
  heardAt === undefined ? '' : `, saved ${weekdayTime(heardAt)}`;

const nextStepSet = ({ text, day }: TimelineData['next-step']): string =>
  text === null || day === null
    ? 'cleared the next step'
    : // 18:00 UTC is around noon in the firm's time zone.
      `set the next step: ${text}, ${weekdayDate(`${day}T18:00:00Z`)}`;

const UNDONE: Record<string, string> = {
  nextStep: 'the next step',
  value: 'the estimate',
  lostReason: 'the reason',
  noReplyNeeded: '“No reply needed”',
  contact: 'the logged contact',
};

const FIELDS = { email: 'email address', phone: 'phone number' } as const;

function assigned(actorId: string | null, { from, to }: TimelineData['assignment']): string {
  if (!to)
    return from?.id === actorId
      ? 'unassigned it'
      : `unassigned it from ${from?.name ?? 'a former colleague'}`;
  if (to.id === actorId) return from ? `took it over from ${from.name}` : 'assigned it to themselves';
  return `assigned it to ${to.name}${from ? `, previously ${from.name}` : ''}`;
}

const otherInWords = ({ kind, data }: TimelineEvent): string =>
  [
    kind.replaceAll('-', ' '),
    ...Object.entries(data)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => `${name} ${value}`),
  ].join(', ');
