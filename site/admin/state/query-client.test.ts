import { type QueryFunctionContext, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient, getJson, queryByKey } from './query-client.ts';

const answers = vi.fn<(url: string, init: RequestInit) => Response>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => answers(url, init));
  answers.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const context = (...queryKey: string[]) =>
  ({ queryKey, signal: new AbortController().signal }) as unknown as QueryFunctionContext;

describe('the default query function', () => {
  test('gets the key segments joined with slashes, with credentials, and reads JSON', async () => {
    answers.mockReturnValue(json({ id: '7' }));
    const ask = queryByKey({ on401: 'throw' });
    expect(await ask(context('/api/inquiries', '7'))).toEqual({ id: '7' });
    const [url, init] = answers.mock.calls[0] as [string, RequestInit];
    expect([url, init.method ?? 'GET', init.credentials]).toEqual(['/api/inquiries/7', 'GET', 'include']);
  });

  test('throws on 401 as on every answer that is not OK', async () => {
    for (const status of [401, 404, 500]) {
      answers.mockReturnValue(new Response('no', { status }));
      await expect(async () => queryByKey({ on401: 'throw' })(context('/api/inquiries'))).rejects.toThrow(
        `${status}: no`,
      );
    }
  });

  test('returns null on 401 where that is asked for, and still throws on the rest', async () => {
    answers.mockReturnValue(new Response('no', { status: 401 }));
    expect(await queryByKey({ on401: 'null' })(context('/api/staff', 'me'))).toBeNull();
    expect(await getJson('/api/staff/me', { on401: 'null' })).toBeNull();
    answers.mockReturnValue(new Response('broken', { status: 500 }));
    await expect(async () => queryByKey({ on401: 'null' })(context('/api/staff'))).rejects.toThrow(
      '500: broken',
    );
  });
});

describe('the query client', () => {
  test('uses the default query function, which throws on 401', async () => {
    answers.mockReturnValue(new Response('no', { status: 401 }));
    await expect(createQueryClient(() => {}).fetchQuery({ queryKey: ['/api', 'x'] })).rejects.toThrow(
      '401: no',
    );
  });

  test('never asks twice: answers stay fresh, failures are not retried', async () => {
    const queryClient = createQueryClient(() => {});
    answers.mockReturnValue(json([1]));
    for (let i = 0; i < 3; i++) await queryClient.fetchQuery({ queryKey: ['/api/inquiries'] });
    expect(answers).toHaveBeenCalledTimes(1);

    answers.mockReturnValue(new Response('broken', { status: 500 }));
    await expect(queryClient.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow();
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => getJson('/api/third', { on401: 'throw' }) });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test('does not refetch on an interval, on focus or on reconnect', () => {
    const queryClient = createQueryClient(() => {});
    const { options } = new QueryObserver(
      queryClient,
      queryClient.defaultQueryOptions({ queryKey: ['/api/inquiries'] }),
    );
    expect([
      options.staleTime,
      options.refetchInterval,
      options.refetchOnWindowFocus,
      options.refetchOnReconnect,
    ]).toEqual([Number.POSITIVE_INFINITY, false, false, false]);
  });

  test('says when the session has ended, whichever call finds out', async () => {
    const onSignedOut = vi.fn();
    const queryClient = createQueryClient(onSignedOut);
    answers.mockReturnValue(new Response('broken', { status: 500 }));
    await expect(queryClient.fetchQuery({ queryKey: ['/api/a'] })).rejects.toThrow();
    expect(onSignedOut).not.toHaveBeenCalled();
    answers.mockReturnValue(new Response('no', { status: 401 }));
    await expect(queryClient.fetchQuery({ queryKey: ['/api/b'] })).rejects.toThrow();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => getJson('/api/c', { on401: 'throw' }) });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });
});
