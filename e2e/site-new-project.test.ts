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

const MAX_INTERACTIONS = 30;
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

/** The subject of each photo in the gallery, and its caption. */
const WORDS = [
  ['A kitchen with a long oak table under a skylight', 'The table seats fourteen.'],
  ['A stone fireplace with a bench on each side', 'Llano granite, laid dry.'],
  ['Stairs of folded steel along a plaster wall', 'Nine treads, no stringer.'],
  ['A bedroom with one wide window to live oaks', 'The window looks north.'],
  ['A bathroom with a deep tub beside a clerestory', 'Light from above, privacy below.'],
] as const;

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

    await hands.fill(
      page.getByLabel('Description', { exact: true }),
      'A barn of 1919 in Blanco County, taken down, mended and built up again as a house for three generations.',
    );
    await hands.choose(page.getByLabel('Project type'), 'Renovations');
    await hands.choose(page.getByLabel('Town'), 'Blanco');
    await hands.fill(page.getByLabel('Summary'), 'A barn that became a house without losing its roof.');
    await hands.fill(page.getByLabel('Opening sentence'), 'Every post was numbered before it came down.');

    const cover = page.getByRole('group', { name: 'Cover', exact: true });
    const upload = async (button: ReturnType<typeof cover.getByRole>, files: number[]) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hands.click(button)]);
      // Choosing a file on the phone counts as another touch.
      await hands.press('Shift');
      await chooser.setFiles(await Promise.all(files.map(photograph)));
    };
    await upload(cover.getByRole('button', { name: 'Upload a picture' }), [1]);
    await cover.getByRole('img').first().waitFor();
    await hands.fill(
      cover.getByLabel('Alt text'),
      'A long barn with a tin roof beside a sycamore, its doors open to a lit room',
    );
    await hands.fill(cover.getByLabel('Caption'), 'The doors are the old ones.');

    const gallery = page.getByRole('group', { name: 'Gallery', exact: true });
    await upload(gallery.getByRole('button', { name: 'Add pictures' }), [2, 3, 4, 5, 6]);
    const rows = gallery.locator('> ol > li');
    await expect.poll(() => rows.count(), { timeout: PATIENCE_MS }).toBe(WORDS.length);
    for (const [index, [alt, caption]] of WORDS.entries()) {
      const row = rows.nth(index);
      await hands.fill(row.getByLabel('Alt text'), alt);
      await hands.fill(row.getByLabel('Caption'), caption);
    }
    await hands.click(page.getByLabel('Client has approved these photos'));
    await page.getByText(/^Draft saved at /).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hands.click(page.getByRole('link', { name: 'Publish...' }));
    await hands.click(page.getByRole('button', { name: 'Publish 1 change' }));
    await page.getByText('Published', { exact: true }).waitFor();

    expect(hands.interactions).toBeLessThanOrEqual(MAX_INTERACTIONS);
    const shown = await (await fetch(`${desk.server.url}/projects/sycamore-barn`)).text();
    for (const words of ['Sycamore Barn', 'The doors are the old ones.', ...WORDS.flat()])
      expect(shown).toContain(words);
    expect(shown).not.toContain('Model');
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
