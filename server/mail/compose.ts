/** What each mail says, read when it is sent: so it is up to date, and no secret lies in the outbox. */
import { areaNameFromSlug } from '#contract/area-name.ts';
import { dueAtOf } from '#contract/clock.ts';
import { pictureHref, thumbnailUrl } from '#contract/images.ts';
import { SERVICE_TYPE_LABELS, type ServiceType } from '#contract/inquiry.ts';
import type { MailContent, MailedInquiry, MailFacts, MailKind, MailPicture } from '#contract/mail.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import { hashToken, tokenFor, visitorPath } from '../visitor/token.ts';
import { type InquiryOfMail, mailContentStore } from './content-store.ts';
import type { Routing } from './letter.ts';
import { staffLinkToken, staffLinkUrl } from './staff-links.ts';
import type { ClaimedMail } from './store.ts';

export type Composed<K extends MailKind> = { content: MailContent[K]; routing: Routing };

/** What the mail was about has gone, in words for staff. */
export type Dropped = { dropped: string };

export type Composer<K extends MailKind> = (
  mail: ClaimedMail,
  facts: MailFacts[K],
) => Promise<Composed<K> | Dropped>;

export type Composers = { [K in MailKind]: Composer<K> };

type Parts = { config: Pick<Config, 'origin' | 'secret'>; db: Db };

/** The newsletter composes its own (server/newsletter/mails.ts). */
export type NewsletterComposers = Pick<Composers, 'newsletter-confirmation' | 'newsletter-article'>;

/** Of all mails that are about an inquiry or an account. */
export function composersOf({ config, db }: Parts): Omit<Composers, keyof NewsletterComposers> {
  const { origin, secret } = config;
  const store = mailContentStore(db);

  /** Composes from the inquiry; erasing it deletes its mails, so only one under way can find it gone. */
  const about =
    <K extends MailKind>(
      compose: (inquiry: InquiryOfMail, facts: MailFacts[K]) => Composed<K> | Promise<Composed<K>>,
    ): Composer<K> =>
    async (mail, facts) => {
      const inquiry = mail.inquiryId === null ? null : await store.inquiry(mail.inquiryId);
      return inquiry ? compose(inquiry, facts) : { dropped: 'The inquiry was erased.' };
    };

  /** None that leads nowhere: it was revoked, or made under another secret. */
  const inquiryUrl = ({ id, visitorLinkGeneration, visitorTokenHash }: InquiryOfMail) => {
    const token = tokenFor(secret, id, visitorLinkGeneration);
    return hashToken(token) === visitorTokenHash ? origin + visitorPath(token) : null;
  };
  const dashboardUrl = ({ id }: InquiryOfMail) => `${origin}/admin?inquiry=${id}`;
  const toVisitor = ({ name, email }: InquiryOfMail): Routing => ({ replyTo: { name, address: email } });
  const absolute = (href: string) => new URL(href, origin).href;
  const pictures = (urls: string[]) =>
    urls.map((url): MailPicture => {
      const thumbnail = thumbnailUrl(url);
      return { url: absolute(pictureHref(url)), thumbnail: thumbnail && absolute(thumbnail) };
    });

  const mailed = (inquiry: InquiryOfMail): MailedInquiry => ({
    reference: inquiry.reference,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    service: serviceLabel(inquiry.serviceType),
    message: inquiry.message,
    pictures: pictures(inquiry.attachments),
    area: inquiry.area && areaNameFromSlug(inquiry.area),
    source: sourceInWords(inquiry.source),
    createdAt: inquiry.createdAt,
    answerDueAt: dueAtOf(inquiry),
  });

  /** Composes from a one-time link that still works. */
  const withLink = async (
    mail: ClaimedMail,
    userId: string,
    expiresAt: string,
  ): Promise<{ name: string; url: string; expiresAt: string } | Dropped> => {
    const token = staffLinkToken(secret, mail.id);
    const account = await store.accountOfLink(userId, token, new Date().toISOString());
    return account
      ? { name: account.name, url: staffLinkUrl(origin, token), expiresAt }
      : { dropped: 'The link in it was used, replaced by a newer one, or has expired.' };
  };

  return {
    'inquiry-staff': about((inquiry) => ({
      content: { inquiry: mailed(inquiry), dashboardUrl: dashboardUrl(inquiry) },
      routing: toVisitor(inquiry),
    })),
    'inquiry-visitor': about((inquiry) => ({
      content: { inquiry: mailed(inquiry), inquiryUrl: inquiryUrl(inquiry) },
      routing: {},
    })),
    reply: about(async (inquiry, { subject, text, staffName }) => ({
      content: { reference: inquiry.reference, subject, text, staffName, inquiryUrl: inquiryUrl(inquiry) },
      routing: { inReplyTo: await store.messageIdOf(inquiry.id, 'inquiry-visitor') },
    })),
    'visitor-update': about(async (inquiry, { change }) => ({
      content: {
        inquiry: mailed(inquiry),
        change,
        pictures: change.kind === 'message' ? pictures(change.attachments) : [],
        dashboardUrl: dashboardUrl(inquiry),
      },
      routing: {
        ...toVisitor(inquiry),
        inReplyTo: await store.messageIdOf(inquiry.id, 'inquiry-staff'),
      },
    })),
    invitation: async (mail, { userId, invitedBy, expiresAt }) => {
      const link = await withLink(mail, userId, expiresAt);
      return 'dropped' in link ? link : { content: { ...link, invitedBy }, routing: {} };
    },
    'password-reset': async (mail, { userId, expiresAt }) => {
      const link = await withLink(mail, userId, expiresAt);
      return 'dropped' in link ? link : { content: link, routing: {} };
    },
    'two-factor-removed': async (_mail, { removedBy }) => ({
      content: { removedBy, accountUrl: `${origin}/admin/account` },
      routing: {},
    }),
  };
}

const serviceLabel = (type: string | null): string | null =>
  type !== null && Object.hasOwn(SERVICE_TYPE_LABELS, type) ? SERVICE_TYPE_LABELS[type as ServiceType] : type;

function sourceInWords(source: InquiryOfMail['source']): MailedInquiry['source'] {
  const { landingPage, referrer, utmSource, utmMedium, utmCampaign } = source ?? {};
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' · ');
  return { landingPage: landingPage || null, referrer: referrer || null, campaign: campaign || null };
}
