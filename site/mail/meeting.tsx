/**
 * Emails about meetings: to the visitor, that one is to be confirmed, was booked, rescheduled or canceled, is near or
 * proposed; to the member of staff concerned.
 */
import { bookingWords } from '#content/booking-words.ts';
import type { MailContent, MailedMeeting } from '#contract/mail/mail.ts';
import { meetingMoment, meetingSpan, theirSpan } from '../layout/meeting-time.ts';
import {
  action,
  caption,
  type MailBlock,
  type MailParts,
  mailWords,
  opening,
  scheduled,
  subheading,
  Words,
} from './blocks.tsx';
import { wrapped } from './plain-text.ts';
import { shortened } from './subject.ts';

export function meetingRequestedMail({ meeting, heldUntil }: MailContent['meeting-requested']): MailParts {
  const words = mailWords().meeting.requested;
  const said = { ...words, lead: words.lead(meetingMoment(heldUntil)) };
  return meetingMail(meeting, said, { ...words, below: [words.stranger] });
}

export const meetingBookedMail = ({ meeting }: MailContent['meeting-booked']): MailParts =>
  meetingMail(meeting, mailWords().meeting.booked, { below: [mailWords().meeting.change] });

export function meetingMovedMail({ meeting, from }: MailContent['meeting-moved']): MailParts {
  const { moved, change } = mailWords().meeting;
  return meetingMail(meeting, moved, { before: meetingMoment(from), below: [change] });
}

export function meetingReminderMail({ meeting }: MailContent['meeting-reminder']): MailParts {
  const { reminder, change } = mailWords().meeting;
  return meetingMail(meeting, reminder, { below: [change, reminder.off] });
}

export function meetingCancelledMail({ meeting }: MailContent['meeting-cancelled']): MailParts {
  const { cancelled } = mailWords().meeting;
  return meetingMail(meeting, cancelled, { ...cancelled, below: [] });
}

type Said = { subject: (noun: string, when: string) => string; heading: string; lead: string };
type More = { before?: string; open?: string; noLink?: string; below: string[] };

function meetingMail(meeting: MailedMeeting, said: Said, more: More): MailParts {
  const { meeting: words } = mailWords();
  const { fields } = words;
  const { label, noun } = bookingWords.kinds[meeting.kind];
  const { before, open = words.open, noLink = words.noLink, below } = more;
  const { meetingUrl, reference } = meeting;
  const yours = theirSpan(meeting, meeting.zone);
  const lines = [
    { term: fields.when, value: meetingSpan(meeting) },
    ...(yours === null ? [] : [{ term: fields.yours, value: yours }]),
    ...(before === undefined ? [] : [{ term: fields.before, value: before }]),
    { term: label, value: meeting.where },
    { term: fields.with, value: meeting.staffName },
  ];
  return {
    subject: said.subject(noun, meetingMoment(meeting.startsAt)),
    preview: `${label}: ${meetingSpan(meeting)}. ${meeting.where}`,
    sheet: words.sheet,
    mark: reference,
    blocks: [
      opening(said.heading, said.lead, reference),
      scheduled(lines, 28),
      meetingUrl && action(open, meetingUrl),
      ...(meetingUrl ? below : [noLink]).map((note) => caption(note)),
    ],
  };
}

/** Up to three times, of which one can be taken. */
export function meetingProposedMail(content: MailContent['meeting-proposed']): MailParts {
  const { sheet, fields, proposed: words } = mailWords().meeting;
  const { meeting, times, text, heldUntil, staffName } = content;
  const { label, noun } = bookingWords.kinds[meeting.kind];
  const { reference, meetingUrl, zone } = meeting;
  const lead = words.lead(shortened(staffName, 80), noun);
  const offered = times.map((time) => {
    const yours = theirSpan(time, zone);
    const here = yours === null ? [] : [`${fields.yours}: ${yours}`];
    return [meetingSpan(time), ...here, `${fields.with} ${time.staffName}`];
  });
  return {
    subject: words.subject(noun, reference),
    preview: `${lead} ${times.map(({ startsAt }) => meetingMoment(startsAt)).join('; ')}`,
    sheet,
    mark: reference,
    blocks: [
      opening(words.heading, lead, reference),
      text && { html: <Words text={text} marginTop="20px" />, text },
      subheading(words.times),
      offer(offered, { term: label, value: meeting.where }),
      meetingUrl ? action(words.open, meetingUrl) : caption(words.noLink),
      caption(words.until(meetingMoment(heldUntil))),
    ],
  };
}

/** The times in one schedule with the place; in the text, a numbered list before it. */
function offer(times: readonly string[][], place: { term: string; value: string }): MailBlock {
  const rows = times.map((lines, i) => ({
    term: String(i + 1),
    value: lines.map((line) => <div key={line}>{line}</div>),
  }));
  const list = times.map((lines, i) => {
    const text = lines.map((line) => wrapped(line, 69)).join('\n');
    return `${i + 1}. ${text.replaceAll('\n', '\n   ')}`;
  });
  return {
    html: scheduled([...rows, place]).html,
    text: `${list.join('\n')}\n\n${scheduled([place]).text}`,
  };
}

/** Another person booked, moved or cancelled a meeting of theirs. */
export function meetingStaffMail(content: MailContent['meeting-staff']): MailParts {
  const { meetingStaff: words, meeting } = mailWords();
  const { fields } = meeting;
  const { change, by, kind, startsAt, from, about, url } = content;
  const { label, noun } = bookingWords.kinds[kind];
  const said = words.changes[change];
  const when = meetingMoment(startsAt);
  const heading = said.heading(by === null ? words.visitor : shortened(by, 80), noun);
  const lines = [
    { term: fields.when, value: when },
    ...(from ? [{ term: fields.before, value: meetingMoment(from) }] : []),
    { term: words.kind, value: label },
    ...(about ? [{ term: words.name, value: shortened(about.name, 120) }] : []),
    ...(about?.phone ? [{ term: words.phone, value: about.phone }] : []),
    ...(about ? [{ term: fields.where, value: about.where }] : []),
  ];
  return {
    subject: [`${said.subject}: ${label}, ${when}`, about?.reference].filter(Boolean).join(', '),
    preview: heading,
    sheet: words.sheet,
    mark: about?.reference,
    blocks: [
      opening(heading, about ? undefined : words.erased, about?.reference),
      scheduled(lines, 28),
      action(about ? words.open : words.calendar, url),
    ],
  };
}
