/** Tasks of the queue: what is due first, what is next, what has just come, what comes back later. */
import { expect } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Inquiry, InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import type { MailRecord } from '#contract/mail/mail.ts';
import { dayAfter, dayOf } from '#contract/shared/zoned-day.ts';
import { dayPresets } from '../../../site/admin/inquiries/detail/next-step/presets.ts';
import { card, type DeskWithMail, heading } from '../../support/dashboard.ts';
import { postJson } from '../../support/office.ts';
import { ESTIMATOR, type OfficeTask, toast } from './place.ts';

const OVERDUE = 24;
const DUE_SOON = 'Donna Dunn';

/** Twenty-four overdue, from two hours to six weeks, and one that is due within the hour. */
export async function fillTheMorning(desk: DeskWithMail): Promise<void> {
  for (let nth = 0; nth < OVERDUE; nth++)
    await desk.inquiry(`Visitor Number ${nth + 1}`, { hoursAgo: 26 + 2 * nth ** 2 });
  await desk.inquiry(DUE_SOON, { hoursAgo: 23.2 });
}

export const dueFirst: OfficeTask = {
  does: 'See what is due first, and open it',
  atMost: 1,
  async run({ page, hands, detail, get }) {
    await page.getByRole('button', { name: `${OVERDUE} overdue` }).waitFor();
    await hands.click(page.locator('[data-inquiry]').first());
    await hands.sees(detail.getByRole('heading', { name: DUE_SOON }));
    await hands.sees(detail.getByText(/^4\d min left$/));
    const [first] = await get<Inquiry[]>('/api/inquiries?sort=queue');
    expect(first?.name).toBe(DUE_SOON);
  },
};

export const answerFromTemplate: OfficeTask = {
  does: 'Answer it from a template; the next is named',
  atMost: 3,
  // The lowest screen there is: the button that sends stays in sight.
  options: { viewport: { width: 1280, height: 720 } },
  async run({ page, hands, begin, detail, get, stored }) {
    const [first, second] = await get<Inquiry[]>('/api/inquiries?sort=queue');
    const id = first?.id as string;
    await begin(id);
    await hands.click(detail.getByRole('button', { name: 'Reply', exact: true }));
    await hands.choose(page.getByLabel('Start with'), 'Suggest a call');
    await hands.click(page.getByRole('button', { name: 'Send reply' }));
    await hands.sees(toast(page, 'It goes out in 10 seconds.'));
    await hands.sees(detail.getByRole('button', { name: `Next: ${second?.name}` }));
    expect(await detail.getByRole('heading', { level: 2 }).first().textContent()).toBe(first?.name);
    const mails = await get<MailRecord[]>(`/api/inquiries/${id}/mails`);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toContain('reply waiting');
    await expect.poll(async () => (await stored(id)).status, { timeout: 60_000 }).toBe('contacted');
  },
};

export const arrival: OfficeTask = {
  does: 'Notice a new arrival in another view, and open it',
  atMost: 2,
  async run({ desk, page, hands, stored }) {
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
    const id = await desk.inquiry('Amy Arrival');
    await page.getByRole('link', { name: 'Inquiries 1 new' }).waitFor();
    await hands.click(page.getByRole('link', { name: 'Inquiries 1 new' }));
    const row = page.locator('li[data-arrived]', { has: card(page, 'Amy Arrival') });
    await hands.sees(row.getByText('Just in'));
    await hands.press('Enter');
    await hands.sees(heading(page, 'Amy Arrival'));
    await expect.poll(async () => (await stored(id)).unread).toBe(false);
  },
};

export const wroteBack: OfficeTask = {
  does: 'Find an answered visitor who wrote back; no reply is needed',
  atMost: 2,
  async run({ desk, page, hands, begin, detail, stored }) {
    const { id, link } = await sentIn(desk);
    await page.request.post(`${desk.server.url}/api/inquiries/${id}/contacts`, { data: { kind: 'call' } });
    const form = new FormData();
    form.set('text', 'Thursday at 4 pm works. Thank you!');
    const sending = { method: 'POST', body: form, redirect: 'manual' } as const;
    expect((await fetch(`${desk.server.url}${link}/add`, sending)).status).toBe(303);
    await begin();
    const row = page.getByRole('listitem').filter({ has: card(page, 'Willa Writes') });
    await hands.scrollTo(row);
    await hands.sees(row.getByText('Wrote back'));
    expect(await stored(id)).toMatchObject({ waitingReason: 'message' });
    await hands.click(row);
    await hands.sees(detail.getByText('Thursday at 4 pm works. Thank you!'));
    await hands.click(detail.getByRole('button', { name: 'No reply needed' }));
    await hands.sees(toast(page, 'Inquiry updated successfully'));
    expect(await stored(id)).toMatchObject({ waitingReason: null, status: 'contacted' });
  },
};

async function sentIn(desk: DeskWithMail): Promise<InquiryReceipt> {
  const fields = { name: 'Willa Writes', email: 'willa@example.com', elapsed: 60_000 };
  const message = 'A porch of twelve by thirty feet on the shaded side.';
  const answer = await postJson(desk.server, '/api/inquiries', { ...fields, message });
  return (await answer.json()) as InquiryReceipt;
}

export const putOff: OfficeTask = {
  does: 'Put one off until Tuesday, and see it under Later',
  atMost: 2,
  by: ESTIMATOR,
  async run({ desk, page, hands, begin, detail, stored }) {
    const id = await desk.inquiry('Tess Tuesday');
    await begin(id);
    const tuesday = nextTuesday();
    // On a Monday that is tomorrow, and on a Tuesday, in a week.
    const { label } = dayPresets(Date.now()).find(({ day }) => day === tuesday) as { label: string };
    await hands.click(detail.getByRole('button', { name: label, exact: true }));
    await hands.sees(toast(page, 'Inquiry updated successfully'));
    await hands.fill(page.getByPlaceholder(/Search/), 'Tess Tuesday');
    await hands.sees(page.locator('[data-group=later]'));
    const row = page.getByRole('listitem').filter({ has: card(page, 'Tess Tuesday') });
    await hands.sees(row.getByText(/^Call again, Tue/));
    const { nextStep, snoozedUntil } = await stored(id);
    expect(nextStep).toBe('Call again');
    expect(dayOf(snoozedUntil as string, setup.timeZone)).toBe(tuesday);
  },
};

function nextTuesday(): string {
  let day = dayAfter(dayOf(Date.now(), setup.timeZone));
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 2) day = dayAfter(day);
  return day;
}
