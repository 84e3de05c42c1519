/** To the member of staff concerned: another person booked, moved or cancelled a meeting of theirs. */
import { bookingWords } from '#content/booking-words.ts';
import type { MailContent } from '#contract/mail/mail.ts';
import { mailWords } from './mail-words.ts';
import { wrappedSchedule } from './meeting.tsx';
import { startInWords } from './meeting-times.ts';
import { Action, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, signedOff, titled, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function meetingStaffMail(content: MailContent['meeting-staff']): MailParts {
  const {
    meetingStaff: words,
    meeting: { fields },
  } = mailWords();
  const { change, by, kind, startsAt, from, about, url } = content;
  const { label, noun } = bookingWords.kinds[kind];
  const said = words.changes[change];
  const when = startInWords(startsAt);
  const heading = said.heading(by === null ? words.visitor : shortened(by, 80), noun);
  const lead = about ? undefined : words.erased;
  const lines = [
    { term: fields.when, value: when },
    ...(from ? [{ term: fields.before, value: startInWords(from) }] : []),
    { term: words.kind, value: label },
    ...(about ? [{ term: words.name, value: shortened(about.name, 120) }] : []),
    ...(about?.phone ? [{ term: words.phone, value: about.phone }] : []),
    ...(about ? [{ term: fields.where, value: about.where }] : []),
  ];
  const open = about ? words.open : words.calendar;
  return {
    subject: [`${said.subject}: ${label}, ${when}`, about?.reference].filter(Boolean).join(', '),
    preview: heading,
    sheet: words.sheet,
    mark: about?.reference,
    body: (
      <>
        <Opening heading={heading} lead={lead} />
        <div style={{ height: '28px' }} />
        <Schedule lines={lines} />
        <Action href={url}>{open}</Action>
      </>
    ),
    text: paragraphs(
      titled(about ? `${heading} (${about.reference})` : heading),
      lead && wrapped(lead),
      wrappedSchedule(lines),
      action(open, url),
      signedOff(),
    ),
  };
}
