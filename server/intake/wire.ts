import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { formPostRoute } from './form-post.ts';
import type { ReceiveParts } from './receive.ts';
import { inquiryRoutes } from './routes.ts';
import { inquiryStore } from './store.ts';

type Given = Pick<ReceiveParts, 'images' | 'spam' | 'kindsOffered'> & {
  outbox: Outbox;
  pages: RenderPages | undefined;
};

/** Wires the receiving of inquiries into the app: the API, and the form without JavaScript. */
export function wireIntake(app: App, { config, db }: Base, { pages, ...given }: Given): void {
  const parts = { store: inquiryStore(db, given.outbox), config, ...given };
  inquiryRoutes(app, parts);
  if (pages) formPostRoute(app, { ...parts, pages });
}
