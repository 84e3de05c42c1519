/** Files of replies on the visitor's page: only files of shown replies can be downloaded there. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines, signedIn } from '../testing/test-app.ts';
import { GUESSES } from './private-page.ts';
import { createVisitorApp } from './testing/visit.ts';

const words = { subject: 'Your house', text: 'Here is the plan.' };
const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(400_000)]);

describe.each(engines)('a file of a reply on %s', (engine) => {
  async function scene() {
    const app = await createVisitorApp(engine, { RATE_LIMIT: 'on' });
    onTestFinished(app.test.close);
    const visitor = await app.arrive();
    const { cookie } = await signedIn(app.test);
    const post = (url: string, payload: object | Buffer, headers: Record<string, string> = {}) =>
      app.test.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
    async function upload() {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(plan)]), 'Plan “north”.pdf');
      const sent = new Response(form);
      const url = `/api/inquiries/${visitor.id}/reply-files`;
      const type = String(sent.headers.get('content-type'));
      return (await post(url, Buffer.from(await sent.arrayBuffer()), { 'content-type': type })).json().id;
    }
    const reply = async (files: string[], sendAt?: string) =>
      (
        await post(`/api/inquiries/${visitor.id}/replies`, { ...words, files, ...(sendAt && { sendAt }) })
      ).json();
    const download = (id: string, { path } = visitor) => app.open(`${path}/files/${id}`);
    return { ...app, visitor, upload, reply, download };
  }

  it('is listed under its words, and downloads byte by byte, never as a page', async () => {
    const { pageOf, visitor, upload, reply, download } = await scene();
    const id = await upload();
    await reply([id]);
    const [entry] = (await pageOf(visitor)).request.entries;
    expect(entry).toMatchObject({
      ...{ from: 'studio', ...words },
      files: [{ id, name: 'Plan “north”.pdf', bytes: plan.length }],
    });
    const answer = await download(id);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(plan)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      ...{
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      },
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  it('isn’t there before its reply is said, nor for the link of another request', async () => {
    const { upload, reply, download, arrive } = await scene();
    const draft = await upload();
    expect((await download(draft)).status).toBe(404);
    const scheduled = await upload();
    await reply([scheduled], new Date(Date.now() + 3_600_000).toISOString());
    expect((await download(scheduled)).status).toBe(404);
    const said = await upload();
    await reply([said]);
    const stranger = await arrive({ email: 'someone@example.com' });
    expect((await download(said, stranger)).status).toBe(404);
    expect((await download('nothing')).status).toBe(404);
    expect((await download(said)).status).toBe(200);
    // A wrong file of a right link is no guess at links.
    for (let n = 0; n <= GUESSES.max; n++) expect((await download(`nothing-${n}`)).status).toBe(404);
  });
});
