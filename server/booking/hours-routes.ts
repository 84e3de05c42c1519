/** `/api/booking/…`: each person's hours, who can be booked, and the firm's rules (contract/booking/booking-hours.ts). */
import * as z from 'zod';
import {
  type BookableName,
  bookableNameSchema,
  type bookingHours,
  bookingPersonSchema,
  bookingRules,
  changedHours,
} from '#contract/booking/booking-hours.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { areas } from '../inquiries/areas.ts';
import { requireOwner, requireStaff } from '../staff/guard.ts';
import type { HoursStore } from './hours-store.ts';

type Deps = {
  hours: HoursStore;
  bookable: (inquiryId: string | undefined, now: Date) => Promise<BookableName[]>;
};

const byStaffId = z.object({ staffId: z.string().max(64) });

export function hoursRoutes(app: App, { hours, bookable }: Deps): void {
  const response = responseSchemas({ 200: bookingPersonSchema });
  const find = async (staffId: string) => {
    const found = await hours.find(staffId, new Date());
    if (!found) throw noAccount();
    return found;
  };
  const save = async (staffId: string, body: z.infer<typeof bookingHours>) => {
    await find(staffId);
    if (!areas.has(body.base)) throw unknownTown();
    await hours.save(staffId, body);
    return find(staffId);
  };

  app.get(
    '/api/booking/hours',
    {
      onRequest: requireStaff,
      schema: { ...operation('Calendar', 'getOwnHours', 'Get your working hours'), response },
    },
    ({ staff }) => find(staff.id),
  );
  app.put(
    '/api/booking/hours',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Calendar', 'setOwnHours', 'Set your working hours'),
        body: changedHours,
        response,
      },
    },
    ({ staff, body }) => save(staff.id, body),
  );
  app.get(
    '/api/booking/hours/:staffId',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Calendar', 'getHours', 'Get a staff member’s working hours'),
        params: byStaffId,
        response,
      },
    },
    ({ params }) => find(params.staffId),
  );
  app.put(
    '/api/booking/hours/:staffId',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Calendar', 'setHours', 'Set a staff member’s working hours'),
        params: byStaffId,
        body: changedHours,
        response,
      },
    },
    ({ params, body }) => save(params.staffId, body),
  );
  app.get(
    '/api/booking/people',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Calendar', 'listBookablePeople', 'List the staff who can be booked'),
        querystring: z.object({ inquiry: z.string().max(64).optional() }),
        response: responseSchemas({ 200: z.array(bookableNameSchema) }),
      },
    },
    ({ query }) => bookable(query.inquiry, new Date()),
  );
  const rules = responseSchemas({ 200: bookingRules });
  app.get(
    '/api/booking/rules',
    {
      onRequest: requireStaff,
      schema: { ...operation('Calendar', 'getBookingRules', 'Get the booking rules'), response: rules },
    },
    () => hours.rules(),
  );
  app.put(
    '/api/booking/rules',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Calendar', 'setBookingRules', 'Set the booking rules'),
        body: bookingRules,
        response: rules,
      },
    },
    async ({ body }) => {
      await hours.saveRules(body);
      return hours.rules();
    },
  );
}

const noAccount = () => problem(404, 'Account not found. Reload the page.');
const unknownTown = () => problem(400, 'Choose a town from the list.', { errors: { base: 'Choose a town' } });
