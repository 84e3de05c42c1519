import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { visitorLinkRoutes } from './link-routes.ts';
import { visitorRoutes } from './routes.ts';
import { visitorStore } from './store.ts';

type Given = { images: ImageHost; outbox: Outbox; pages: RenderPages | undefined };

/** Wires the visitor's private page into the app, and the staff routes for its link. */
export function wireVisitor(app: App, { config, db }: Base, { images, outbox, pages }: Given): void {
  const store = visitorStore(db);
  visitorLinkRoutes(app, { store, outbox, config });
  if (pages) visitorRoutes(app, { store, images, outbox, pages, config });
}
