/** The Privacy view: what an owner sees while an address is erased, and when its data can't leave the files. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '../tests/support/dashboard.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const inDatabase = (work: (database: DatabaseSync) => void) => {
  const database = new DatabaseSync(join(desk.server.dataDir, 'ledge-frame.sqlite'), { timeout: 5000 });
  work(database);
  database.close();
};

it('tells what is held of an address, erases it once it is typed out, and lists what went', async () => {
  const email = "rosa.o'hara+house@example.com";
  await desk.inquiry('Rosa Delgado', { email });
  await desk.inquiry('Rosa Delgado', { email });
  const { page, close } = await desk.signedIn();
  await page.goto(`${desk.server.url}/admin/privacy`);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByText('We hold nothing from this address').waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByText('stays and loses only this one').waitFor();
  const link = page.getByRole('link', { name: 'Download all data for this email' });
  const held = await (await page.request.get(desk.server.url + (await link.getAttribute('href')))).json();
  expect(held.inquiries).toHaveLength(2);
  const listed = page.getByRole('listitem');
  expect(await listed.filter({ hasText: /inquir|email/ }).allTextContents()).toEqual([
    '2 inquiries',
    '4 emails',
  ]);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Erase all data for this email' }).click();
  const form = page.getByRole('region', { name: 'All data for one email' });
  // Its words tell what came instead, such as a refusal.
  await expect
    .poll(() => form.textContent(), { timeout: 60_000 })
    .toContain('Erased. All data for one email: 2 inquiries');
  // The words stay, though the page hears of the erased inquiries too.
  await page.waitForTimeout(2000);
  expect(await form.textContent()).toContain('Erased. All data');
  const row = page.getByRole('row').filter({ hasText: 'All data for one email' });
  await row.getByText('2 inquiries').waitFor();
  expect(await row.getByText('Still erasing').count()).toBe(0);
  await close();
});

it('tells of an erasure that goes on, and of data that the night left in the files', async () => {
  const { page, close } = await desk.signedIn();
  const ago = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const daysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  // Leases of another server, which is at both.
  const lease = new Date(Date.now() + 25_000).toISOString();
  inDatabase((database) => {
    database.exec(
      `insert into erasures (id, at, kind, counts) values ('e1', '${ago}', 'retention', '{"inquiries":1200}')`,
    );
    database.exec(`insert into erasure_work (erasure_id, begun_at, until, counted, lease_until)
      values ('e1', '${ago}', '', 1, '${lease}')`);
    database.exec(`insert or replace into erasure_traces (id, since, ticket, reason, lease_until)
      values ('traces', '${daysAgo}', 't', 'reader', '${lease}')`);
  });
  await page.goto(`${desk.server.url}/admin/privacy`);
  await page.getByText('1,200 inquiries').waitFor();
  await page.getByText('Still erasing').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('such as a backup');
  // When the lease has run out, this server finishes both; the page says so when asked.
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Check again' }).click();
        await page.waitForTimeout(500);
        return (await page.getByText('Still erasing').count()) + (await page.getByRole('alert').count());
      },
      { timeout: 100_000, interval: 1000 },
    )
    .toBe(0);
  await close();
}, 240_000);
