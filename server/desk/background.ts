import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { repeatWhileListening } from '../http/repeated-work.ts';
import { askAboutMeetings } from './meetings-over-store.ts';
import { bringBack } from './next-steps-store.ts';

/**
 * Brings back the inquiries whose next step is due, and with booking those whose meeting is over, when the server starts
 * and twice a minute: a day begins at midnight, and half a minute later is early enough.
 */
export function bringBackInBackground(app: App, db: Db, booking: boolean): void {
  for (const job of [bringBack, ...(booking ? [askAboutMeetings] : [])])
    repeatWhileListening(app, {
      everyMs: 30_000,
      failed: 'could not bring back inquiries; retrying soon',
      run: () => job(db, new Date().toISOString()),
    });
}
