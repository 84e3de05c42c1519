import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { nextPage } from '../../state/paged-query.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { inquiryList } from './inquiry-list-query.ts';
import { INQUIRIES, keepUpdated, knownInquiry, oneInquiry } from './known-inquiries.ts';

afterEach(() => vi.unstubAllGlobals());

const inquiry = (id: string, version = 1) => ({ id, version, status: 'new' }) as Inquiry;

describe('the address of the following page', () => {
  test.each([
    [
      '<https://studio.example/api/inquiries?limit=100&after=abc>; rel="next"',
      '/api/inquiries?limit=100&after=abc',
    ],
    ['</api/inquiries?after=abc>; rel=next', '/api/inquiries?after=abc'],
    [
      '</api/inquiries>; rel="first", </api/inquiries?after=b>; title="x"; rel="next"',
      '/api/inquiries?after=b',
    ],
    ['</api/inquiries?after=a>; rel="prev"', null],
    ['', null],
    [null, null],
  ])('%j leads to %j', (link, path) => {
    expect(nextPage(link)).toBe(path);
  });

  test('stays on this site whatever origin the server gives', () => {
    expect(nextPage('<https://elsewhere.example/x?y=1>; rel="next"')).toBe('/x?y=1');
    expect(nextPage('<//elsewhere.example/x>; rel="next"')).toBe('/x');
  });
});

describe('the list', () => {
  async function twoPages() {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      const isFirst = !url.includes('after=');
      const headers = new Headers({ 'x-total-count': '2' });
      if (isFirst) headers.set('link', '<http://x/api/inquiries?limit=1&after=one>; rel="next"');
      return new Response(JSON.stringify([inquiry(isFirst ? 'one' : 'two')]), { headers });
    });
    const queryClient = createQueryClient(() => {});
    const list = await queryClient.fetchInfiniteQuery({ ...inquiryList(), pages: 2 });
    return { queryClient, list, asked };
  }

  test('follows the pages and counts the whole', async () => {
    const { list, asked } = await twoPages();
    expect(asked).toEqual(['/api/inquiries?sort=queue', '/api/inquiries?limit=1&after=one']);
    expect(list.pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(['one', 'two']);
    expect(list.pages.map(({ total, next }) => [total, next])).toEqual([
      [2, '/api/inquiries?limit=1&after=one'],
      [2, null],
    ]);
  });

  test('shows an updated inquiry at once, in its place', async () => {
    const { queryClient } = await twoPages();
    keepUpdated(queryClient, inquiry('two', 2));
    expect(knownInquiry(queryClient, 'two')?.version).toBe(2);
    expect(knownInquiry(queryClient, 'one')?.version).toBe(1);
    expect(knownInquiry(queryClient, 'three')).toBeUndefined();
  });

  test('is reloaded together with an inquiry that was opened by its address', async () => {
    const { queryClient } = await twoPages();
    queryClient.setQueryData(oneInquiry('nine').queryKey, inquiry('nine'));
    keepUpdated(queryClient, inquiry('nine', 4));
    expect(knownInquiry(queryClient, 'nine')?.version).toBe(4);
    await queryClient.invalidateQueries({ queryKey: INQUIRIES });
    const stale = queryClient.getQueryCache().findAll({ stale: true });
    expect(stale.map(({ queryKey }) => queryKey)).toContainEqual(['/api/inquiries', 'nine']);
  });
});
