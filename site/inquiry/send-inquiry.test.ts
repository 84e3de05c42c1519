import { afterEach, describe, expect, it, vi } from 'vitest';
import { inquirySubmission } from '#contract/inquiries/inquiry.ts';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import type { InquiryDraft } from './draft.ts';
import { failureOf, sendInquiry } from './send-inquiry.ts';

const draft: InquiryDraft = {
  values: { ...EMPTY_VALUES, name: 'Ada Long', email: 'ada@example.com', message: 'A porch of twelve feet.' },
  attachments: [{ url: 'https://studio.example/images/inquiries/a.webp', name: 'porch.jpg' }],
  idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  shownAt: 1000,
  query: '',
};
const extras = { source: { landingPage: '/blog' }, website: '', now: 61_000, proof: 'eyJ9' };

function answer(respond: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => respond());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

const failure = async (respond: () => Response) => {
  answer(respond);
  return failureOf(
    await sendInquiry(draft, extras).then(
      () => null,
      (error: unknown) => error,
    ),
  );
};
const problem = (status: number, detail: string, errors?: Record<string, string>) =>
  new Response(JSON.stringify({ title: 'No', status, detail, errors }), {
    status,
    headers: { 'content-type': PROBLEM_TYPE },
  });

describe('sending the request', () => {
  it('carries the draft’s key, the pictures’ addresses, the source and the time taken', async () => {
    const receipt = { id: '1', reference: 'LF-7K3M-92', createdAt: '2026-01-01T00:00:00Z' };
    const fetch = answer(() => Response.json(receipt, { status: 201 }));
    expect(await sendInquiry(draft, extras)).toEqual(receipt);
    const [url, call] = fetch.mock.calls[0] ?? [];
    expect([url, call?.method, call?.credentials]).toEqual(['/api/inquiries', 'POST', 'include']);
    expect(call?.headers).toMatchObject({ 'Idempotency-Key': draft.idempotencyKey });
    const body = JSON.parse(String(call?.body));
    expect(body).toEqual({
      ...draft.values,
      attachments: ['https://studio.example/images/inquiries/a.webp'],
      source: { landingPage: '/blog' },
      website: '',
      elapsed: 60_000,
      proof: 'eyJ9',
    });
    expect(inquirySubmission.safeParse(body).success).toBe(true);
  });

  it('says nothing of the time taken when the clock was put back meanwhile: that is no program in a hurry', async () => {
    const fetch = answer(() => Response.json({}, { status: 201 }));
    await sendInquiry(draft, { ...extras, now: draft.shownAt - 3_600_000 });
    const body = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
    expect(body.elapsed).toBeNull();
    expect(inquirySubmission.safeParse(body).success).toBe(true);
  });

  it('has its own words when the server has none (requirements §9)', async () => {
    const { kind, toast } = await failure(() => new Response('', { status: 503 }));
    expect([kind, toast]).toEqual(['unavailable', 'Failed to send inquiry. Please try again.']);
  });

  it('shows the server’s own message (requirements §9)', async () => {
    const { kind, toast, words } = await failure(() => problem(429, 'Wait a minute.'));
    expect([kind, toast, words]).toEqual(['refused', 'Wait a minute.', 'Wait a minute.']);
  });

  it('brings the server’s field messages to their fields', async () => {
    const { errors } = await failure(() => problem(422, 'Look again.', { email: 'Not that one' }));
    expect(errors).toEqual({ email: 'Not that one' });
  });

  it('tells a lost connection from a refusal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await sendInquiry(draft, extras).catch((e: unknown) => e);
    expect(failureOf(error)).toMatchObject({
      kind: 'unreachable',
      toast: 'Failed to send inquiry. Please try again.',
    });
  });

  it('knows when the key was used for other content', async () => {
    expect((await failure(() => problem(409, 'Already sent.'))).kind).toBe('conflict');
  });
});
