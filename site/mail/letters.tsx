/** Emails that ask for one click: invitation, new password, second factor, newsletter. */
import type { MailContent } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import { action, caption, type MailParts, mailWords, opening } from './blocks.tsx';
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

/** @param kind the words: a passkey was added, or removed. */
export const passkeyMail =
  (kind: 'passkeyAdded' | 'passkeyRemoved') =>
  ({ name, accountUrl }: MailContent['passkey-added']): MailParts => {
    const words = mailWords()[kind];
    return letter({
      ...words,
      lead: words.lead(shortened(name, 80)),
      url: accountUrl,
      below: words.stranger,
    });
  };

/** The subject names the problem, so that an inbox shows which one is over. */
export function siteAlertMail({ over, problems, startUrl }: MailContent['site-alert']): MailParts {
  const words = mailWords().siteAlert;
  const first = shortened(problems[0]?.says ?? '', 80);
  const heading = over ? words.over : words.heading(problems.length);
  return {
    ...{ subject: `${over ? words.over : words.attention}: ${first}`, preview: first, sheet: words.sheet },
    blocks: [
      opening(heading),
      ...problems.flatMap(({ says, todo }) => [caption(says), todo !== null && !over && caption(todo)]),
      action(words.open, startUrl),
    ],
  };
}

export function newsletterConfirmationMail({
  confirmUrl,
}: MailContent['newsletter-confirmation']): MailParts {
  const words = mailWords().newsletterConfirmation;
  return letter({ ...words, url: confirmUrl, below: words.stranger });
}

export function newsletterArticleMail(content: MailContent['newsletter-article']): MailParts {
  const { title, excerpt, category, articleUrl, unsubscribeUrl } = content;
  const { sheet, open, why, unsubscribe } = mailWords().newsletterArticle;
  return letter({
    ...{ subject: title, heading: title, lead: excerpt, mark: category, sheet, open, url: articleUrl },
    below: why,
    leave: { words: unsubscribe, href: unsubscribeUrl },
  });
}

type OneClick = Pick<MailParts, 'subject' | 'sheet' | 'mark'> & {
  heading: string;
  lead: string;
  /** The effect of one click, and where it leads. */
  open: string;
  url: string;
  below: string;
  leave?: { words: string; href: string };
};

const letter = ({ subject, sheet, mark, heading, lead, open, url, below, leave }: OneClick): MailParts => ({
  ...{ subject, preview: lead, sheet, mark },
  blocks: [opening(heading, lead), action(open, url), caption(below, leave)],
});
