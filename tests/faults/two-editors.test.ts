/**
 * Two editors in one record, with random edits, reloads and random network failures: no character is lost. Each is in the
 * record, or was in the version that an editor rejected after both had changed a field.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { DESKTOP, hasChromium, sharedBrowser, visit } from '../support/browser.ts';
import { cookieOf, openOffice, signIn } from '../support/office.ts';
import type { RunningServer } from '../support/running-server.ts';

/** Duration in seconds; 600 at full length. */
const seconds = Number(process.env.EDITORS_SECONDS ?? 25);
const RECORD = 'areas/llano';
const tokensIn = (text: string): string[] => text.match(/\b[ab]\d+\b/g) ?? [];

describe.skipIf(!hasChromium)('two editors in one record', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openOffice();
  });
  afterAll(() => server?.remove());

  it(`lose no character in ${seconds} seconds`, { timeout: (seconds + 120) * 1000 }, async () => {
    const browser = await sharedBrowser();
    const until = Date.now() + seconds * 1000;
    const typed: string[] = [];
    /** Texts that were in only one of two versions, when an editor chose the other. */
    const offered = new Set<string>();
    const did = { typed: 0, cut: 0, reloaded: 0, decided: 0 };

    async function decide(page: Page, keepsMine: boolean) {
      const clash = page.getByRole('region', { name: 'Conflicting changes' }).first();
      if ((await clash.count()) === 0) return;
      // Reads and chooses in one task of the page, because a third version may arrive at any moment.
      const [dismissed, chosen] = await clash.evaluate((region, keeps) => {
        const [mine = '', theirs = ''] = (region.textContent ?? '').split('Their version');
        for (const button of region.querySelectorAll('button'))
          if (button.textContent === (keeps ? 'Keep mine' : 'Use theirs')) button.click();
        return keeps ? [theirs, mine] : [mine, theirs];
      }, keepsMine);
      const stays = new Set(tokensIn(chosen));
      for (const token of tokensIn(dismissed)) if (!stays.has(token)) offered.add(token);
      did.decided += 1;
    }

    async function edit(name: 'a' | 'b', seed: string) {
      const random = seededRandom(seed).next;
      const { page, context } = await visit(browser, { viewport: DESKTOP });
      await signIn(page, server, `/admin/site?edit=${RECORD}`);
      const fields = page.locator('form textarea[data-path]:visible');
      await fields.first().waitFor();
      for (let n = 0; Date.now() < until; n++) {
        const what = random();
        if (what < 0.04) {
          await context.setOffline(true);
          did.cut += 1;
          setTimeout(() => void context.setOffline(false), 300 + random() * 4000);
        } else if (what < 0.07 && (await page.evaluate(() => navigator.onLine))) {
          await page.reload().then(
            () => fields.first().waitFor(),
            () => context.setOffline(false).then(() => page.reload()),
          );
          did.reloaded += 1;
        } else if (what < 0.2) await decide(page, random() < 0.5);
        else {
          const count = await fields.count();
          if (count === 0) continue;
          const field = fields.nth(Math.floor(random() * count));
          await field.focus();
          await page.keyboard.press(random() < 0.5 ? 'Control+Home' : 'Control+End');
          const token = `${name}${n}`;
          await page.keyboard.type(` ${token} `, { delay: random() * 15 });
          typed.push(token);
          did.typed += 1;
        }
        await page.waitForTimeout(random() * 150);
      }
      await context.setOffline(false);
      return { page, random };
    }

    const editors = await Promise.all([edit('a', 'first editor'), edit('b', 'second editor')]);
    // One editor's save may conflict with the other's, so this repeats until neither has anything to save or to resolve.
    for (let calm = 0; calm < 3; ) {
      let isCalm = true;
      for (const { page, random } of editors) {
        const before = did.decided;
        await decide(page, random() < 0.5);
        isCalm &&= did.decided === before && (await page.getByText(/^Saved /).isVisible());
        await page.waitForTimeout(500);
      }
      calm = isCalm ? calm + 1 : 0;
    }
    for (const { page } of editors) await page.getByText(/^Saved /).waitFor();
    const answer = await fetch(`${server.url}/api/content/${RECORD}`, {
      headers: { cookie: await cookieOf(server) },
    });
    const record = JSON.stringify(((await answer.json()) as EditedRecord).value);
    const kept = new Set(tokensIn(record));
    console.log(
      `two editors: ${JSON.stringify(did)}, ${kept.size} of ${typed.length} in the record, ${offered.size} offered`,
    );
    expect(typed.filter((token) => !kept.has(token) && !offered.has(token))).toEqual([]);
    expect(did.typed).toBeGreaterThan(seconds);
    expect(kept.size).toBeGreaterThan(typed.length / 10);
  });
});
