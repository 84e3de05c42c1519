import type { App } from '../http/app-type.ts';
import type { Booking } from './booking.ts';

const EVERY_MS = 30_000;

/** Frees proposed times whose hold has ended, when the server starts and twice a minute. */
export function lapsesInBackground(app: App, booking: Pick<Booking, 'lapseDue'>): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const look = () =>
    booking.lapseDue(new Date()).catch((error) => {
      if (!isStopping) app.log.warn({ err: error }, 'could not free proposed times; retrying soon');
    });
  app.addHook('onListen', async () => {
    void look();
    timer = setInterval(look, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
  });
}
