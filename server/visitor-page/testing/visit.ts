/** A visitor with a private link, for tests: the real app over a socket, with the page as JSON. */
import { randomUUID } from 'node:crypto';
import type { VisitorPage } from '#contract/inquiries/visitor.ts';
import type { EngineName } from '../../database/connect.ts';
import { listen } from '../../images/testing/upload.ts';
import { confirmationCode } from '../../inquiries/confirmation-code.ts';
import { tokenFor, visitorPath } from '../../inquiries/private-link.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

export type Visitor = {
  id: string;
  reference: string;
  token: string;
  path: string;
  /** The code of the links in emails to the visitor, which confirms their address. */
  code: string;
};

export async function createVisitorApp(engine: EngineName, settings: Record<string, string> = {}) {
  const test = await createTestApp(engine, settings, async (_request, services) =>
    answerOf(services.meeting ?? services.sent ?? services.visitor ?? 'no visitor'),
  );
  const origin = await listen(test.app);
  return { test, origin, ...callsOf(test, origin) };
}

const answerOf = (content: object | string) =>
  Response.json(content, { status: typeof content === 'object' && 'missing' in content ? 404 : 200 });

function callsOf(test: TestApp, origin: string) {
  return {
    /** Submits an inquiry as a visitor would. */
    async arrive(change: object = {}): Promise<Visitor> {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/inquiries',
        payload: {
          name: 'Rosa Delgado',
          email: 'rosa@example.com',
          phone: '512-555-0188',
          message: 'Eleven acres outside of Blanco, a ledge facing south.',
          elapsed: 60_000,
          ...change,
        },
      });
      const { id, reference } = answer.json();
      const token = tokenFor(test.config.secret, id, 1);
      const { email } = { email: 'rosa@example.com', ...change };
      const code = confirmationCode(test.config.secret, id, email);
      return { id, reference, token, path: visitorPath(token), code };
    },

    /** Requests a page with the given headers. */
    open: (path: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, { headers: { connection: 'close', ...headers } }),

    /** Returns the content of a visitor's page. */
    async pageOf({ path }: Visitor): Promise<VisitorPage> {
      const answer = await fetch(origin + path, { headers: { connection: 'close' } });
      if (answer.status !== 200) throw new Error(`${answer.status} at the visitor's page`);
      return (await answer.json()) as VisitorPage;
    },

    /** Submits one of the page's forms, like a browser without JavaScript. */
    send({ path }: { path: string }, action: string, fields: [string, string | File][] | object = {}) {
      const body = new FormData();
      const entries = Array.isArray(fields) ? fields : Object.entries(fields);
      const all: [string, string | File][] = [['idempotencyKey', randomUUID()], ...entries];
      for (const [name, value] of new Map(all.filter(([name]) => name === 'idempotencyKey')))
        body.append(name, value);
      for (const [name, value] of entries) if (name !== 'idempotencyKey') body.append(name, value);
      return fetch(`${origin}${path}/${action}`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { connection: 'close' },
      });
    },
  };
}
