/** An inquiry's events as sentences (contract/inquiries/timeline.ts). */
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind, MeetingTime } from '#contract/booking/booking.ts';
import { ANSWER_NAMES, answerLabel, type VisitorAnswers } from '#contract/inquiries/follow-up-questions.ts';
import { type ContactKind, STORED_CHANNEL_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { lostReasonLabel, valueInWords } from '#contract/inquiries/prospect.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import type {
  TimelineActor,
  TimelineData,
  TimelineEvent,
  TimelineKind,
} from '#contract/inquiries/timeline.ts';
import type { MeetingAnswer, MessageByMail } from '#contract/mail/inbound.ts';
import { MAIL_KIND_LABELS } from '#contract/mail/mail.ts';
import type { StoppedBy } from '#contract/mail/reply.ts';
import { weekdayDate, weekdayTime } from '../../../format/dates.ts';

type EventWords = {
  /** The actor: a member of staff by name, or the visitor. Empty where no one acted; `did` is then a whole sentence. */
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

type Deed = Omit<EventWords, 'who'>;

/** Each kind of event: the rest of the sentence, alone or with what is quoted. */
const DEEDS: {
  [Kind in TimelineKind]: (data: TimelineData[Kind], actor: TimelineActor) => string | Deed;
} = {
  created: ({ channel }) =>
    channel ? `entered the inquiry: ${STORED_CHANNEL_LABELS[channel].toLowerCase()}` : 'sent the inquiry',
  status: ({ from, to }) => `changed the status from ${statusLabel(from)} to ${statusLabel(to)}`,
  note: ({ text }) => ({ did: 'wrote a note', text }),
  contact: (data) => ({ did: contactInWords(data) + heardLater(data), text: data.text }),
  assignment: (data, actor) => assigned(actor?.id ?? null, data),
  'attachment-view': () => 'viewed a picture',
  spam: ({ spam }, actor) => `${actor ? 'marked the inquiry' : 'Marked'} as ${spam ? 'spam' : 'not spam'}`,
  mail: ({ subject, text, scheduledAt }) => ({
    did: `${scheduledAt ? 'scheduled a reply' : 'replied'}: ${subject}`,
    text,
  }),
  'mail-taken-back': ({ stoppedBy }) =>
    stoppedBy === undefined
      ? 'canceled the reply before it was sent'
      : `Scheduled reply not sent: the client ${STOPPED_BY[stoppedBy]}`,
  'mail-went-out': () => 'sent the scheduled reply',
  'mail-failed': ({ why }) => ({ did: 'Reply not delivered', text: why }),
  'mail-bounced': ({ recipient, why }) => ({ did: `Email to ${recipient} not delivered`, text: why }),
  'mail-delayed': ({ kind, recipient }) =>
    `Email delayed: ${MAIL_KIND_LABELS[kind] ?? kind}. ${recipient} is unconfirmed and has reached its email limit`,
  'mail-auto-reply': ({ from, subject }) => ({
    did: `Auto-reply from ${from}`,
    text: subject,
  }),
  'mail-from-other': ({ from, subject }) => ({
    did: `Reply from a different address, ${from}`,
    text: subject,
  }),
  'mail-filed': () => 'added an email',
  'mail-resent': ({ kind, recipient }) =>
    `resent an email to ${recipient}: ${MAIL_KIND_LABELS[kind] ?? kind}`,
  'next-step': ({ text, day }) =>
    text === null || day === null
      ? 'cleared the next step'
      : // 18:00 UTC is around noon in the firm's time zone.
        `set the next step: ${text}, ${weekdayDate(`${day}T18:00:00Z`)}`,
  'next-step-due': ({ text }) => `Next step due${text ? `: ${text}` : ''}`,
  value: ({ value }) => (value ? `set the estimate to ${valueInWords(value)}` : 'removed the estimate'),
  priority: ({ from, to, because }) =>
    because
      ? `Priority suggested by “${because}”: ${PRIORITY_LABELS[to] ?? to}`
      : `changed the priority from ${PRIORITY_LABELS[from] ?? from} to ${PRIORITY_LABELS[to] ?? to}`,
  tags: ({ added, removed }) =>
    AND.format([
      ...added.map((tag) => `added the tag “${tag}”`),
      ...removed.map((tag) => `removed the tag “${tag}”`),
    ]),
  'lost-reason': ({ reason }) =>
    reason ? `set the lost reason to “${lostReasonLabel(reason)}”` : 'removed the lost reason',
  'visitor-answers': (answers) => ({ did: 'answered our questions', text: answersInWords(answers) }),
  'no-reply-needed': () => 'marked “No reply needed”',
  undone: ({ field }) => UNDONE[field] ?? `undid ${field}`,
  'visitor-link-revoked': () => 'revoked the private link',
  'visitor-link-renewed': () => 'created a new private link',
  'visitor-message': (data) => {
    const { text, attachments: pictures, mail } = data;
    if (mail?.answer) return { did: answerInWords(mail.answer), text: mail.answer.words, pictures, mail };
    return { did: messageInWords(data), text, pictures, mail };
  },
  'visitor-correction': ({ changes }) => changes.map(correctionInWords).join(' and '),
  'visitor-withdrawal': () => 'withdrew the inquiry',
  'visitor-withdrawal-taken-back': () => 'reopened the inquiry',
  'visitor-erasure-request': () => 'asked to have their data erased',
  'meeting-requested': (data, actor) =>
    `chose ${aMeeting(data, actor)}: on hold until ${weekdayTime(data.until)}, not yet confirmed`,
  'meeting-expired': (data, actor) => `Hold expired: ${meetingOn(data, actor)}. The client didn’t confirm`,
  'meeting-restored': (data, actor) => `restored ${theMeeting(data, actor)}`,
  'meeting-booked': (data, actor) => `booked ${aMeeting(data, actor)}`,
  'meeting-moved': ({ kind, from, at, ...whom }, actor) =>
    `rescheduled the ${noun(kind)} from ${weekdayTime(from)} to ${weekdayTime(at)}${withWhom(whom, actor)}`,
  'meeting-answered': (data) => answerInWords(data),
  'meeting-cancelled': (data, actor) => `canceled ${theMeeting(data, actor)}`,
  'meeting-held': (data, actor) => `marked ${theMeeting(data, actor)} as held`,
  'meeting-no-show': (data, actor) => `marked ${theMeeting(data, actor)} as a no-show`,
  'meeting-over': (data, actor) => `Needs an outcome: ${meetingOn(data, actor)}`,
  'meeting-proposed': ({ kind, times, text }) => {
    const listed = OR.format(times.map(({ at, staffName }) => `${weekdayTime(at)} with ${staffName}`));
    return { did: `proposed a ${noun(kind)}: ${listed}`, text };
  },
  'meeting-lapsed': ({ kind }, actor) =>
    actor
      ? `withdrew the proposed times for a ${noun(kind)}`
      : `Proposed times for a ${noun(kind)} expired. The client didn’t pick one`,
};

/**
 * Like "Ana Ruiz" "changed the status from New to Contacted", or "" "Next step due: Call back". Kinds from a newer server show by their name.
 * @param visitor the visitor's name.
 */
export function eventInWords(event: TimelineEvent, visitor = 'The client'): EventWords {
  const { kind, data, actor } = event;
  const tell = Object.hasOwn(DEEDS, kind) ? DEEDS[kind as TimelineKind] : null;
  const said = tell ? tell(data as never, actor) : otherInWords(event);
  const who = actor ? actor.name : isVisitors(kind) ? visitor : '';
  return { who, ...(typeof said === 'string' ? { did: said } : said) };
}

/** Whether the visitor is the author, in kinds without a member of staff. */
const isVisitors = (kind: string): boolean =>
  kind === 'created' ||
  kind.startsWith('visitor-') ||
  ['meeting-requested', 'meeting-booked', 'meeting-moved', 'meeting-cancelled', 'meeting-answered'].includes(
    kind,
  );

const STOPPED_BY: Record<StoppedBy, string> = {
  message: 'sent a message first',
  withdrawal: 'withdrew the inquiry',
  'erasure-request': 'asked to have their data erased',
};

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
  if (added.length === 0) return `sent a message${by}`;
  const things = AND.format(added);
  if (text === '') return mail ? `sent ${things}${by}` : `added ${things}`;
  return `sent a message${by}, with ${things}`;
}

const counted = (count: number, noun: string): string => (count === 1 ? `a ${noun}` : `${count} ${noun}s`);

const AND = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

const OR = new Intl.ListFormat('en-US', { type: 'disjunction', style: 'long' });

/** Kinds from a newer server show by their name. */
const noun = (kind: BookingKind): string => bookingWords.kinds[kind]?.noun ?? kind;

const meetingOn = (data: MeetingTime, actor: TimelineActor): string =>
  `${noun(data.kind)} on ${weekdayTime(data.at)}${withWhom(data, actor)}`;

const aMeeting = (data: MeetingTime, actor: TimelineActor): string => `a ${meetingOn(data, actor)}`;

const theMeeting = (data: MeetingTime, actor: TimelineActor): string => `the ${meetingOn(data, actor)}`;

/** Not that Ana books a call with Ana. */
const withWhom = (
  { staffId, staffName }: Pick<MeetingTime, 'staffId' | 'staffName'>,
  actor: TimelineActor,
): string => (actor?.id === staffId ? '' : ` with ${staffName}`);

/** An address is missing where it was erased since; a phone number, where there was none. */
function correctionInWords({
  field,
  from,
  to,
}: TimelineData['visitor-correction']['changes'][number]): string {
  const name = FIELDS[field];
  if (to === null) return `removed the ${name}${from ? ` ${from}` : ''}`;
  if (from === '') return `added the ${name} ${to}`;
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
  if (outcome === 'no-answer') return 'called, no answer';
  return CONTACTED[contact] ?? 'logged a contact';
}

/** Logged without a connection. */
const heardLater = ({ heardAt }: TimelineData['contact']): string =>
  heardAt === undefined ? '' : `, saved ${weekdayTime(heardAt)}`;

const UNDONE: Record<string, string> = {
  nextStep: 'undid the change to the next step',
  value: 'undid the change to the estimate',
  tags: 'undid the change to the tags',
  lostReason: 'undid the change to the lost reason',
  noReplyNeeded: 'undid “No reply needed”',
  contact: 'removed the logged contact',
};

const QUESTIONS: Record<keyof VisitorAnswers, string> = { budget: 'Budget', timing: 'Start', land: 'Land' };

const answersInWords = (answers: VisitorAnswers): string =>
  ANSWER_NAMES.flatMap((name) => {
    const answer = answers[name];
    return answer === null ? [] : `${QUESTIONS[name]}: ${answerLabel(name, answer)}`;
  }).join('\n');

const FIELDS = { email: 'email address', phone: 'phone number' } as const;

function assigned(actorId: string | null, { from, to }: TimelineData['assignment']): string {
  if (!to)
    return from?.id === actorId
      ? 'unassigned the inquiry'
      : `unassigned the inquiry from ${from?.name ?? 'a former colleague'}`;
  if (actorId === null) return `Assigned to ${to.name} by a rule`;
  if (to.id === actorId)
    return from ? `took over the inquiry from ${from.name}` : 'assigned the inquiry to themselves';
  return `assigned the inquiry to ${to.name}${from ? `, previously ${from.name}` : ''}`;
}

const otherInWords = ({ kind, data }: TimelineEvent): string =>
  [
    kind.replaceAll('-', ' '),
    ...Object.entries(data)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => `${name} ${value}`),
  ].join(', ');
