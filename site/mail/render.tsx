/** Every email that the server sends, as HTML and plain text (requirements §15). */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailKind, RenderedMail } from '#contract/mail/mail.ts';
import type { MailParts } from './blocks.tsx';
import { assignmentMail, inquiryStaffMail, inquiryVisitorMail } from './inquiry.tsx';
import {
  invitationMail,
  newsletterArticleMail,
  newsletterConfirmationMail,
  passkeyMail,
  passwordResetMail,
  siteAlertMail,
  twoFactorRemovedMail,
} from './letters.tsx';
import {
  meetingBookedMail,
  meetingCancelledMail,
  meetingMovedMail,
  meetingProposedMail,
  meetingReminderMail,
  meetingRequestedMail,
  meetingStaffMail,
} from './meeting.tsx';
import { paragraphs, signedOff } from './plain-text.ts';
import { replyMail } from './reply.tsx';
import { Sheet } from './sheet.tsx';
import { subjectLine } from './subject.ts';
import { visitorUpdateMail } from './visitor-update.tsx';

const templates: { [Kind in MailKind]: (content: MailContent[Kind]) => MailParts } = {
  'inquiry-staff': inquiryStaffMail,
  'inquiry-visitor': inquiryVisitorMail,
  reply: replyMail,
  'visitor-update': visitorUpdateMail,
  assignment: assignmentMail,
  invitation: invitationMail,
  'password-reset': passwordResetMail,
  'two-factor-removed': twoFactorRemovedMail,
  'passkey-added': passkeyMail('passkeyAdded'),
  'passkey-removed': passkeyMail('passkeyRemoved'),
  'site-alert': siteAlertMail,
  'newsletter-confirmation': newsletterConfirmationMail,
  'newsletter-article': newsletterArticleMail,
  'meeting-requested': meetingRequestedMail,
  'meeting-booked': meetingBookedMail,
  'meeting-moved': meetingMovedMail,
  'meeting-cancelled': meetingCancelledMail,
  'meeting-reminder': meetingReminderMail,
  'meeting-proposed': meetingProposedMail,
  'meeting-staff': meetingStaffMail,
};

/** XHTML 1.0, because Outlook then measures tables as browsers do. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders an email. Text typed by people is escaped; the subject is one line. @param origin of the firm's logo. */
export async function renderMail<K extends MailKind>(
  kind: K,
  content: MailContent[K],
  origin: string,
): Promise<RenderedMail> {
  const { blocks: all, ...sheet } = templates[kind](content);
  const blocks = all.filter((block) => typeof block === 'object' && block !== null);
  const body = createElement(Fragment, null, ...blocks.map(({ html }) => html));
  const text = paragraphs(...blocks.map((block) => block.text), signedOff());
  const subject = subjectLine(sheet.subject);
  const html =
    DOCTYPE + renderToStaticMarkup(<Sheet {...sheet} subject={subject} body={body} origin={origin} />);
  return { subject, html, text: `${text}\n` };
}
