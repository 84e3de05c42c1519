import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Training } from '../spam/training.ts';
import { ASSIGNMENT_PAUSE_MS, assignmentMails } from './assignment-mails-store.ts';
import { attachmentViewsStore } from './attachment-views-store.ts';
import { bringBackInBackground } from './background.ts';
import { bulkStore } from './bulk-store.ts';
import { copiesRoutes } from './copies-routes.ts';
import { copiesStore } from './copies-store.ts';
import { readsRoutes } from './reads-routes.ts';
import { deskRoutes } from './routes.ts';
import { deskStore } from './store.ts';
import { timelineStore } from './timeline-store.ts';
import { undoStore } from './undo-store.ts';

type Parts = { training: Training; assignmentPauseMs: number | undefined };

/** Wires the staff's changes of inquiries, single and bulk, and their timelines into the app. */
export function wireDesk(app: App, { config, db }: Base, outbox: Outbox, parts: Parts): void {
  const { training, assignmentPauseMs = ASSIGNMENT_PAUSE_MS } = parts;
  const mails = { ...outbox, ...assignmentMails(outbox, assignmentPauseMs) };
  bringBackInBackground(app, db, config.booking);
  readsRoutes(app, { db });
  copiesRoutes(app, { copies: copiesStore(db) });
  deskRoutes(app, {
    desk: deskStore(db, mails, training),
    bulk: bulkStore(db, mails, training),
    undo: undoStore(db, outbox, training),
    views: attachmentViewsStore(db),
    timeline: timelineStore(db),
    origin: config.origin,
    wakeMail({ spam, assigneeId }) {
      if (spam === false) outbox.wake();
      if (assigneeId) setTimeout(outbox.wake, assignmentPauseMs).unref();
    },
  });
}
