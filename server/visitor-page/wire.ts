import type { Booking } from '../booking/booking.ts';
import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { wideNetwork } from '../rate-limits/network.ts';
import { keyedHash } from '../spam/keyed-hash.ts';
import { confirmations } from './confirmations-store.ts';
import { visitorLinkRoutes } from './link-routes.ts';
import type { OfferParts } from './meeting-offer.ts';
import { visitorMeetingRoutes } from './meeting-routes.ts';
import { visitorMeetingStore } from './meeting-store.ts';
import { privatePages } from './private-page.ts';
import { visitorRoutes } from './routes.ts';
import { visitorStore } from './store.ts';

type Given = {
  images: ImageHost;
  outbox: Outbox;
  pages: RenderPages | undefined;
  /** Null when booking is off: then no route of it exists. */
  booking: Booking | null;
};

/** Wires the visitor's private page into the app, and the staff routes for its link. */
export function wireVisitorPage(
  app: App,
  { config, db }: Base,
  { images, outbox, pages, booking }: Given,
): void {
  const store = visitorStore(db, { withMeetings: booking !== null });
  const offer: OfferParts | null = booking && { booking, meetings: visitorMeetingStore(db) };
  visitorLinkRoutes(app, { store, outbox, config });
  if (!pages) return;
  const privacy = privatePages(app);
  const confirmed = confirmations(db, config);
  visitorRoutes(app, { db, store, offer, confirmed, privacy, images, outbox, pages, config });
  const networkOf = (address: string) =>
    keyedHash(config.secret, 'network of a held meeting')(wideNetwork(address));
  if (offer)
    visitorMeetingRoutes(app, { ...offer, confirmed, networkOf, privacy, pages, wakeMail: outbox.wake });
}
