/** Composes each email when it is sent, so that it is up to date and the outbox contains no secrets. */

import { withCode } from '#contract/booking/visitor-meeting.ts';
import { dueAtOf } from '#contract/inquiries/clock.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import type { MailedInquiry, MailFacts, MailKind, MailPicture } from '#contract/mail/mail.ts';
import { pictureHref, thumbnailUrl } from '#contract/shared/images.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import { kindsOffered } from '../booking/bookable-store.ts';
import type { MeetingComposers } from '../booking/mails.ts';
import { isBookable } from '../booking/visitor-rules-store.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db } from '../database/schema.ts';
import { confirmationCode } from '../inquiries/confirmation-code.ts';
import { tokenFor, visitorPath } from '../inquiries/private-link.ts';
import type { Composed, Composer, Composers, SkippedMail } from '../outbox/composer.ts';
import { openFilesOfMail } from '../outbox/files-store.ts';
import type { Routing } from '../outbox/message.ts';
import type { ClaimedMail } from '../outbox/store.ts';
import { staffLinkToken, staffLinkUrl } from '../staff/one-time-links.ts';
import { type InquiryOfMail, mailContentStore } from './content-store.ts';
import { threadOf } from './conversation.ts';

type Parts = { config: Pick<Config, 'origin' | 'secret' | 'booking'>; db: Db };

/** The newsletter's composers (`server/newsletter/mails.ts`). */
export type NewsletterComposers = Pick<Composers, 'newsletter-confirmation' | 'newsletter-article'>;

/** Returns the composers of emails about inquiries and accounts. */
export function composersOf({
  config,
  db,
}: Parts): Omit<Composers, keyof NewsletterComposers | keyof MeetingComposers> {
  const { origin, secret } = config;
  const store = mailContentStore(db);

  /**
   * Composes from the inquiry. Erasing an inquiry deletes its emails, so only an email already in progress can find it
   * missing.
   */
  const about =
    <K extends MailKind>(
      compose: (
        inquiry: InquiryOfMail,
        facts: MailFacts[K],
        mail: ClaimedMail,
      ) => Composed<K> | Promise<Composed<K>>,
    ): Composer<K> =>
    async (mail, facts) => {
      const inquiry = mail.inquiryId === null ? null : await store.inquiry(mail.inquiryId);
      return inquiry ? compose(inquiry, facts, mail) : { dropped: 'The inquiry was erased.' };
    };

  /** Returns null for a link that was revoked or derived from another secret. */
  const privateUrl = (
    { id, visitorLinkGeneration, visitorTokenHash }: InquiryOfMail,
    { recipient }: ClaimedMail,
    page = '',
  ) => {
    const token = tokenFor(secret, id, visitorLinkGeneration);
    const path = withCode(visitorPath(token) + page, confirmationCode(secret, id, recipient));
    return hashToken(token) === visitorTokenHash ? origin + path : null;
  };
  /** The address at which the visitor chooses a meeting, as long as meetings are offered. */
  const meetingUrl = async (inquiry: InquiryOfMail, mail: ClaimedMail): Promise<string | null> => {
    const url = privateUrl(inquiry, mail, '/meeting');
    const now = new Date();
    const {
      meeting,
      spam,
      status,
      withdrawnAt: withdrawn_at,
      erasureRequestedAt: erasure_requested_at,
    } = inquiry;
    const isChosen = meeting?.state === 'booked' || meeting?.state === 'requested';
    const isAhead = isChosen && meeting.at > now.toISOString();
    const mayChoose = isBookable({ spam: spam ? 1 : 0, status, withdrawn_at, erasure_requested_at });
    if (!config.booking || !url || isAhead || !mayChoose) return null;
    return (await kindsOffered(db, now)).length > 0 ? url : null;
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
    ...valuesOf(inquiry),
    reference: inquiry.reference,
    pictures: pictures(inquiry.attachments),
    area: inquiry.area && areaNameFromSlug(inquiry.area),
    source: sourceInWords(inquiry.source),
    createdAt: inquiry.createdAt,
    answerDueAt: dueAtOf(inquiry),
  });

  /** Composes from a one-time link that is still valid. */
  const withLink = async (
    mailId: string,
    userId: string,
    expiresAt: string,
  ): Promise<{ name: string; url: string; expiresAt: string } | SkippedMail> => {
    const token = staffLinkToken(secret, mailId);
    const account = await store.accountOfLink(userId, token, new Date().toISOString());
    return account
      ? { name: account.name, url: staffLinkUrl(origin, token), expiresAt }
      : { dropped: 'The link was used or replaced, or it expired.' };
  };

  return {
    'inquiry-staff': about((inquiry) => ({
      content: { inquiry: mailed(inquiry), dashboardUrl: dashboardUrl(inquiry) },
      routing: toVisitor(inquiry),
    })),
    'inquiry-visitor': about((inquiry, _facts, mail) => ({
      content: { inquiry: mailed(inquiry), inquiryUrl: privateUrl(inquiry, mail) },
      routing: {},
    })),
    reply: about(async (inquiry, { subject, text, staffName, signedAs, signature = null }, mail) => ({
      content: {
        ...{ reference: inquiry.reference, subject, text, staffName: signedAs ?? staffName, signature },
        inquiryUrl: privateUrl(inquiry, mail),
        meetingUrl: await meetingUrl(inquiry, mail),
      },
      routing: { ...(await threadOf(db, mail)), files: await openFilesOfMail(db, mail.id) },
    })),
    'visitor-update': about(async (inquiry, { change, stoppedReply = false }) => ({
      content: {
        inquiry: mailed(inquiry),
        change,
        pictures: change.kind === 'message' ? pictures(change.attachments) : [],
        stoppedReply,
        dashboardUrl: dashboardUrl(inquiry),
      },
      routing: {
        ...toVisitor(inquiry),
        inReplyTo: await store.messageIdOf(inquiry.id, 'inquiry-staff'),
      },
    })),
    assignment: async (mail, { userId, assignedBy, bulkId, count = 1 }) => {
      if (bulkId !== undefined) {
        if (await store.isUndone(bulkId)) return REASSIGNED;
        return {
          content: { assignedBy, count, inquiry: null, dueAt: null, url: `${origin}/admin?assignee=me` },
          routing: {},
        };
      }
      const inquiry = mail.inquiryId === null ? null : await store.inquiry(mail.inquiryId);
      if (inquiry?.assigneeId !== userId) return REASSIGNED;
      return {
        content: {
          ...{ assignedBy, count, url: dashboardUrl(inquiry) },
          inquiry: mailed(inquiry),
          dueAt: inquiry.firstContactAt ? null : dueAtOf(inquiry),
        },
        routing: {},
      };
    },
    invitation: async (mail, { userId, invitedBy, expiresAt }) => {
      const link = await withLink(mail.id, userId, expiresAt);
      return 'dropped' in link ? link : { content: { ...link, invitedBy }, routing: {} };
    },
    'password-reset': async (mail, { userId, expiresAt, linkOf }) => {
      const link = await withLink(linkOf ?? mail.id, userId, expiresAt);
      return 'dropped' in link ? link : { content: link, routing: {} };
    },
    'two-factor-removed': async (_mail, { removedBy, passkeys }) => ({
      content: { removedBy, ...(passkeys && { passkeys }), accountUrl: `${origin}/admin/account` },
      routing: {},
    }),
    'passkey-added': async (_mail, { name }) => ({
      content: { name, accountUrl: `${origin}/admin/account#passkeys` },
      routing: {},
    }),
    'passkey-removed': async (_mail, { name }) => ({
      content: { name, accountUrl: `${origin}/admin/account#passkeys` },
      routing: {},
    }),
    'site-alert': async (_mail, alert) => ({
      content: { ...alert, startUrl: `${origin}/admin/start` },
      routing: {},
    }),
  };
}

const REASSIGNED: SkippedMail = { dropped: 'The inquiry was reassigned or erased.' };

function sourceInWords(source: InquiryOfMail['source']): MailedInquiry['source'] {
  const { landingPage, referrer, utmSource, utmMedium, utmCampaign } = source ?? {};
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' · ');
  return { landingPage: landingPage || null, referrer: referrer || null, campaign: campaign || null };
}
