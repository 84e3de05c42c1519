import type { RenderMail } from '#contract/mail/mail.ts';
import type { MeetingComposers } from '../booking/mails.ts';
import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { NewsletterComposers } from './compose.ts';
import { replyFileRoutes } from './files/routes.ts';
import { createMail } from './mail.ts';
import { mailRoutes } from './routes.ts';

type Given = {
  render: RenderMail | undefined;
  newsletter: NewsletterComposers;
  meetings: MeetingComposers;
  takeBackMs: number | undefined;
};

/** Wires mail into the app: the sending of the outbox, its state for staff, and replies. */
export function wireMail(app: App, base: Base, given: Given): Outbox {
  const mail = createMail({ ...base, ...given });
  app.addHook('onClose', async () => mail.stop());
  mailRoutes(app, { mail, origin: base.config.origin });
  replyFileRoutes(app, base);
  return mail.outbox;
}
