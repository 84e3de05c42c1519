/** The real server in a process of its own, with an owner who is signed in and inquiries of invented people. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenFor } from '../../../server/inquiries/private-link.ts';
import { freePort } from '../../../server/testing/postgres-cluster.ts';
import { startServer } from '../../support/running-server.ts';
import { MAILBOX } from '../actors.ts';

const INQUIRIES = 30;

export type ScanTarget = Awaited<ReturnType<typeof openTarget>>;

/** @param databaseUrl of an empty PostgreSQL database; the embedded one without it. */
export async function openTarget(databaseUrl?: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const server = await startServer({
    PORT: String(port),
    // Links of the site lead to where the tools may follow.
    SITE_ORIGIN: url,
    SECRET: secret,
    IMAP_URL: MAILBOX,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const post = async (path: string, body: object): Promise<Response> => {
    for (let tries = 0; tries < 60; tries++) {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status === 201) return answer;
      // A server that has just started on a busy machine may say so first.
      if (answer.status !== 503) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await pause(1000);
    }
    throw new Error(`${path}: the server stayed busy`);
  };

  const owner = { name: 'Olivia Owner', email: 'olivia@example.com', password: 'a long enough password' };
  const token = new URL(server.setUpLink() as string).searchParams.get('token');
  const welcome = await post('/api/staff/set-up', { ...owner, token });
  const cookie = welcome.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { id: ownerId } = (await welcome.json()) as { id: string };

  const inquiryIds: string[] = [];
  for (let n = 0; n < INQUIRIES; n++) {
    const sent = {
      name: `Visitor ${n}`,
      email: `visitor${n}@example.com`,
      phone: '979-555-0100',
      message: `Eleven acres outside of Blanco, house number ${n} on a ledge facing south.`,
      elapsed: 60_000,
      source: {
        landingPage: '/contact?service=remodel',
        referrer: 'https://search.example/',
        utmSource: 'paper',
      },
    };
    inquiryIds.push(((await (await post('/api/inquiries', sent)).json()) as { id: string }).id);
  }
  const visitorToken = tokenFor(secret, inquiryIds[0] as string, 1);

  return {
    server,
    url,
    port,
    engine: databaseUrl ? ('postgresql' as const) : ('sqlite' as const),
    cookie,
    owner,
    ownerId,
    inquiryIds,
    visitorToken,
    /** A scan that signed itself out would have seen none of the routes that need a session. */
    stillSignedIn: async () => (await fetch(`${url}/api/staff/me`, { headers: { cookie } })).status === 200,
    /** Requests that the server counted, and those of them that it answered 5xx. */
    async counted() {
      const text = await (await fetch(`${url}/metrics`)).text();
      let all = 0;
      let failed = 0;
      for (const [, labels = '', value] of text.matchAll(
        /^ledge_frame_(?:request_duration_seconds_count|memory_answers_total)(\{[^}]*\})? (\d+)/gm,
      )) {
        all += Number(value);
        if (/status="5/.test(labels)) failed += Number(value);
      }
      return { all, failed };
    },
  };
}
