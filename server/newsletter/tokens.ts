/** Tokens of newsletter links. Derived when an email is rendered, so that none is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIRM_WITHIN_DAYS } from '#contract/mail/newsletter.ts';
import type { Config } from '../config/config.ts';

const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 24 * 60 * 60 * 1000;

export function newsletterTokens({ secret }: Pick<Config, 'secret'>) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const confirmation = (id: string, asked: string) => sign(`newsletter-confirm:${id}:${asked}`);
  const ending = (id: string) => sign(`newsletter-unsubscribe:${id}`);

  return {
    /** @param askedAt ISO instant of the subscription request. */
    forConfirming(id: string, askedAt: string): string {
      const asked = Date.parse(askedAt).toString(36);
      return `${id}.${asked}.${confirmation(id, asked)}`;
    },

    /** Returns the subscriber's id and the instant of the request; null for a forged or expired token. */
    readConfirming(token: string, now: Date): { id: string; askedAt: string } | null {
      const [id = '', asked = '', mac = '', more] = token.split('.');
      if (more !== undefined || !equal(mac, confirmation(id, asked))) return null;
      const at = Number.parseInt(asked, 36);
      if (now.getTime() > at + CONFIRM_WITHIN_MS) return null;
      return { id, askedAt: new Date(at).toISOString() };
    },

    /** Valid until SECRET changes: unsubscribing must work from the oldest email. */
    forUnsubscribing(id: string): string {
      return `${id}.${ending(id)}`;
    },

    readUnsubscribing(token: string): string | null {
      const [id = '', mac = '', more] = token.split('.');
      return more === undefined && equal(mac, ending(id)) ? id : null;
    },
  };
}

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
