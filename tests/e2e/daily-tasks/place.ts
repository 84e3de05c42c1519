/** Where a task of the day is done: a signed-in page of its own, and hands that count. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { CountedHands, type Effort } from '../../support/counted-hands.ts';
import type { DeskWithMail } from '../../support/dashboard.ts';
import { COLLEAGUE, type Credentials } from '../../support/office.ts';

/** A colleague without an owner's rights. */
export const ESTIMATOR = COLLEAGUE;

export type OfficeDay = {
  desk: DeskWithMail;
  page: Page;
  hands: CountedHands;
  /** The open inquiry. */
  detail: Locator;
  /** Begins with the list, or with an inquiry open; what led there isn't counted. */
  begin: (id?: string) => Promise<void>;
  /** An answer of the API. */
  get: <T>(path: string) => Promise<T>;
  /** The inquiry as the server has it. */
  stored: (id: string) => Promise<ListedInquiry>;
};

export type OfficeTask = {
  does: string;
  /** Interactions, and screenfuls scrolled; one more fails the test. */
  atMost: number;
  options?: BrowserContextOptions;
  /** The office manager, an owner, unless said otherwise. */
  by?: Credentials;
  run: (place: OfficeDay) => Promise<void>;
};

/** Does a task. @returns what it cost. */
export async function doTask(desk: DeskWithMail, { options, by, run }: OfficeTask): Promise<Effort> {
  const { page, complaints, close } = await desk.signedIn(options, by);
  const hands = new CountedHands(page);
  const get = async <T>(path: string): Promise<T> => (await page.request.get(desk.server.url + path)).json();
  await run({
    ...{ desk, page, hands, get },
    detail: page.getByRole('region', { name: 'Inquiry details' }),
    stored: (id) => get(`/api/inquiries/${id}`),
    async begin(id) {
      await page.goto(`${desk.server.url}/admin${id ? `?inquiry=${id}` : ''}`);
      await page.locator('[data-inquiry]').first().waitFor();
      if (id) await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
    },
  });
  expect(complaints).toEqual([]);
  await close();
  return hands.effort();
}

/** A toast's words; its second copy, for screen readers, says more than that. */
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
