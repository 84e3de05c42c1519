import type { RenderMail } from '#contract/mail/mail.ts';
import type { ListArticles } from '#contract/mail/newsletter.ts';
import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { newsletterFormRoutes } from './form-routes.ts';
import { createNewsletter } from './newsletter.ts';
import { newsletterRoutes } from './routes.ts';

type Given = {
  articles: ListArticles;
  render: RenderMail | undefined;
  outbox: Outbox;
  pages: RenderPages | undefined;
};

/** Wires the newsletter into the app. */
export function wireNewsletter(app: App, base: Base, { pages, ...given }: Given): void {
  const newsletter = createNewsletter({ ...base, ...given });
  newsletterRoutes(app, { newsletter });
  if (pages) newsletterFormRoutes(app, { newsletter, pages });
}
