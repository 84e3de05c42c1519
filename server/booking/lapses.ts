import type { App } from '../http/app-type.ts';
import { repeatWhileListening } from '../http/repeated-work.ts';
import type { Booking } from './booking.ts';

/** Frees proposed and requested times whose hold has ended, when the server starts and twice a minute. */
export const lapsesInBackground = (app: App, booking: Pick<Booking, 'lapseDue'>) =>
  repeatWhileListening(app, {
    everyMs: 30_000,
    failed: 'could not free held times; retrying soon',
    run: () => booking.lapseDue(new Date()),
  });
