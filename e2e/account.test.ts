/** The user's own account: name, signature and reply templates. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../tests/support/browser.ts';
import { card, deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { OWNER } from '../tests/support/office.ts';

const desk = deskForTests(openDesk);

it('holds a name, a signature and templates, which replies then begin and end with', async () => {
  await desk.inquiry('Rosa Delgado');
  const { page, complaints } = await desk.signedIn({ viewport: PHONE }, OWNER);
  await page.goto(`${desk.server.url}/admin/account`);
  await page.getByLabel('Name clients see').fill('Olivia O.');
  await page.getByRole('textbox', { name: 'Signature' }).fill('Estimator\n979-555-0177');
  await page.getByLabel('Email me when a colleague assigns').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Add a template' }).click();
  const form = page.getByRole('form', { name: 'New template' });
  await form.getByLabel('Name').fill('Next week');
  await form.getByLabel('Text').fill('Hello {fristName}');
  await form.getByRole('button', { name: 'Save template' }).click();
  await form.getByText('{fristName} isn’t a field').first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByLabel('Text').fill('Hello {firstName},\n\nnext week.\n\n{staff}');
  await form.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Next week', { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Signature' }).inputValue()).toBe('Estimator\n979-555-0177');
  expect(await page.getByLabel('Email me when a colleague assigns').isChecked()).toBe(false);

  await page.goto(`${desk.server.url}/admin`);
  await card(page, 'Rosa Delgado').click();
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByLabel('Start with').selectOption('Next week');
  const text = page.getByRole('form', { name: 'Reply by email' }).getByRole('textbox').last();
  expect(await text.inputValue()).toBe('Hello Rosa,\n\nnext week.\n\nOlivia O.');

  await page.goto(`${desk.server.url}/admin/account`);
  await page.getByRole('button', { name: 'Remove Next week' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Template removed').first().waitFor();
  await page.getByText('Next week', { exact: true }).waitFor({ state: 'detached' });
  // The browser logs the refused template.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});
