/** A new project with six photos, added on a phone by a first-time user: the number of interactions. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { signIn } from '../tests/support/office.ts';

const MAX_INTERACTIONS = 14;
const PATIENCE_MS = 60_000;

const photograph = async (n: number) => ({
  name: `IMG_${n}.JPG`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 1600, height: 1067, channels: 3, background: { r: 40 * n, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer(),
});

describe.skipIf(!hasChromium)('a new project with six photographs', () => {
  const desk = deskForTests(openDesk);

  it(`takes at most ${MAX_INTERACTIONS} interactions on a phone`, async () => {
    const { page, complaints } = await visit(desk.browser, { viewport: PHONE });
    await signIn(page, desk.server, '/admin/site');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const hands = countedHands(page);

    await hands.click(page.getByRole('button', { name: 'Add a project' }));
    await hands.fill(page.getByLabel('Name'), 'Sycamore Barn');
    await hands.click(page.getByRole('button', { name: 'Add', exact: true }));
    await page.getByRole('heading', { name: 'Sycamore Barn', level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      hands.click(page.getByRole('button', { name: 'Add photos' })),
    ]);
    // Choosing the files on the phone counts as another touch.
    await hands.press('Shift');
    await chooser.setFiles(await Promise.all([1, 2, 3, 4, 5, 6].map(photograph)));
    const photos = page.getByRole('list', { name: 'Photos' }).getByRole('button');
    await expect.poll(() => photos.count(), { timeout: PATIENCE_MS }).toBe(6);
    await hands.fill(
      page.getByRole('group', { name: 'Cover' }).getByLabel('Alt text'),
      'A long barn with a tin roof beside a sycamore, its doors open to a lit room',
    );
    await hands.click(page.getByLabel('Client has approved these photos'));
    await hands.choose(page.getByLabel('Town'), 'Blanco');
    await hands.choose(page.getByLabel('Project type'), 'Renovations');
    await hands.fill(
      page.getByLabel('In one sentence'),
      'A barn that became a house without losing its roof.',
    );
    await page.getByText(/^Draft saved at /).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hands.click(page.getByRole('link', { name: 'Publish...' }));
    await hands.click(page.getByRole('button', { name: 'Publish 1 change' }));
    await page.getByText('Published', { exact: true }).waitFor();

    expect(hands.interactions).toBeLessThanOrEqual(MAX_INTERACTIONS);
    const shown = await (await fetch(`${desk.server.url}/projects/sycamore-barn`)).text();
    for (const words of [
      '<title>Sycamore Barn, Blanco',
      'A barn that became a house without losing its roof. Renovations in Blanco, designed and built by',
      'alt="A long barn with a tin roof beside a sycamore, its doors open to a lit room"',
    ])
      expect(shown).toContain(words);
    expect(new Set(shown.match(/(?<=\/pictures\/)[0-9a-f]{20}/g)).size).toBe(6);
    expect(await (await fetch(`${desk.server.url}/projects`)).text()).toContain('Sycamore Barn');
    expect(complaints).toEqual([]);
  });
});

/** Each click, key, text typed and option chosen is one interaction. */
function countedHands(page: Page) {
  const hands = {
    interactions: 0,
    click: (target: Locator) => once(() => target.click()),
    fill: (target: Locator, text: string) => once(() => target.fill(text)),
    choose: (target: Locator, label: string) => once(() => target.selectOption({ label })),
    press: (key: string) => once(() => page.keyboard.press(key)),
  };
  async function once(touch: () => Promise<unknown>): Promise<void> {
    hands.interactions += 1;
    await touch();
  }
  return hands;
}
