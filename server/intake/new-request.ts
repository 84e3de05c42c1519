/** `POST /api/inquiries/new`: a request that staff enter (requirements §14). */
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { listedInquirySchema } from '#contract/inquiries/inquiry.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { type NewRequest, newRequest } from '#contract/inquiries/new-request.ts';
import { hashToken } from '../config/tokens.ts';
import type { App } from '../http/app-type.ts';
import { requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { areas } from '../inquiries/areas.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import { requireStaff } from '../staff/guard.ts';
import type { ReceiveParts } from './receive.ts';
import type { NewInquiry } from './store.ts';

type Deps = Pick<ReceiveParts, 'store' | 'config' | 'now'>;

export function newRequestRoute(app: App, { store, config, now = () => new Date() }: Deps): void {
  app.post(
    '/api/inquiries/new',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'createInquiry', 'Create an inquiry from a call, a visit or a referral', {
          answerHeaders: ['location'],
        }),
        headers: requiredIdempotencyKey,
        body: newRequest,
        response: responseSchemas({ 201: listedInquirySchema }),
      },
    },
    async ({ headers, body, staff }, reply) => {
      if (body.area && !areas.has(body.area))
        throw problem(400, 'Choose a town from the list.', {
          errors: { area: 'Choose a town from the list' },
        });
      const key = headers['idempotency-key'].toLowerCase();
      const inquiry = entered(config.secret, body, key, staff, now());
      // No email: the client is on the phone or in the studio, and colleagues see the inquiry on their dashboards.
      const saved = await store.insert(inquiry, [], null, null);
      if (saved.idempotencyHash !== inquiry.idempotencyHash)
        throw problem(409, 'This Idempotency-Key was used for something else. Send a new one.');
      const found = await store.find(saved.id, staff.id);
      if (!found) throw problem(404, 'This inquiry has since been erased.');
      return reply.code(201).header('location', `/api/inquiries/${saved.id}`).send(found);
    },
  );
}

function entered(
  secret: string,
  { channel, referredBy, area, priority, secondsAgo = 0, ...fields }: NewRequest,
  key: string,
  { id: staffId, name }: NonNullable<EventActor>,
  now: Date,
): NewInquiry {
  const id = uuid();
  const values = valuesOf(fields);
  return {
    ...{ id, ...values, attachments: [], spamReasons: [] },
    source: { channel, ...(referredBy && { referredBy }) },
    priority,
    idempotencyKey: key,
    // Not from `secondsAgo`, which grows with each attempt to send.
    idempotencyHash: createHash('sha256')
      .update(
        JSON.stringify([
          staffId,
          channel,
          referredBy || null,
          area || null,
          values,
          ...(priority ? [priority] : []),
        ]),
      )
      .digest('hex'),
    visitorTokenHash: hashToken(tokenFor(secret, id, 1)),
    createdAt: new Date(now.getTime() - secondsAgo * 1000).toISOString(),
    entry: { by: { id: staffId, name }, at: now.toISOString(), area: area || null },
  };
}
