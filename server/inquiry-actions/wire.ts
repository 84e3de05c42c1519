import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { endUpcoming } from '../booking/ending-store.ts';
import { createMeetingNotifier } from '../booking/notifications.ts';
import { restoreMeetings } from '../booking/restoring-store.ts';
import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { assignmentMails } from './assignment-mails-store.ts';
import { attachmentViewsStore } from './attachment-views-store.ts';
import { bulkStore } from './bulk-store.ts';
import { copiesStore } from './copies-store.ts';
import { requestAttendance } from './ended-meetings-store.ts';
import { resumeSnoozed } from './next-steps-store.ts';
import { copiesRoutes } from './offline-copies-routes.ts';
import { readsRoutes } from './reads-routes.ts';
import { inquiryActionsRoutes } from './routes.ts';
import { type InquiryActionMeetings, inquiryActionsStore } from './store.ts';
import { timelineStore } from './timeline-store.ts';
import { undoStore } from './undo-store.ts';

/** Snoozed inquiries return at midnight, and ended meetings ask for their outcome, at most this much later. */
const CHECK_INTERVAL_MS = 30_000;

/** Wires the staff's changes of inquiries, single and bulk, and their timelines into the app. */
export function wireInquiryActions(
  app: App,
  { config, db, jobs }: Base,
  outbox: Outbox,
  undoMs: number | undefined,
): void {
  const undoPauseMs = undoMs ?? INQUIRY_ACTION_LIMITS.undoMs;
  const mails = { ...outbox, ...assignmentMails(outbox, undoPauseMs) };
  const notify = createMeetingNotifier(outbox);
  const meetings: InquiryActionMeetings = {
    endUpcoming(trx, whose, by) {
      const runAt = new Date(Date.parse(by.at) + (by.undo === null ? 0 : undoPauseMs)).toISOString();
      return endUpcoming(trx, whose, { ...by, runAt }, notify);
    },
    restore: (trx, bulkId, by) => restoreMeetings(trx, bulkId, by, notify),
  };
  const everyMs = CHECK_INTERVAL_MS;
  const now = () => new Date().toISOString();
  jobs.repeat({ task: 'next-steps', everyMs, run: () => resumeSnoozed(db, now()) });
  if (config.booking)
    jobs.repeat({ task: 'meetings-over', everyMs, run: () => requestAttendance(db, now()) });
  readsRoutes(app, { db });
  copiesRoutes(app, { copies: copiesStore(db) });
  inquiryActionsRoutes(app, {
    actions: inquiryActionsStore(db, mails, meetings),
    bulk: bulkStore(db, mails, meetings),
    undo: undoStore(db, outbox, meetings),
    views: attachmentViewsStore(db),
    timeline: timelineStore(db),
    origin: config.origin,
    wakeMail({ spam, assigneeId }) {
      if (spam === false) outbox.wake();
      if (assigneeId) setTimeout(outbox.wake, undoPauseMs).unref();
    },
  });
}
