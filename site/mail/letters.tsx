/** Mails that ask for one click: invitation, new password, second factor, newsletter. */
import { mailWords } from '#content/mail-words.ts';
import type { MailContent } from '#contract/mail.ts';
import { momentInWords } from '../frame/firm-time.ts';
import { Action, Caption, InkLink, Opening } from './parts.tsx';
import { action, paragraphs, signedOff, titled, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function invitationMail({ invitedBy, url, expiresAt }: MailContent['invitation']): MailParts {
  const words = mailWords.invitation;
  const by = shortened(invitedBy, 80);
  return letter({
    subject: words.subject(by),
    sheet: words.sheet,
    heading: words.heading,
    lead: words.lead(by),
    click: { words: words.open, url },
    below: words.until(momentInWords(expiresAt)),
  });
}

export function passwordResetMail({ url, expiresAt }: MailContent['password-reset']): MailParts {
  const words = mailWords.passwordReset;
  return letter({
    subject: words.subject,
    sheet: words.sheet,
    heading: words.heading,
    lead: words.lead,
    click: { words: words.open, url },
    below: words.until(momentInWords(expiresAt)),
  });
}

export function twoFactorRemovedMail({
  removedBy,
  accountUrl,
}: MailContent['two-factor-removed']): MailParts {
  const words = mailWords.twoFactorRemoved;
  return letter({
    subject: words.subject,
    sheet: words.sheet,
    heading: words.heading,
    lead: words.lead(removedBy && shortened(removedBy, 80)),
    click: { words: words.open, url: accountUrl },
    below: words.stranger,
  });
}

export function newsletterConfirmationMail({
  confirmUrl,
}: MailContent['newsletter-confirmation']): MailParts {
  const words = mailWords.newsletterConfirmation;
  return letter({
    subject: words.subject,
    sheet: words.sheet,
    heading: words.heading,
    lead: words.lead,
    click: { words: words.open, url: confirmUrl },
    below: words.stranger,
  });
}

export function newsletterArticleMail(content: MailContent['newsletter-article']): MailParts {
  const { title, excerpt, category, articleUrl, unsubscribeUrl } = content;
  const words = mailWords.newsletterArticle;
  return letter({
    subject: title,
    sheet: words.sheet,
    mark: category,
    heading: title,
    lead: excerpt,
    click: { words: words.open, url: articleUrl },
    below: words.why,
    leave: { words: words.unsubscribe, url: unsubscribeUrl },
  });
}

type Click = { words: string; url: string };

type Letter = {
  subject: string;
  sheet: string;
  mark?: string;
  heading: string;
  lead: string;
  click: Click;
  below: string;
  leave?: Click;
};

function letter({ subject, sheet, mark, heading, lead, click, below, leave }: Letter): MailParts {
  return {
    subject,
    preview: lead,
    sheet,
    mark,
    body: (
      <>
        <Opening heading={heading} lead={lead} />
        <Action href={click.url}>{click.words}</Action>
        <Caption>
          {below} {leave && <InkLink href={leave.url}>{leave.words}</InkLink>}
        </Caption>
      </>
    ),
    text: paragraphs(
      titled(heading),
      wrapped(lead),
      action(click.words, click.url),
      wrapped(below),
      leave && action(leave.words, leave.url),
      signedOff(),
    ),
  };
}
