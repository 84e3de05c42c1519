import { type InfiniteData, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firm } from '#content/firm.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { INQUIRY_STATUSES } from '#contract/inquiries/statuses.ts';
import { AdminInquiries } from '#site/admin/admin-inquiries.tsx';
import { FirmContext } from '#site/admin/format/use-firm.ts';
import { Dashboard, LoadFailure } from '#site/admin/inquiries/dashboard/dashboard.tsx';
import { InquiryDetail } from '#site/admin/inquiries/detail/inquiry-detail.tsx';
import { canSaveNote } from '#site/admin/inquiries/detail/note-form.tsx';
import { inquiryList } from '#site/admin/inquiries/queries/inquiry-list-query.ts';
import type { InquiryPage } from '#site/admin/inquiries/queries/known-inquiries.ts';
import { inquiryUpdating } from '#site/admin/inquiries/queries/use-update-inquiry.ts';
import { StatusBadge } from '#site/admin/inquiries/status-badge.tsx';
import { createNoteDrafts } from '#site/admin/state/note-drafts.ts';
import { createQueryClient } from '#site/admin/state/query-client.ts';
import { inventedInquiry } from '../support/invented-inquiry.ts';

const inquiry = inventedInquiry({
  id: '0f1d7b2e-6a0c-4d0e-9a53-3a8b7f6f2c11',
  ...valuesOf({
    name: 'Visitor One',
    email: 'one@example.com',
    phone: '979-555-0117',
    serviceType: 'custom-home',
    message: 'Eleven acres outside of Blanco,\nwith a ledge that faces south.',
  }),
  attachments: ['https://host.example/inquiries/ledge-south.webp', 'https://host.example/'],
  status: 'in-progress',
  notes: 'Called on Monday.',
  version: 3,
  createdAt: '2025-01-05T18:00:00.000Z',
  updatedAt: '2025-01-06T14:12:00.000Z',
});
const bare: Inquiry = {
  ...inquiry,
  id: '1',
  phone: null,
  serviceType: null,
  attachments: [],
  notes: null,
  status: 'new',
};

const staff = { id: 'u1', name: 'Olivia Owner', email: 'olivia@example.com', role: 'owner' } as const;
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const render = (element: ReactElement) => renderToStaticMarkup(element);

function clientWith(...inquiries: Inquiry[]) {
  const queryClient = createQueryClient(() => {});
  const listed = inquiries.map((each) => ({ ...each, unread: false, latestMessage: null }));
  const page: InquiryPage = { items: listed, total: 31, next: null, at: null };
  queryClient.setQueryData<InfiniteData<InquiryPage>>(inquiryList().queryKey, {
    pages: [page],
    pageParams: ['/api/inquiries'],
  });
  return queryClient;
}

const inFirm = (element: ReactElement) => createElement(FirmContext, { value: firm }, element);

function dashboard(...inquiries: Inquiry[]) {
  const client = clientWith(...inquiries);
  return render(inFirm(createElement(QueryClientProvider, { client }, createElement(Dashboard, { staff }))));
}

const adminPage = (of: typeof staff | null) =>
  render(
    createElement(AdminInquiries, {
      ...{ firm, view: 'signed-in', staff: of, address: '/admin', places: [] },
      ...{ booking: true, incomingMail: false },
    }),
  );

/** The cards that contain an inquiry; the rest of the 31 are still loading. */
const cardsIn = (html: string) =>
  (html.match(/<li.*?<\/li>/gs) ?? []).filter((item) => item.includes('data-inquiry'));

function detail(of: Inquiry, change: Partial<Parameters<typeof InquiryDetail>[0]> = {}) {
  const update = { isPending: false, error: null };
  const element = createElement(InquiryDetail, { inquiry: of, update, onUpdate: () => {}, ...change });
  return render(inFirm(createElement(QueryClientProvider, { client: clientWith(of) }, element)));
}

describe('the dashboard (requirements §14)', () => {
  test('title Admin Dashboard, and the subtitle', () => {
    const html = adminPage(staff);
    expect(html).toMatch(/<h1[^>]*>Admin Dashboard<\/h1>/);
    expect(html).toContain('Manage contact inquiries and track project status');
  });

  test('while the list loads it shows "Loading inquiries..."', () => {
    expect(adminPage(staff)).toContain('Loading inquiries...');
    expect(dashboard(inquiry)).not.toContain('Loading inquiries...');
  });

  test('the left column has a heading with the count of inquiries', () => {
    expect(dashboard(inquiry, bare)).toMatch(/<h2[^>]*>Inquiries \(31\)<\/h2>/);
  });

  // Properties that only a browser shows (colors, the clamped message, a click next to the name) are in
  // e2e/dashboard-cards.test.ts.
  test('one card per inquiry shows name, email, a status badge (icon and color), the message, the created date (like Jan 5, 2025) and a count of attached files if any', () => {
    const [first = '', second = ''] = cardsIn(dashboard(inquiry, bare));
    for (const shown of ['Visitor One', 'one@example.com', 'In Progress', 'Jan 5, 2025', '2 files'])
      expect(text(first)).toContain(shown);
    expect(first).toMatch(/data-status="in-progress"[^>]*><svg/);
    expect(text(first)).toContain('Eleven acres outside of Blanco, with a ledge that faces south.');
    expect(text(second)).not.toContain('file');
  });

  test('each card has one button, which selects it', () => {
    const cards = cardsIn(dashboard(inquiry, bare));
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card.match(/<button/g)).toHaveLength(1);
  });

  test('the right panel shows "Select an inquiry to view details" until one is selected', () => {
    expect(dashboard(inquiry)).toContain('Select an inquiry to view details');
  });

  test('name; email as a mail link; phone as a tel link if present', () => {
    expect(detail(inquiry)).toMatch(/<h2[^>]*>Visitor One<\/h2>/);
    expect(detail(inquiry)).toMatch(/<a href="mailto:one@example.com"[^>]*>one@example.com<\/a>/);
    expect(detail(inquiry)).toMatch(/<a href="tel:979-555-0117"[^>]*>979-555-0117<\/a>/);
    expect(detail(bare)).not.toContain('tel:');
  });

  test('a status selector with every status, the present one chosen', () => {
    const [select = ''] =
      /<label for="([^"]+)"[^>]*>Status<\/label>.*?<select id="\1".*?<\/select>/s.exec(detail(inquiry)) ?? [];
    const options = [...select.matchAll(/<option value="([^"]+)"( selected="")?>([^<]+)</g)];
    const specified = ['new', 'contacted', 'in-progress', 'completed', 'cancelled'];
    expect(options.map(([, value]) => value)).toEqual(INQUIRY_STATUSES);
    expect(options.flatMap(([, value, chosen]) => (chosen ? value : []))).toEqual(['in-progress']);
    expect(
      options.flatMap(([, value, , label]) => (specified.includes(value as string) ? label : [])),
    ).toEqual(['New', 'Contacted', 'In Progress', 'Completed', 'Cancelled']);
  });

  test('the service type if present, and the full message', () => {
    expect(text(detail(inquiry))).toContain('Custom Home');
    expect(detail(inquiry)).toContain(inquiry.message);
    expect(text(detail(bare))).not.toContain('Service Type');
  });

  test('attachment links if any, opened in a new tab and labeled by the last path segment of the file address, or "File"', () => {
    const links = detail(inquiry).match(/<a [^>]*target="_blank".*?<\/a>/gs) ?? [];
    expect(links.map((link) => text(link).trim())).toEqual(['ledge-south.webp', 'File']);
    // Visible, not for screen readers only.
    for (const link of links) expect(link).not.toContain('sr-only');
    expect(links[0]).toContain('href="https://host.example/inquiries/ledge-south.webp"');
    expect(detail(bare)).not.toContain('_blank');
  });

  test('existing notes if any', () => {
    expect(text(detail(inquiry))).toContain('Called on Monday.');
    expect(text(detail(bare))).not.toContain('Called on Monday.');
  });

  test('a notes textarea (3 rows, placeholder "Add notes about this inquiry...") with a Save Notes button', () => {
    expect(detail(inquiry)).toMatch(
      /<textarea[^>]*rows="3"[^>]*placeholder="Add notes about this inquiry..."/,
    );
    expect(detail(inquiry)).toMatch(/<button[^>]*>Save Notes<\/button>/);
  });

  test('created and last-updated timestamps (long date-time form) and the inquiry ID', () => {
    const shown = text(detail(inquiry));
    expect(shown).toContain('Created January 5, 2025 at 12:00 PM CST');
    expect(shown).toContain('Last updated January 6, 2025 at 8:12 AM CST');
    expect(shown).toContain(`Inquiry ID ${inquiry.id}`);
  });
});

describe('status badges (requirements §5)', () => {
  test('any other shows as it is stored', () => {
    expect(text(render(createElement(StatusBadge, { status: 'archived' })))).toContain('archived');
  });

  test('every status has an icon of its own', () => {
    const icons = [...INQUIRY_STATUSES, 'other'].map(
      (status) => render(createElement(StatusBadge, { status })).match(/<svg.*<\/svg>/s)?.[0],
    );
    expect(new Set(icons).size).toBe(icons.length);
  });
});

describe('notes of staff (requirements §5, §6)', () => {
  test('the Save Notes button is disabled while the note is blank or an update is pending', () => {
    expect(detail(inquiry)).toMatch(/<button[^>]*disabled=""[^>]*>Save Notes/);
    for (const blank of ['', ' ', '\n\t\u00a0']) expect(canSaveNote(blank, false)).toBe(false);
    expect(canSaveNote('Call on Friday', true)).toBe(false);
    expect(canSaveNote(' Call on Friday ', false)).toBe(true);
  });

  test('after saving, the box is cleared, and kept when saving failed', async () => {
    const { drafts, save } = updating();
    drafts.set(inquiry.id, 'Call on Friday');
    fetched.mockImplementation(async () => new Response('', { status: 500 }));
    await save({ notes: 'Call on Friday' }).catch(() => {});
    expect(drafts.get(inquiry.id)).toBe('Call on Friday');
    fetched.mockImplementation(async () =>
      Response.json({ ...inquiry, notes: 'Call on Friday', version: 4 }),
    );
    await save({ notes: 'Call on Friday' });
    expect(drafts.get(inquiry.id)).toBe('');
  });
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

function updating() {
  const queryClient = clientWith(inquiry);
  const drafts = createNoteDrafts(staff.id, null);
  const options = inquiryUpdating(queryClient, inquiry, drafts);
  const save = (change: { status?: 'completed'; notes?: string }) =>
    queryClient.getMutationCache().build(queryClient, options).execute(change);
  return { queryClient, drafts, save };
}

describe('a list that could not be loaded (requirements §9)', () => {
  test('says so, and offers another try', () => {
    const html = render(
      createElement(LoadFailure, { error: new TypeError('fetch failed'), onRetry: () => {} }),
    );
    expect(html).toContain('role="alert"');
    expect(text(html)).toContain('Couldn’t load inquiries.');
    expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  });
});

describe('/admin without a session shows the sign-in page (requirements §13)', () => {
  test('and nothing of the dashboard', () => {
    const html = adminPage(null);
    expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/);
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(html).not.toContain('Admin Dashboard');
  });
});
