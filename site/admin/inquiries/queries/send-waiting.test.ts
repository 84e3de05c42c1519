/** A queued inquiry that the server refuses stays on the device, with every other one. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { NewRequest } from '#contract/inquiries/new-request.ts';
import { enqueueChange, newWaiting, waitingIn } from '../../offline-storage/change-queue.ts';
import { createNoteDrafts, NEW_REQUEST } from '../../state/note-drafts.ts';
import { sendWaiting } from './send-waiting.ts';

afterEach(() => vi.unstubAllGlobals());

const entered = (name: string): NewRequest => ({
  ...{ channel: 'phone', name, phone: '512-555-0101', message: 'A porch.' },
});

it('is kept with the reason when the server doesn’t know the address, as an older one', async () => {
  const drafts = createNoteDrafts('ann', null);
  for (const name of ['Ada', 'Bea'])
    enqueueChange(drafts, newWaiting(NEW_REQUEST, { kind: 'new-request', request: entered(name) }));
  const gone = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'Not here.' };
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(gone), { status: 404, headers }));
  expect(await sendWaiting(drafts, new QueryClient())).toBe(0);
  expect(waitingIn(drafts).map(({ words, refusal }) => [words.kind, refusal])).toEqual([
    ['new-request', { words: 'Not here.' }],
    ['new-request', { words: 'Not here.' }],
  ]);
});
