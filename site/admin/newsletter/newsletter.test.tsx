import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NewsletterSending, NewsletterSummary } from '#contract/mail/newsletter.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { createQueryClient } from '../state/query-client.ts';
import { newsletterSummary } from './article-row.tsx';
import { Newsletter } from './newsletter.tsx';

const sending: NewsletterSending = {
  startedAt: '2026-03-02T18:00:00.000Z',
  startedBy: 'Olivia Owner',
  finishedAt: '2026-03-02T18:00:01.000Z',
  recipients: 1200,
  waiting: 0,
  sent: 1200,
  dead: 0,
};
const article = {
  slug: 'roofs',
  title: 'Roofs',
  excerpt: 'On roofs.',
  category: 'Materials',
  date: '2024-03-18',
} as const;

function shown(
  role: StaffMember['role'],
  confirmed: number,
  state: NewsletterSending | null,
): { html: string; text: string } {
  const queryClient = createQueryClient(() => {});
  const summary: NewsletterSummary = {
    subscribers: { confirmed, pending: 12, unsubscribed: 3 },
    articles: [{ ...article, sending: state }],
  };
  queryClient.setQueryData(newsletterSummary().queryKey, summary);
  const staff: StaffMember = { id: '1', name: 'Sam', email: 'sam@example.com', role };
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(Newsletter, { staff })),
  );
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

it('shows how many read it, and offers their addresses as a file', () => {
  const { html, text } = shown('staff', 1200, null);
  expect(text).toContain('Subscribers 1,200');
  expect(text).toContain('Not confirmed 12');
  expect(text).toContain('Unsubscribed 3');
  expect(html).toMatch(/<a href="\/api\/newsletter\/export\.csv" download/);
});

it('lets owners send an article that has not been sent, and asks them once more', () => {
  expect(shown('owner', 1, null).text).toContain('Send to 1 subscriber ');
  const { html, text } = shown('owner', 1200, null);
  expect(text).toContain('Send to 1,200 subscribers');
  expect(html).toMatch(
    /<dialog[^>]*>.*Send this article to 1,200 subscribers\?.*Send now.*Cancel.*<\/dialog>/,
  );
});

it('lets nobody send what nobody would get, and other staff send nothing', () => {
  expect(shown('owner', 0, null).html).not.toContain('<dialog');
  const { html, text } = shown('staff', 1200, null);
  expect(html).not.toContain('<dialog');
  expect(text).not.toContain('Send to');
  expect(text).toContain('Not sent');
});

it('says to whom, by whom and when an article was sent, and offers no second time', () => {
  const { html, text } = shown('owner', 1300, sending);
  expect(text).toContain('Sent to 1,200 subscribers by Olivia Owner, March 2, 2026 at 12:00 PM CST');
  expect(html).not.toContain('<dialog');
  expect(text).not.toContain('waiting');
});

it('says what is still on its way, and what was not delivered', () => {
  const { text } = shown('owner', 1300, { ...sending, finishedAt: null, waiting: 800, dead: 4 });
  expect(text).toContain('Sending to 1,200 subscribers');
  expect(text).toContain('800 still sending. Refresh');
  expect(text).toContain('4 not delivered. View details');
});
