/**
 * Properties of the dashboard's cards that only a browser shows: colors, the clamped message, the clickable area
 * (requirements §5, §14).
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from '../tests/support/browser.ts';
import { deskForTests, heading, openDesk } from '../tests/support/dashboard.ts';
import { OWNER } from '../tests/support/office.ts';

/** Hues in degrees, from and to; grey has hardly any. */
const HUES: Record<string, [number, number]> = {
  new: [200, 225],
  contacted: [260, 290],
  'in-progress': [38, 55],
  completed: [110, 150],
  cancelled: [0, 12],
};
/** Tall, because cards outside the window aren't rendered. */
const TALL = { width: 1440, height: 2400 };
/** This order has no groups: the queue folds the group of closed inquiries. */
const ALL = '/admin?sort=newest';
const LONG = 'Eleven acres outside of Blanco, with a ledge that faces south. '.repeat(12);

describe.skipIf(!hasChromium)('the cards of the dashboard', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    for (const status of [...Object.keys(HUES), 'archived']) {
      const id = await desk.inquiry(`Visitor of ${status}`, status === 'new' ? { message: LONG } : {});
      // An earlier release or a manual change may have left such a row in the database.
      const db = new DatabaseSync(join(desk.server.dataDir, 'ledge-frame.sqlite'), { timeout: 5000 });
      db.prepare('update inquiries set status = ? where id = ?').run(status, id);
      db.close();
    }
  });

  it.each(['light', 'dark'] as const)(
    'badges are blue, purple, yellow, green and red by status, gray for any other (requirements §5), %s',
    async (colorScheme) => {
      const { page } = await desk.signedIn({ colorScheme, viewport: TALL }, OWNER, ALL);
      for (const [status, [from, to]] of Object.entries(HUES))
        for (const color of await colorsOf(badge(page, status))) {
          expect(color.hue, status).toBeGreaterThanOrEqual(from);
          expect(color.hue, status).toBeLessThanOrEqual(to);
          expect(color.saturation, status).toBeGreaterThan(0.05);
        }
      const [letters] = await colorsOf(badge(page, 'archived'));
      expect(letters?.saturation).toBeLessThan(0.15);
    },
  );

  it('the message is clamped to 2 lines on the card, and whole beside it (requirements §14)', async () => {
    const { page } = await desk.signedIn({ viewport: TALL }, OWNER, ALL);
    const onCard = item(page, 'new').getByText('Eleven acres');
    expect(await linesOf(onCard)).toEqual({ shown: 2, isCut: true });
    await item(page, 'new').getByRole('button').click();
    await heading(page, 'Visitor of new').waitFor();
    const whole = page.locator('main').getByText('Eleven acres').last();
    const { shown, isCut } = await linesOf(whole);
    expect(shown).toBeGreaterThan(4);
    expect(isCut).toBe(false);
  });

  it('a click on a card selects it, wherever the click falls (requirements §14)', async () => {
    const { page } = await desk.signedIn({ viewport: TALL }, OWNER, ALL);
    for (const status of ['contacted', 'completed']) {
      const card = item(page, status);
      const { height } = (await card.boundingBox()) ?? { height: 0 };
      await card.click({ position: { x: 12, y: height - 6 } });
      await heading(page, `Visitor of ${status}`).waitFor();
    }
  });
});

const item = (page: Page, status: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`[data-status="${status}"]`) });
const badge = (page: Page, status: string) => item(page, status).locator('[data-status]');

/** Colors of the text and of its background. */
async function colorsOf(element: Locator): Promise<{ hue: number; saturation: number }[]> {
  const computed = await element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });
  return computed.map((color) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b);
    const sixth = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
    return { hue: range === 0 ? 0 : (sixth * 60 + 360) % 360, saturation: range / most };
  });
}

const linesOf = (element: Locator) =>
  element.evaluate((node) => ({
    shown: Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
    isCut: node.scrollHeight > node.clientHeight + 1,
  }));
