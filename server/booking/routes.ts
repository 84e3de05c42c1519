/** Meetings for staff: what can be booked, and every change of a meeting (contract/booking/booking.ts). */
import * as z from 'zod';
import {
  BOOKING_KINDS,
  BOOKING_MESSAGES,
  type Meeting,
  meetingBooking,
  meetingOutcome,
  meetingProposal,
  meetingReschedule,
  meetingSchema,
  slotSchema,
} from '#contract/booking/booking.ts';
import { isDay } from '#contract/shared/zoned-day.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { Booking } from './booking.ts';
import type { Booked } from './refused.ts';

type Deps = { booking: Booking; wakeMail: () => void };

/** Days that one question for slots or meetings may cover. */
const MAX_DAYS = 62;

const day = z.string().refine(isDay, 'Enter a date such as 2026-03-08');
const days = {
  from: day,
  to: day,
  staff: z.string().max(64).optional(),
};
const tooLong = ({ from, to }: { from: string; to: string }) =>
  Date.parse(to) - Date.parse(from) <= MAX_DAYS * 24 * 60 * 60_000;
const between = z.object(days).refine(tooLong, `Request at most ${MAX_DAYS} days`);
const slotQuery = z
  .object({ ...days, kind: z.enum(BOOKING_KINDS) })
  .refine(tooLong, `Request at most ${MAX_DAYS} days`);

export function meetingRoutes(app: App, { booking, wakeMail }: Deps): void {
  const onRequest = requireStaff;
  const meetings = responseSchemas({ 200: z.array(meetingSchema) });

  app.get(
    '/api/meetings',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'listMeetings', 'List meetings between two days'),
        querystring: between,
        response: meetings,
      },
    },
    ({ query }) => booking.between(query.from, query.to, query.staff ?? null),
  );

  app.get(
    '/api/inquiries/:id/meetings',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'listInquiryMeetings', 'List the meetings of an inquiry'),
        params: byId,
        response: meetings,
      },
    },
    ({ params }) => booking.ofInquiry(params.id),
  );

  app.get(
    '/api/inquiries/:id/meeting-slots',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'listOpenTimes', 'List the open times that staff can book'),
        params: byId,
        querystring: slotQuery,
        response: responseSchemas({ 200: z.array(slotSchema) }),
      },
    },
    async ({ params, query }) => {
      const { kind, from, to, staff: staffId } = query;
      const found = await booking.slots(params.id, { kind, from, to, staffId, by: 'staff' }, new Date());
      if (!found) throw unknownInquiry();
      return found;
    },
  );

  app.post(
    '/api/inquiries/:id/meetings',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'bookMeeting', 'Book a meeting'),
        params: byId,
        body: meetingBooking,
        response: responseSchemas({ 201: meetingSchema }),
      },
    },
    async ({ params, body, staff }, reply) => {
      const booked = await booking.book({ inquiryId: params.id, ...body }, 'staff', staff, new Date());
      return reply.code(201).send(known(booked));
    },
  );

  app.post(
    '/api/inquiries/:id/meeting-proposals',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'proposeMeeting', 'Propose up to three time slots to a client'),
        params: byId,
        body: meetingProposal,
        response: responseSchemas({ 201: z.array(meetingSchema) }),
      },
    },
    async ({ params, body, staff }, reply) =>
      reply.code(201).send(known(await booking.propose(params.id, body, staff, new Date()))),
  );

  app.delete(
    '/api/inquiries/:id/meeting-proposals',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'withdrawProposal', 'Withdraw the proposed times'),
        params: byId,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params, staff }, reply) => {
      await booking.takeBack(params.id, staff, new Date());
      return reply.code(204).send(null);
    },
  );

  const one = responseSchemas({ 200: meetingSchema });
  app.post(
    '/api/meetings/:id/move',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'rescheduleMeeting', 'Reschedule a meeting'),
        params: byId,
        body: meetingReschedule,
        response: one,
      },
    },
    async ({ params, body, staff }) =>
      known(await booking.reschedule(params.id, body, 'staff', staff, new Date())),
  );
  app.post(
    '/api/meetings/:id/confirm',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'confirmMeeting', 'Confirm a requested meeting'),
        params: byId,
        response: one,
      },
    },
    async ({ params, staff }) => known(await booking.confirm(params.id, 'staff', staff, new Date())),
  );
  app.post(
    '/api/meetings/:id/cancel',
    {
      onRequest,
      schema: { ...operation('Meetings', 'cancelMeeting', 'Cancel a meeting'), params: byId, response: one },
    },
    async ({ params, staff }) => known(await booking.cancel(params.id, 'staff', staff, new Date())),
  );
  app.post(
    '/api/meetings/:id/outcome',
    {
      onRequest,
      schema: {
        ...operation('Meetings', 'setMeetingOutcome', 'Mark a meeting as held or as a no-show'),
        params: byId,
        body: meetingOutcome,
        response: one,
      },
    },
    async ({ params, body, staff }) => known(await booking.mark(params.id, body.outcome, staff, new Date())),
  );

  function known<T = Meeting>(booked: Booked<T>): T {
    if ('refused' in booked) {
      if (booked.refused === 'unknown')
        throw problem(404, 'Inquiry or meeting not found. It may have been erased. Reload the page.');
      throw problem(409, `${BOOKING_MESSAGES[booked.refused]}.`);
    }
    wakeMail();
    return booked.meeting;
  }
}
