import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { currentToasts } from '../../../layout/toasts.ts';
import { createNoteDrafts } from '../../state/note-drafts.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { forgetInquiry } from './forget-inquiry.ts';
import { inquiryList } from './inquiry-list-query.ts';
import { type InquiryPage, oneInquiry } from './known-inquiries.ts';

const inquiry = (id: string) => ({ id, name: `Visitor ${id}`, version: 1 }) as Inquiry;

/** As much of a browser as the address needs. */
const history = { state: null as unknown, replaceState: vi.fn(), back: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('location', { search: '?inquiry=one', href: 'https://desk.example/admin?inquiry=one' });
  vi.stubGlobal('history', history);
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('PopStateEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of an erased inquiry: lists, details, mails, drafts; and closes it with a notice', () => {
  const client = createQueryClient(() => {});
  const drafts = createNoteDrafts('olivia', null);
  drafts.set('reply:one', 'Dear Visitor one');
  const page = { items: [inquiry('one'), inquiry('two')] } as unknown as InquiryPage;
  client.setQueryData(inquiryList().queryKey, { pages: [page], pageParams: [''] });
  client.setQueryData(oneInquiry('one').queryKey, inquiry('one'));
  client.setQueryData(['/api/inquiries', 'one', 'events'], { pages: [], pageParams: [] });
  client.setQueryData(['/api/inquiries', 'two', 'duplicates'], [{ name: 'Visitor one' }]);
  client.setQueryData(['/api/mails', { state: 'dead' }], [{ recipient: 'one@example.com' }]);

  forgetInquiry(client, drafts, 'one');

  const kept = JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data ?? null),
  );
  expect(kept).not.toMatch(/Visitor one|one@example/);
  expect(drafts.get('reply:one')).toBe('');
  expect(history.replaceState).toHaveBeenCalledWith(null, '', new URL('https://desk.example/admin'));
  expect(currentToasts()).toMatchObject([{ title: 'Inquiry erased' }]);
});
