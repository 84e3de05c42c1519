/** The firm's logo in backups and moves (docs/decisions/0025). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MARK_ICONS, type MarkParts, type MarkUse, markFile, markParts } from '#contract/site/logo.ts';
import { createLogoStore } from '../content/logos.ts';
import { sendMark } from '../content/testing/send-mark.ts';
import { Decoders } from '../images/decode-in-subprocess.ts';
import { wideLogo } from '../images/testing/sample-logos.ts';
import { migrate } from '../migrations/migrate.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { emptyPlace, sumsOf, type TransferSite } from './testing/place.ts';

const SECRET = 'a secret that the operator keeps in a vault';
const USES: readonly MarkUse[] = ['1', '2', '3', 'mail', ...MARK_ICONS];

describe.each(engines)('the firm’s logo of %s', (engine) => {
  let source: TestApp;
  let mark: MarkParts;
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-mark-'));
  const file = join(folder, 'monday.tar.gz');

  beforeAll(async () => {
    source = await createTestApp(engine, { SECRET });
    const owner = await signedIn(source, 'owner');
    mark = markParts((await sendMark(source, owner, wideLogo())).body.name) as MarkParts;
    await backUp(source.db, source.config, file);
  });
  afterAll(async () => {
    await source?.close();
    rmSync(folder, { recursive: true });
  });

  async function filesOf({ db }: Pick<TransferSite, 'db'>) {
    const keeper = createLogoStore({ db, decoders: new Decoders() });
    const opened = USES.map(async (use) => (await keeper.open(markFile(mark.id, use)))?.stream().toArray());
    return (await Promise.all(opened)).map((parts) => Buffer.concat(parts ?? []).toString('base64'));
  }
  async function place(other: typeof engine) {
    const made = await emptyPlace(other, { SECRET });
    onTestFinished(() => made.close());
    return made;
  }

  it.each(engines)('is restored on %s with every file', async (other) => {
    const target = await place(other);
    await restore(target.db, target.config, file);
    const files = await filesOf(target);
    expect(files.every((bytes) => bytes.length > 200)).toBe(true);
    expect(files).toEqual(await filesOf(source));
  });

  it.runIf(engine === 'sqlite' && engines.includes('postgres'))(
    'moves to PostgreSQL with every file',
    async () => {
      const target = await place('postgres');
      await migrate(target.db);
      await move(source.db, target.db, () => {});
      expect(await filesOf(target)).toEqual(await filesOf(source));
      const [there, here] = [await sumsOf(target.db), await sumsOf(source.db)];
      for (const table of ['firm_marks', 'firm_mark_files']) expect(there[table]).toEqual(here[table]);
    },
  );
});
