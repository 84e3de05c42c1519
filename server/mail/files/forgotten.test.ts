import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { REPLY_FILE_LIMITS } from '#contract/mail/reply-file.ts';
import { postInquiry } from '../../outbox/testing/outbox.ts';
import { createTestApp, engines, signedIn } from '../../testing/test-app.ts';

const DAY = 24 * 3_600_000;

describe.each(engines)('a file that is never sent, on %s', (engine) => {
  async function aged(days: number) {
    const testApp = await createTestApp(engine);
    onTestFinished(testApp.close);
    const { id } = await postInquiry(testApp);
    const { cookie } = await signedIn(testApp);
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7\nplan of the house']), 'plan.pdf');
    const sent = new Response(form);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/inquiries/${id}/reply-files`,
      headers: { cookie, 'content-type': String(sent.headers.get('content-type')) },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
    onTestFinished(() => void vi.useRealTimers());
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    return async () => (await testApp.db.selectFrom('blobs').select('id').execute()).length;
  }

  it('goes in the background after thirty days, with its bytes', async () => {
    const blobs = await aged(REPLY_FILE_LIMITS.draftDays + 1);
    await expect.poll(blobs, { timeout: 60_000 }).toBe(0);
  });

  it('stays before', async () => {
    const blobs = await aged(REPLY_FILE_LIMITS.draftDays - 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await blobs()).toBe(1);
  });
});
