/** `PUT /api/booking/busy`: connects a person's own calendar by its secret address, or disconnects it. */
import * as z from 'zod';
import { busyCalendarSchema } from '#contract/booking/booking-hours.ts';
import type { App } from '../../http/app-type.ts';
import { limitWithin } from '../../http/limits.ts';
import { operation } from '../../http/operation.ts';
import { problem, responseSchemas } from '../../http/problem.ts';
import { requireStaff } from '../../staff/guard.ts';
import type { Refresh } from './refresh.ts';
import type { BusyStore } from './store.ts';

type Deps = { store: BusyStore; refresh: Refresh };

const MAX_ADDRESS = 2000;
const body = z.strictObject({ url: z.string().trim().max(MAX_ADDRESS, 'The URL is too long').nullable() });

/** Each change asks another server. */
const CHANGES = { max: 20, timeWindow: '10 minutes' };

export function busyRoutes(app: App, { store, refresh }: Deps): void {
  const limited = limitWithin(app, CHANGES);
  app.put(
    '/api/booking/busy',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Calendar', 'setExternalCalendar', 'Connect or disconnect your external calendar'),
        body,
        response: responseSchemas({ 200: busyCalendarSchema }),
      },
    },
    async (request) => {
      const full = await limited(request);
      if (full) throw full;
      const { staff, body } = request;
      const url = body.url === null ? null : addressOf(body.url);
      await store.setAddress(staff.id, url);
      // Reads the calendar immediately, so that the person sees whether it works.
      if (url) await refresh.read({ staffId: staff.id, url });
      return store.find(staff.id, new Date());
    },
  );
}

/** Calendar programs hand out `webcal:` for addresses read by https. */
function addressOf(given: string): string {
  const text = given.replace(/^webcals?:/i, 'https:');
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).href;
  const errors = { url: 'Enter a URL that starts with https://' };
  throw problem(400, 'Enter your calendar’s secret iCal URL. It starts with https://.', { errors });
}
