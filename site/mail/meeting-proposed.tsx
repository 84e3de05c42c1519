/** To the visitor: up to three times, of which one can be taken. */
import { bookingWords } from '#content/booking-words.ts';
import type { MailContent } from '#contract/mail/mail.ts';
import { mailWords } from './mail-words.ts';
import { wrappedSchedule } from './meeting.tsx';
import { startInWords, timeInWords, visitorTimeInWords } from './meeting-times.ts';
import { Action, Caption, Heading, Opening, Schedule, Words } from './parts.tsx';
import { action, paragraphs, signedOff, subtitled, titled, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function meetingProposedMail(content: MailContent['meeting-proposed']): MailParts {
  const { fields, proposed: words } = mailWords().meeting;
  const { meeting: shared } = mailWords();
  const { meeting, times, text, heldUntil, staffName } = content;
  const { label, noun } = bookingWords.kinds[meeting.kind];
  const { reference, meetingUrl, zone } = meeting;
  const lead = words.lead(shortened(staffName, 80), noun);
  const until = words.until(startInWords(heldUntil));
  const facts = [{ term: label, value: meeting.where }];
  const offered = times.map((time) => {
    const yours = visitorTimeInWords(time, zone);
    return [
      timeInWords(time),
      yours && `${fields.yours}: ${yours}`,
      `${fields.with} ${time.staffName}`,
    ].filter((line) => line !== null);
  });
  return {
    subject: words.subject(noun, reference),
    preview: `${lead} ${times.map(({ startsAt }) => startInWords(startsAt)).join('; ')}`,
    sheet: shared.sheet,
    mark: reference,
    body: (
      <>
        <Opening heading={words.heading} lead={lead} />
        {text && <Words text={text} marginTop="20px" />}
        <Heading>{words.times}</Heading>
        <Schedule
          lines={[
            ...offered.map((lines, i) => ({
              term: String(i + 1),
              value: lines.map((line) => <div key={line}>{line}</div>),
            })),
            ...facts,
          ]}
        />
        {meetingUrl ? <Action href={meetingUrl}>{words.open}</Action> : <Caption>{words.noLink}</Caption>}
        <Caption>{until}</Caption>
      </>
    ),
    text: paragraphs(
      titled(`${words.heading} (${reference})`),
      wrapped(lead),
      text,
      subtitled(words.times),
      offered
        .map(
          (lines, i) =>
            `${i + 1}. ${lines
              .map((line) => wrapped(line, 69))
              .join('\n')
              .replaceAll('\n', '\n   ')}`,
        )
        .join('\n'),
      wrappedSchedule(facts),
      meetingUrl ? action(words.open, meetingUrl) : wrapped(words.noLink),
      wrapped(until),
      signedOff(),
    ),
  };
}
