/** The browser's work while someone scrolls through 10,000 inquiries in the dashboard's list (decision 17). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { chromium, type Page } from 'playwright-core';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/migrations/migrate.ts';
import { seedInquiries } from '../../server/seed/store.ts';
import { readConfig } from '../../server/settings/config.ts';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';

const INQUIRIES = 12_000;
const NEAR = 1000;
const FAR = 10_000;
const account = { email: 'bench@example.com', password: 'correct horse battery staple' };

export async function benchScrolling(): Promise<Row[]> {
  console.log(`Scrolling through ${FAR.toLocaleString('en-US')} inquiries: seeding …`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await fill(folder);
  const server = await startServer({ DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.request.post(`${server.url}/api/auth/sign-in/email`, { data: account });
    // In the queue's order, what is closed is folded away.
    await page.goto(`${server.url}/admin?sort=newest`);
    await page.waitForSelector('[data-inquiry]');
    await scrollTo(page, NEAR);
    const near = await held(page);
    await scrollTo(page, FAR);
    const far = await held(page);
    return [
      {
        what: `Memory of the tab, ${FAR} rows down`,
        ours: far.megabytes,
        reference: `${NEAR} rows down`,
        theirs: near.megabytes,
        unit: 'MB',
      },
      {
        what: `Nodes in the page, ${FAR} rows down`,
        ours: far.nodes,
        reference: `${NEAR} rows down`,
        theirs: near.nodes,
        unit: '',
      },
    ];
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Down by screens, as a hand does it, each shown before the next. */
async function scrollTo(page: Page, row: number): Promise<void> {
  const last = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('li[data-index]:not([aria-busy])')].map((item) =>
          Number((item as HTMLElement).dataset.index),
        ),
      ),
    );
  for (let at = await last(), told = 0; at < row; at = await last()) {
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(60);
    if (at - told >= 1000) {
      told = at;
      console.log(`  ${at} rows`);
    }
  }
}

/** Memory that is still in use after the garbage is collected. */
async function held(page: Page): Promise<{ megabytes: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { megabytes: usedSize / 1024 / 1024, nodes };
}

async function fill(folder: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder });
  const db = connect(config);
  await migrate(db);
  await seedInquiries(db, { count: INQUIRIES, days: 400, seed: 'scrolling' }, () => {});
  const accounts = createStaffAccounts({ config, db, log: pino({ level: 'silent' }) });
  await accounts.add({ ...account, name: 'Bench', role: 'owner' });
  await db.destroy();
}
