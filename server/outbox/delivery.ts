/** One delivery attempt: composes the email, renders it and hands it to the mail server. */
import type { MailContent, RenderMail } from '#contract/mail/mail.ts';
import type { Config } from '../config/config.ts';
import { isDatabaseDown, isLockTimeout } from '../database/error-codes.ts';
import type { Composers } from './composer.ts';
import { toMessage } from './message.ts';
import type { ClaimedMail } from './store.ts';
import type { Transport } from './transport.ts';

/** `sent: false`: the email is no longer worth sending, and why. */
export type Delivered = { sent: true } | { sent: false; why: string };

/** The database was unavailable while the email was composed. Doesn't count as an attempt. */
export class DatabaseUnavailableError extends Error {}

export type Deliver = (mail: ClaimedMail) => Promise<Delivered>;

type Parts = {
  config: Pick<Config, 'mailFrom'>;
  render: RenderMail;
  compose: Composers;
  transport: Pick<Transport, 'send'>;
};

export function createDelivery({ config, render, compose, transport }: Parts): Deliver {
  return async (mail) => {
    const composer = compose[mail.kind] as Composers['reply'];
    const composed = await composer(mail, JSON.parse(mail.facts)).catch((error) => {
      const away = isDatabaseDown(error) || isLockTimeout(error);
      throw away ? new DatabaseUnavailableError('The database is unavailable', { cause: error }) : error;
    });
    if ('dropped' in composed) return { sent: false, why: composed.dropped };
    const rendered = await render(mail.kind, composed.content as MailContent[typeof mail.kind]);
    await transport.send(toMessage(mail, rendered, composed.routing, config));
    return { sent: true };
  };
}
