import { expect, it } from 'vitest';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';

const desk = deskForTests(openDesk);

it('tells what is held of an address, erases it once it is typed out, and lists what went', async () => {
  const email = "rosa.o'hara+house@example.com";
  await desk.inquiry('Rosa Delgado', { email });
  await desk.inquiry('Rosa Delgado', { email });
  const { page } = await desk.signedIn();
  await page.goto(`${desk.server.url}/admin/privacy`);
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@example.com');
  await page.getByText('No data for this email address').waitFor();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByText('we keep the inquiry and remove only this address').waitFor();
  const link = page.getByRole('link', { name: 'Download data' });
  const held = await (await page.request.get(desk.server.url + (await link.getAttribute('href')))).json();
  expect(held.inquiries).toHaveLength(2);
  const listed = page.getByRole('main').getByRole('listitem');
  expect(await listed.filter({ hasText: /inquir|email/ }).allTextContents()).toEqual([
    '2 inquiries',
    '4 emails',
  ]);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Erase all data for this address' }).click();
  const form = page.getByRole('region', { name: 'All data for one email address' });
  // Polls the text, so that a failure shows it, such as a refusal.
  await expect
    .poll(() => form.textContent(), { timeout: 60_000 })
    .toContain('Erased. All data for one email address: 2 inquiries');
  // The message stays, although the page also receives the event of the erasure.
  await page.waitForTimeout(2000);
  expect(await form.textContent()).toContain('Erased. All data');
  const row = page.getByRole('row').filter({ hasText: 'All data for one email address' });
  await row.getByText('2 inquiries').waitFor();
  expect(await row.getByText('Still erasing').count()).toBe(0);
});
