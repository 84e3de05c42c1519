/** What a visitor sent, as a schedule: for the studio's mail and for the visitor's own. */
import { mailWords } from '#content/mail-words.ts';
import type { MailedInquiry } from '#contract/mail.ts';
import { InkLink, type ScheduleLine } from './parts.tsx';
import { schedule } from './plain-text.ts';

const { fields, notGiven } = mailWords;

type Line = ScheduleLine & { text: string };

/** Every field of the form but the message and the pictures, which follow in full. */
export function inquiryLines({ name, email, phone, service, area }: MailedInquiry): Line[] {
  return [
    { term: fields.name, value: name, text: name },
    { term: fields.email, value: <InkLink href={mailto(email)}>{email}</InkLink>, text: email },
    {
      term: fields.phone,
      value: phone ? <InkLink href={telephone(phone)}>{phone}</InkLink> : notGiven,
      text: phone ?? notGiven,
    },
    { term: fields.service, value: service ?? notGiven, text: service ?? notGiven },
    ...(area ? [{ term: fields.area, value: area, text: area }] : []),
  ];
}

/** Where the visit came from; only what is known. */
export function sourceLines({ source }: MailedInquiry): Line[] {
  const { landingPage, referrer, campaign } = source;
  return [
    { term: fields.landingPage, text: landingPage },
    { term: fields.referrer, text: referrer },
    { term: fields.campaign, text: campaign },
  ].flatMap(({ term, text }) => (text ? [{ term, text, value: text }] : []));
}

export const scheduleText = (lines: Line[]): string => schedule(lines.map(({ term, text }) => [term, text]));

/** Addresses are anybody's to write: nothing in one may add a subject or a second recipient. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace(/%40/g, '@')}`;
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
