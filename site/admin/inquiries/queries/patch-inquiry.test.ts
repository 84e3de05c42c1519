import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Inquiry } from '#contract/inquiry.ts';
import { Conflict, patchInquiry } from './patch-inquiry.ts';

const seen = { id: 'one', version: 3, status: 'new', notes: null, assigneeId: null, spam: false } as Inquiry;
const ana = { id: 'u2', name: 'Ana Ruiz' };

/** A server that holds one inquiry and its events. */
let stored: Inquiry;
let events: { kind: string; actor: typeof ana | null }[];
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    if (url.includes('/events')) return Response.json(events);
    if (method === 'GET') return Response.json(stored);
    const version = (headers as Record<string, string>)['If-Match'] as string;
    sent.push(version);
    return version === `"${stored.version}"` ? Response.json(stored) : new Response('', { status: 412 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a change after someone else’s', () => {
  it('merges when they changed another field', async () => {
    stored = { ...seen, version: 5, notes: 'Called' };
    events = [{ kind: 'note', actor: ana }];
    expect((await patchInquiry(seen, { status: 'contacted' })).ok).toBe(true);
    expect(sent).toEqual(['"3"', '"5"']);
  });

  it('is refused with the author’s name when they changed the same', async () => {
    stored = { ...seen, version: 4, status: 'completed' };
    events = [
      { kind: 'note', actor: { id: 'u1', name: 'Olivia Owner' } },
      { kind: 'status', actor: ana },
    ];
    const error = await patchInquiry(seen, { status: 'contacted' }).catch((e) => e);
    expect(error).toBeInstanceOf(Conflict);
    expect(error.touched).toEqual([{ field: 'status', by: 'Ana Ruiz' }]);
    expect(sent).toEqual(['"3"']);
  });

  it('gives up when others are quicker each time', async () => {
    stored = { ...seen, version: 4 };
    vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
      method === 'GET' ? Response.json(stored) : new Response('', { status: 412 }),
    );
    await expect(patchInquiry(seen, { status: 'contacted' })).rejects.toThrow('412');
  });
});
