/**
 * `/calendar/{token}.ics`: each person's meetings, for calendar programs to subscribe to; and the person's own setting of
 * it. The token is the only credential: it is stored as a hash, shown once, and stays out of logs and shared caches.
 */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { hashToken, TOKEN_BYTES } from '../config/tokens.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { isToken } from '../inquiries/private-link.ts';
import { requireStaff } from '../staff/guard.ts';
import { feedText } from './feed.ts';
import type { FeedStore } from './feed-store.ts';

/** Calendar programs ask every few minutes at most; many of them may share an address. */
const ASKED = { max: 300, timeWindow: '10 minutes' };

type Deps = { feed: FeedStore; config: Pick<Config, 'origin' | 'mailFrom'> };

const change = z.strictObject({ action: z.enum(['renew', 'stop']), names: z.boolean() });

export function feedRoutes(app: App, { feed, config }: Deps): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    { config: { rateLimit: ASKED } },
    async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      const { token } = request.params;
      const person = isToken(token) ? await feed.person(hashToken(token)) : null;
      if (!person) throw problem(404, 'Calendar not found. Create a new URL in the dashboard.');
      const text = feedText(await feed.meetings(person.staffId, new Date()), person.names, config);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
  app.post(
    '/api/booking/feed',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Calendar', 'setCalendarFeed', 'Create, renew, or stop your calendar feed', {
          description: 'The URL is returned only once. Calendar apps subscribe to it without a session.',
        }),
        body: change,
        response: responseSchemas({ 200: z.object({ url: z.string().nullable() }) }),
      },
    },
    async ({ staff, body }) => {
      if (body.action === 'stop') {
        await feed.save(staff.id, null);
        return { url: null };
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await feed.save(staff.id, { tokenHash: hashToken(token), names: body.names });
      return { url: `${config.origin}/calendar/${token}.ics` };
    },
  );
}

/** Weak or not (RFC 9110 §13.1.2): a proxy that compresses a response marks its ETag with `W/`. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
