/** Tasks with many inquiries: finding, filtering, closing several, and what is spam. */
import { expect } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { SavedView } from '#contract/inquiries/saved-view.ts';
import { card, heading } from '../../support/dashboard.ts';
import { type OfficeTask, toast } from './place.ts';

/** As its filters read. */
const VIEW = 'New, Remodel/Addition, Last 7 days';

export const mistyped: OfficeTask = {
  does: 'Find a person by a mistyped name, and open them',
  atMost: 2,
  async run({ desk, page, hands, begin, get }) {
    const id = await desk.inquiry('Grace Wilson');
    await begin();
    await hands.fill(page.getByPlaceholder(/Search/), 'Wilsn');
    await hands.sees(page.getByText('Showing matches for “wilson”'));
    await hands.sees(card(page, 'Grace Wilson'));
    await hands.click(card(page, 'Grace Wilson'));
    await hands.sees(heading(page, 'Grace Wilson'));
    expect((await get<Inquiry[]>('/api/inquiries?q=Wilsn')).map((found) => found.id)).toEqual([id]);
  },
};

export const filterAndView: OfficeTask = {
  does: 'New remodels of this week: filter, share as a view, remove it',
  atMost: 9,
  async run({ desk, page, hands, begin, get }) {
    const id = await desk.inquiry('Rhoda Remodel', { serviceType: 'remodel' });
    const views = async () =>
      (await get<SavedView[]>('/api/views')).map(({ name, shared }) => ({ name, shared }));
    await begin();
    await hands.click(page.getByRole('button', { name: 'Filters', exact: true }));
    await hands.click(page.getByRole('checkbox', { name: /^New/ }));
    await hands.choose(page.getByLabel('Service'), 'Remodel/Addition');
    await hands.choose(page.getByLabel('Received'), 'Last 7 days');
    await hands.sees(page.getByText('Inquiries (1)'));
    await hands.click(page.getByRole('button', { name: 'Save view' }));
    await hands.click(page.getByRole('button', { name: 'Save for everyone' }));
    const shown = page.getByRole('button', { name: VIEW, exact: true });
    await hands.sees(shown);
    expect(await views()).toEqual([{ name: VIEW, shared: true }]);
    const query = new URL(page.url()).search;
    expect((await get<Inquiry[]>(`/api/inquiries${query}`)).map((found) => found.id)).toEqual([id]);
    await hands.click(page.getByRole('button', { name: 'Edit view' }));
    await hands.click(page.getByRole('button', { name: 'Remove', exact: true }));
    await hands.click(page.getByRole('button', { name: 'Remove view' }));
    await hands.sees(page.getByRole('button', { name: 'Views', exact: true }));
    expect(await views()).toEqual([]);
  },
};

export const closeFour: OfficeTask = {
  does: 'Close four at once, and undo it',
  atMost: 4,
  async run({ page, hands, get }) {
    const four = await page
      .locator('[data-inquiry]')
      .evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('data-inquiry')));
    const statuses = () =>
      Promise.all(four.map(async (id) => (await get<Inquiry>(`/api/inquiries/${id}`)).status));
    const before = await statuses();
    const ticks = page.getByRole('checkbox', { name: /^Select / });
    await hands.click(ticks.first());
    await hands.click(ticks.nth(3), ['Shift']);
    await hands.choose(page.getByLabel('Set status of the selected'), 'Completed');
    await hands.sees(toast(page, '4 inquiries changed.'));
    expect(await statuses()).toEqual(Array(4).fill('completed'));
    await hands.click(page.getByRole('button', { name: /^Undo/ }));
    await hands.sees(toast(page, '4 inquiries restored.'));
    expect(await statuses()).toEqual(before);
  },
};

export const spam: OfficeTask = {
  does: 'Mark one as spam, and find it in the spam list',
  atMost: 4,
  async run({ desk, page, hands, begin, detail, get }) {
    const id = await desk.inquiry('Sid Spammer');
    await begin(id);
    await hands.click(detail.getByRole('button', { name: 'Mark as spam' }));
    await hands.sees(toast(page, 'It’s out of the list. Find it under Views, Spam.'));
    await hands.click(page.getByRole('button', { name: 'Views', exact: true }));
    await hands.click(page.getByRole('button', { name: 'Spam', exact: true }));
    await hands.sees(page.getByRole('heading', { name: /^Spam \(/ }));
    await hands.sees(card(page, 'Sid Spammer'));
    expect((await get<Inquiry[]>('/api/inquiries?spam=1')).map((found) => found.id)).toContain(id);
    expect((await get<Inquiry[]>('/api/inquiries?q=Spammer')).length).toBe(0);
  },
};
