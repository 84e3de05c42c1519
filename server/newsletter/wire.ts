import type { RenderMail } from '#contract/mail/mail.ts';
import type { ListArticles } from '#contract/mail/newsletter.ts';
import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { newsletterFormRoutes } from './form-routes.ts';
import { createNewsletter } from './newsletter.ts';
import { newsletterRoutes } from './routes.ts';
import { newsletterStore } from './store.ts';

type Given = {
  articles: ListArticles;
  render: RenderMail | undefined;
  outbox: Outbox;
  pages: RenderPages | undefined;
};

/** Wires the newsletter into the app; the next start resumes an interrupted send. */
export function wireNewsletter(app: App, base: Base, { pages, ...given }: Given): void {
  const newsletter = createNewsletter({ ...base, store: newsletterStore(base.db), ...given });
  app.addHook('onReady', () => newsletter.resume());
  app.addHook('preClose', () => newsletter.stop());
  newsletterRoutes(app, { newsletter });
  if (pages) newsletterFormRoutes(app, { newsletter, pages });
}
