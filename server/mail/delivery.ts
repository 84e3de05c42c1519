/** One try of one mail: read what it is about, render it, hand it to the mail server. */
import type { MailContent, RenderMail } from '#contract/mail.ts';
import type { Config } from '../config.ts';
import { isDatabaseDown } from '../database/failures.ts';
import type { Composers } from './compose.ts';
import { letterOf } from './letter.ts';
import type { ClaimedMail } from './store.ts';
import type { Transport } from './transport.ts';

/** `dropped`: there is no point in sending it any more, and why. */
export type Delivered = { sent: true } | { sent: false; why: string };

/** Our own database could not be asked what the mail says: no try of the mail, and nobody's refusal. */
export class DatabaseAway extends Error {}

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
      throw isDatabaseDown(error) ? new DatabaseAway('The database is away', { cause: error }) : error;
    });
    if ('dropped' in composed) return { sent: false, why: composed.dropped };
    const rendered = await render(mail.kind, composed.content as MailContent[typeof mail.kind]);
    await transport.send(letterOf(mail, rendered, composed.routing, config));
    return { sent: true };
  };
}
