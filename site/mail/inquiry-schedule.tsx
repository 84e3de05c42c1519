/** A visitor's request as a schedule, for the studio's mail and for the visitor's own. */

import { FIELD_NAMES, type FieldName, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import type { MailedInquiry } from '#contract/mail/mail.ts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { asciiDigits } from '#contract/shared/fold-text.ts';
import { mailWords } from './mail-words.ts';
import { InkLink, type ScheduleLine } from './parts.tsx';
import { schedule } from './plain-text.ts';

type Line = ScheduleLine & { text: string };

/** Every field of the form except the message and the pictures, which follow in full. */
export function inquiryLines(inquiry: MailedInquiry): Line[] {
  const { fields } = mailWords();
  const { area } = inquiry;
  return [
    ...FIELD_NAMES.filter((name) => name !== 'message').map((name) => fieldLine(name, inquiry[name])),
    ...(area ? [{ term: fields.area, value: area, text: area }] : []),
  ];
}

function fieldLine(name: FieldName, value: string | null): Line {
  const { notGiven } = mailWords();
  const { label: term, control } = fieldOf(name);
  const text = fieldText(name, value) ?? notGiven;
  if (value && control === 'email')
    return { term, text, value: <InkLink href={mailtoHref(value)}>{text}</InkLink> };
  if (value && control === 'tel')
    return { term, text, value: <InkLink href={telephone(value)}>{text}</InkLink> };
  return { term, text, value: text };
}

/** The source of the visit, as far as it is known. */
export function sourceLines({ source }: MailedInquiry): Line[] {
  const { fields } = mailWords();
  const { landingPage, referrer, campaign } = source;
  return [
    { term: fields.landingPage, text: landingPage },
    { term: fields.referrer, text: referrer },
    { term: fields.campaign, text: campaign },
  ].flatMap(({ term, text }) => (text ? [{ term, text, value: text }] : []));
}

export const scheduleText = (lines: Line[]): string => schedule(lines.map(({ term, text }) => [term, text]));

const telephone = (phone: string): string => `tel:${asciiDigits(phone).replace(/[^+\d]/g, '')}`;
