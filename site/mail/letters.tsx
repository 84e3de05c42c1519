/** Mails that ask for one click: invitation, new password, second factor, newsletter. */
import type { MailContent } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import { mailWords } from './mail-words.ts';
import { Action, Caption, InkLink, Opening } from './parts.tsx';
import { action, paragraphs, signedOff, titled, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function invitationMail({ invitedBy, url, expiresAt }: MailContent['invitation']): MailParts {
  const words = mailWords().invitation;
  const by = shortened(invitedBy, 80);
  const below = words.until(momentInWords(expiresAt));
  return letter({ ...words, subject: words.subject(by), lead: words.lead(by), url, below });
}

export function passwordResetMail({ url, expiresAt }: MailContent['password-reset']): MailParts {
  const words = mailWords().passwordReset;
  return letter({ ...words, url, below: words.until(momentInWords(expiresAt)) });
}

export function twoFactorRemovedMail(content: MailContent['two-factor-removed']): MailParts {
  const { removedBy, passkeys = 0, accountUrl } = content;
  const words = mailWords().twoFactorRemoved;
  const lead = words.lead(removedBy && shortened(removedBy, 80), passkeys > 0);
  return letter({ ...words, lead, url: accountUrl, below: words.stranger });
}

export const passkeyAddedMail = (content: MailContent['passkey-added']): MailParts =>
  passkeyMail(mailWords().passkeyAdded, content);

export const passkeyRemovedMail = (content: MailContent['passkey-removed']): MailParts =>
  passkeyMail(mailWords().passkeyRemoved, content);

type PasskeyWords = Pick<ReturnType<typeof mailWords>, 'passkeyAdded' | 'passkeyRemoved'>[
  | 'passkeyAdded'
  | 'passkeyRemoved'];

const passkeyMail = (words: PasskeyWords, { name, accountUrl }: MailContent['passkey-added']): MailParts =>
  letter({ ...words, lead: words.lead(shortened(name, 80)), url: accountUrl, below: words.stranger });

export function newsletterConfirmationMail(content: MailContent['newsletter-confirmation']): MailParts {
  const words = mailWords().newsletterConfirmation;
  return letter({ ...words, url: content.confirmUrl, below: words.stranger });
}

export function newsletterArticleMail(content: MailContent['newsletter-article']): MailParts {
  const { title, excerpt, category, articleUrl, unsubscribeUrl } = content;
  const words = mailWords().newsletterArticle;
  return letter({
    ...words,
    subject: title,
    mark: category,
    heading: title,
    lead: excerpt,
    url: articleUrl,
    below: words.why,
    leave: { words: words.unsubscribe, url: unsubscribeUrl },
  });
}

type Letter = {
  subject: string;
  sheet: string;
  mark?: string;
  heading: string;
  lead: string;
  /** The effect of one click, and where it leads. */
  open: string;
  url: string;
  below: string;
  leave?: { words: string; url: string };
};

function letter({ subject, sheet, mark, heading, lead, open, url, below, leave }: Letter): MailParts {
  return {
    subject,
    preview: lead,
    sheet,
    mark,
    body: (
      <>
        <Opening heading={heading} lead={lead} />
        <Action href={url}>{open}</Action>
        <Caption>
          {below} {leave && <InkLink href={leave.url}>{leave.words}</InkLink>}
        </Caption>
      </>
    ),
    text: paragraphs(
      titled(heading),
      wrapped(lead),
      action(open, url),
      wrapped(below),
      leave && action(leave.words, leave.url),
      signedOff(),
    ),
  };
}
