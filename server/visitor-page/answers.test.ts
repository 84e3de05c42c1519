/** The three questions after sending (contract/inquiries/follow-up-questions.ts). */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { createVisitorApp } from './testing/visit.ts';

describe.each(engines)('the visitor’s answers on %s', (engine) => {
  async function scene(change: object = {}) {
    const app = await createVisitorApp(engine);
    onTestFinished(app.test.close);
    const { cookie } = await signedIn(app.test);
    const visitor = await app.arrive(change);
    const staff = (method: 'GET' | 'PATCH', path = '', payload?: object) =>
      app.test.app.inject({
        ...{ method, url: `/api/inquiries/${visitor.id}${path}`, headers: { cookie } },
        ...(payload && { payload }),
      });
    return {
      answer: (fields: object) => app.send(visitor, 'answers', fields),
      page: () => app.pageOf(visitor),
      patch: (change: object) => staff('PATCH', '', change),
      inquiry: async (): Promise<Inquiry> => (await staff('GET')).json(),
      events: async (): Promise<TimelineEvent[]> => (await staff('GET', '/events')).json(),
      mails: () =>
        app.test.db.selectFrom('mails').select('kind').where('kind', '=', 'visitor-update').execute(),
    };
  }

  it('set the estimate, are on the timeline, and can be changed', async () => {
    const { answer, page, inquiry, events, mails } = await scene();
    expect((await page()).request.answers).toBeNull();
    const sent = await answer({ budget: '500k-1m', timing: 'this-year', land: 'own' });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/done=answers$/),
    ]);
    expect(await inquiry()).toMatchObject({
      ...{ value: { low: 500_000, high: 1_000_000 }, priority: 'normal', version: 2 },
      // Answers are no message: the clock runs since the request.
      waitingReason: 'new',
    });
    const answers = { budget: '500k-1m', timing: 'this-year', land: 'own' };
    expect((await page()).request.answers).toEqual(answers);
    const [event] = await events();
    expect(event).toMatchObject({ kind: 'visitor-answers', actor: null, data: answers });
    // Again the same: nothing happens twice.
    await answer(answers);
    expect(await events()).toHaveLength(2);
    await answer({ ...answers, budget: '1m-2m' });
    expect((await inquiry()).value).toEqual({ low: 1_000_000, high: 2_000_000 });
    await answer({ ...answers, budget: '' });
    expect((await inquiry()).value).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('leave what staff have set', async () => {
    const { answer, patch, inquiry } = await scene();
    await patch({ value: { low: 80_000, high: 90_000 } });
    await patch({ priority: 'emergency' });
    await patch({ priority: 'normal' });
    await answer({ budget: 'over-2m', timing: 'later' });
    expect(await inquiry()).toMatchObject({ value: { low: 80_000, high: 90_000 }, priority: 'normal' });
    await patch({ value: null });
    await answer({ budget: '1m-2m' });
    expect((await inquiry()).value).toBeNull();
  });

  it('suggest Someday for a project that is more than a year out, but not for an emergency', async () => {
    const calm = await scene();
    await calm.answer({ timing: 'later' });
    expect((await calm.inquiry()).priority).toBe('someday');
    expect((await calm.events()).find(({ kind }) => kind === 'priority')?.data).toEqual({
      ...{ from: 'normal', to: 'someday', because: 'more than a year out' },
    });
    const urgent = await scene({ message: 'The roof leaks into the hall.' });
    await urgent.answer({ timing: 'later' });
    expect((await urgent.inquiry()).priority).toBe('emergency');
  });

  it('cost nothing when skipped, and take no value that isn’t offered', async () => {
    const { answer, inquiry, events } = await scene();
    expect((await answer({})).status).toBe(303);
    expect((await answer({ budget: '=1+1', timing: 'constructor', land: 'toString' })).status).toBe(303);
    expect(await events()).toHaveLength(1);
    expect((await inquiry()).version).toBe(1);
  });
});
