import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError, request, userMessage } from './request.ts';

const answer = (response: Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

const failure = (response: Response): Promise<RequestError> => {
  answer(response);
  return request('/x').then(
    () => expect.unreachable('a refusal must throw'),
    (error) => error,
  );
};

describe('a call', () => {
  it('includes credentials and sends JSON (requirements §8)', async () => {
    const fetch = answer(Response.json({ id: 1 }));
    const response = await request('/x', { method: 'POST', body: { a: 1 }, headers: { 'If-Match': '"2"' } });
    expect(await response.json()).toEqual({ id: 1 });
    expect(fetch).toHaveBeenCalledWith(
      '/x',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"a":1}',
        headers: { 'Content-Type': 'application/json', 'If-Match': '"2"' },
      }),
    );
  });

  it('claims no content type for a body it doesn’t have', async () => {
    const fetch = answer(new Response());
    await request('/x');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {}, body: undefined });
  });

  it('raises "status: body text" on an answer that is not OK (requirements §9)', async () => {
    const error = await failure(new Response('no room', { status: 507, statusText: 'Insufficient Storage' }));
    expect(error).toBeInstanceOf(RequestError);
    expect(error.message).toBe('507: no room');
  });

  it('raises "status: status text" when the body is empty (requirements §9)', async () => {
    const error = await failure(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('reads problem details, and takes nothing else for them', async () => {
    const problem = {
      title: 'Conflict',
      status: 409,
      detail: 'Say it again.',
      errors: { name: 'Too short' },
    };
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
    const known = await failure(new Response(JSON.stringify(problem), { status: 409, headers }));
    expect(known.problem).toEqual(problem);
    expect(userMessage(known, 'Sorry.')).toBe('Say it again.');
    const page = await failure(new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
    expect(page.problem).toBeUndefined();
    expect(userMessage(page, 'Sorry.')).toBe('Sorry.');
    expect(userMessage(new TypeError('fetch failed'), 'Sorry.')).toBe('Sorry.');
  });
});
