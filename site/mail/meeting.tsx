/** To the visitor: a meeting is to be confirmed, was booked, moved or cancelled, or is near. */
import { bookingWords } from '#content/booking-words.ts';
import type { MailContent, MailedMeeting } from '#contract/mail/mail.ts';
import { mailWords } from './mail-words.ts';
import { startInWords, timeInWords, visitorTimeInWords } from './meeting-times.ts';
import { Action, Caption, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, schedule, signedOff, titled, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';

export function meetingRequestedMail({ meeting, heldUntil }: MailContent['meeting-requested']): MailParts {
  const words = mailWords().meeting.requested;
  const said = { ...words, lead: words.lead(startInWords(heldUntil)) };
  return meetingMail(meeting, said, { ...words, below: [words.stranger] });
}

export const meetingBookedMail = ({ meeting }: MailContent['meeting-booked']): MailParts =>
  meetingMail(meeting, mailWords().meeting.booked, { below: [mailWords().meeting.change] });

export const meetingMovedMail = ({ meeting, from }: MailContent['meeting-moved']): MailParts =>
  meetingMail(meeting, mailWords().meeting.moved, {
    before: startInWords(from),
    below: [mailWords().meeting.change],
  });

export const meetingReminderMail = ({ meeting }: MailContent['meeting-reminder']): MailParts =>
  meetingMail(meeting, mailWords().meeting.reminder, {
    below: [mailWords().meeting.change, mailWords().meeting.reminder.off],
  });

export const meetingCancelledMail = ({ meeting }: MailContent['meeting-cancelled']): MailParts =>
  meetingMail(meeting, mailWords().meeting.cancelled, {
    ...mailWords().meeting.cancelled,
    below: [],
  });

type Said = { subject: (noun: string, when: string) => string; heading: string; lead: string };
type More = { before?: string; open?: string; noLink?: string; below: string[] };

function meetingMail(meeting: MailedMeeting, said: Said, more: More): MailParts {
  const { meeting: words } = mailWords();
  const { fields } = words;
  const { label, noun } = bookingWords.kinds[meeting.kind];
  const { before, open = words.open, noLink = words.noLink, below } = more;
  const { meetingUrl, reference } = meeting;
  const lines = [
    { term: fields.when, value: timeInWords(meeting) },
    ...yours(meeting),
    ...(before === undefined ? [] : [{ term: fields.before, value: before }]),
    { term: label, value: meeting.where },
    { term: fields.with, value: meeting.staffName },
  ];
  const notes = meetingUrl ? below : [noLink];
  return {
    subject: said.subject(noun, startInWords(meeting.startsAt)),
    preview: `${label}: ${timeInWords(meeting)}. ${meeting.where}`,
    sheet: words.sheet,
    mark: reference,
    body: (
      <>
        <Opening heading={said.heading} lead={said.lead} />
        <div style={{ height: '28px' }} />
        <Schedule lines={lines} />
        {meetingUrl && <Action href={meetingUrl}>{open}</Action>}
        {notes.map((note) => (
          <Caption key={note}>{note}</Caption>
        ))}
      </>
    ),
    text: paragraphs(
      titled(`${said.heading} (${reference})`),
      wrapped(said.lead),
      wrappedSchedule(lines),
      meetingUrl && action(open, meetingUrl),
      ...notes.map((note) => wrapped(note)),
      signedOff(),
    ),
  };
}

const yours = (meeting: MailedMeeting) => {
  const value = visitorTimeInWords(meeting, meeting.zone);
  return value === null ? [] : [{ term: mailWords().meeting.fields.yours, value }];
};

/** A schedule whose values fit the lines of a text mail. */
export const wrappedSchedule = (lines: { term: string; value: string }[]): string => {
  const indent = Math.max(...lines.map(({ term }) => term.length)) + 3;
  return schedule(lines.map(({ term, value }) => [term, wrapped(value, 72 - indent)]));
};
