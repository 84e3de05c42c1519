import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageHost } from '../images/create-image-host.ts';
import { migrate } from '../migrations/migrate.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { refuseUnfinished } from './restore-marker.ts';
import { tablesIn } from './store.ts';
import { BACKUP_TABLES, DERIVED, TRANSFER_TABLES } from './tables.ts';
import { AT_REST, emptyPlace, fill, post, sumsOf, type TransferSite } from './testing/place.ts';

const STOPPED = BACKUP_TABLES.filter(({ restored }) => restored === 'stopped');
const AS_THEY_WERE = BACKUP_TABLES.filter((table) => !STOPPED.includes(table) && AT_REST.includes(table));

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readSecret = (dataDir: string): string | null => {
  const path = join(dataDir, 'secret');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
};

describe.each(engines)('a backup of %s', (engine) => {
  let source: TestApp;
  let picture: string;
  const file = join(folder, `${engine}.backup`);
  const places: TransferSite[] = [];
  const place = async (...args: Parameters<typeof emptyPlace>) => {
    const made = await emptyPlace(...args);
    places.push(made);
    return made;
  };

  beforeAll(async () => {
    source = await createTestApp(engine);
    ({ picture } = await fill(source, 5));
    await backUp(source.db, source.config, file);
  });
  afterAll(async () => {
    for (const each of places) await each.close();
    await source.close();
  });

  it('carries every table that there is', async () => {
    const there = (await tablesIn(source.db)).filter((name) => !DERIVED.test(name));
    expect(there.toSorted()).toEqual(TRANSFER_TABLES.map(({ name }) => name as string).toSorted());
  });

  it('is for its owner’s eyes only, leaves nothing else behind, and is remembered', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const left = readdirSync(source.config.dataDir).filter((name) => /^(backup|restore)-/.test(name));
    expect(left).toEqual([]);
    expect(JSON.parse(readFileSync(join(source.config.dataDir, 'last-backup.json'), 'utf8'))).toMatchObject({
      file,
    });
  });

  it('never replaces a file', async () => {
    await expect(backUp(source.db, source.config, file)).rejects.toThrow('already exists');
  });

  it.each(engines)('is restored on %s: every row, picture and the secret', async (other) => {
    const target = await place(other);
    const report = await restore(target.db, target.config, file);
    // Pictures on disk move into the database that keeps them there.
    const rows = AS_THEY_WERE.filter(({ name }) => !['blobs', 'blob_parts', 'image_files'].includes(name));
    const isMoved = engine === 'sqlite' && other === 'postgres';
    const compared = isMoved ? rows : AS_THEY_WERE;
    expect(await sumsOf(target.db, compared)).toEqual(await sumsOf(source.db, compared));
    const [all, were] = [await sumsOf(target.db, STOPPED), await sumsOf(source.db, STOPPED)];
    for (const { name } of STOPPED) expect(all[name]?.rows, name).toBe(were[name]?.rows);
    expect(report.rows).toBeGreaterThan(10);
    expect(report.pictures).toBe(2);
    const bytes = async ({ db, config }: Pick<TransferSite, 'db' | 'config'>) => {
      const host = createImageHost({ db, config, log: source.app.log });
      const opened = await host.open(picture.split('/').at(-1) as string);
      return opened && Buffer.concat(await opened.stream().toArray());
    };
    expect(await bytes(source)).not.toBeNull();
    expect(await bytes(target)).toEqual(await bytes(source));
    expect(readFileSync(join(target.config.dataDir, 'secret'), 'utf8')).toBe(source.config.secret);
    const found = await target.db
      .selectFrom('inquiry_search')
      .select('text')
      .where('text', 'like', '%jose%')
      .execute();
    expect(found).toHaveLength(5);
  });

  it('holds one moment: requests that arrive meanwhile are whole in it or not at all', async () => {
    const busy = await createTestApp(engine);
    let stop = false;
    const load = (async () => {
      while (!stop) await Promise.all(Array.from({ length: 8 }, () => post(busy)));
    })();
    const during = join(folder, `${engine}-busy.backup`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await backUp(busy.db, busy.config, during);
    stop = true;
    await load;
    const target = await place(engine);
    await restore(target.db, target.config, during);
    const count = async (table: 'inquiries' | 'inquiry_events') =>
      (await target.db.selectFrom(table).select('id').execute()).length;
    expect(await count('inquiries')).toBeGreaterThan(0);
    expect(await count('inquiry_events')).toBe(await count('inquiries'));
    await busy.close();
  });

  it('goes on after an interruption, wherever that was, and with the same backup alone', async () => {
    const other = join(folder, `${engine}-other.backup`);
    await backUp(source.db, source.config, other);
    for (const where of ['rows', 'inquiries indexed for search'] as const) {
      const target = await place(engine);
      const { dataDir } = target.config;
      const onProgress = ({ what }: { what: string }) => {
        if (what === where) throw new Error('the power went out');
      };
      await expect(restore(target.db, target.config, file, { onProgress })).rejects.toThrow('power');
      if (where === 'rows') expect(await tablesIn(target.db)).not.toEqual([]);
      else {
        expect(() => refuseUnfinished(dataDir)).toThrow('Restore the same file again');
        await expect(restore(target.db, target.config, other)).rejects.toThrow('restore of another backup');
      }
      const told: string[] = [];
      // As the next process reads it.
      const secret = readSecret(dataDir) ?? target.config.secret;
      const { rows } = await restore(target.db, { ...target.config, secret }, file, {
        onProgress: ({ what, done, all }) => told.push(`${what} ${done === all}`),
      });
      expect(rows).toBeGreaterThan(0);
      expect(told.at(-1)).toBe('inquiries indexed for search true');
      expect(told.includes('rows true')).toBe(where === 'rows');
      expect(await sumsOf(target.db, AS_THEY_WERE)).toEqual(await sumsOf(source.db, AS_THEY_WERE));
      expect(() => refuseUnfinished(dataDir)).not.toThrow();
    }
  });

  it('is refused where there is data, which stays as it was', async () => {
    const before = await sumsOf(source.db);
    await expect(restore(source.db, source.config, file)).rejects.toThrow('already has data');
    expect(await sumsOf(source.db)).toEqual(before);
  });

  it('made under a SECRET of the operator’s own is refused under another', async () => {
    const secret = 'a secret that the operator keeps in a vault';
    const vault = await createTestApp(engine, { SECRET: secret });
    await fill(vault, 1);
    const sealed = join(folder, `${engine}-sealed.backup`);
    await backUp(vault.db, vault.config, sealed);
    expect(readFileSync(sealed).includes(secret)).toBe(false);
    const other = await place(engine);
    await expect(restore(other.db, other.config, sealed)).rejects.toThrow('under another SECRET');
    const same = await place(engine, { SECRET: secret });
    await restore(same.db, same.config, sealed);
    expect(await sumsOf(same.db, AS_THEY_WERE)).toEqual(await sumsOf(vault.db, AS_THEY_WERE));
    await vault.close();
  });

  describe('that doesn’t hold is refused before anything is touched', () => {
    const refused = async (bytes: Buffer | string, words: string) => {
      const target = await place(engine);
      const bad = join(folder, `${engine}-bad-${Math.random()}.backup`);
      writeFileSync(bad, bytes);
      const before = readdirSync(target.config.dataDir).toSorted();
      await expect(restore(target.db, target.config, bad)).rejects.toThrow(words);
      expect(readdirSync(target.config.dataDir).toSorted()).toEqual(before);
      expect(await tablesIn(target.db)).toEqual([]);
    };

    it.each([0, 0.2, 0.5, 0.8, 0.99])('cut at %d of its length', async (share) => {
      const whole = readFileSync(file);
      await refused(whole.subarray(0, Math.floor(whole.length * share)), 'Nothing was changed');
    });

    /** From that share of its length on, the first change of a byte that changes what it says: in a run of zeros some don't. */
    function damaged(whole: Buffer, share: number): Buffer {
      const content = gunzipSync(whole);
      for (let at = Math.floor(whole.length * share); ; at++) {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] as number) ^ 0x40;
        try {
          if (gunzipSync(bytes).equals(content)) continue;
        } catch {
          // The changed file is no longer valid gzip.
        }
        return bytes;
      }
    }

    it.each([0.1, 0.4, 0.7, 0.95])('with one byte changed at %d of its length', async (share) => {
      await refused(damaged(readFileSync(file), share), 'Nothing was changed');
    });

    it('something else', () => refused('<!doctype html>', 'Nothing was changed'));

    it.each([
      ['another program’s archive', { 'notes.txt': 'hello' }],
      ['one with a file that is none of ours', { 'manifest.json': '{}', 'images/../../evil': 'x' }],
    ])('%s', async (_name, files) => {
      const made = mkdtempSync(join(folder, 'foreign-'));
      const names = Object.keys(files).map((name) => name.replace('images/../../', ''));
      for (const [i, text] of Object.values(files).entries())
        writeFileSync(join(made, names[i] as string), text);
      const archive = join(folder, `foreign-${Math.random()}.tar.gz`);
      await create({ file: archive, cwd: made, gzip: true }, names);
      await refused(readFileSync(archive), 'Nothing was changed');
    });
  });
});

describe.skipIf(!engines.includes('postgres'))('moving from the embedded database to PostgreSQL', () => {
  let source: TestApp;
  beforeAll(async () => {
    source = await createTestApp('sqlite');
    await fill(source, 30);
  });
  afterAll(() => source.close());

  it('brings every row over, and only reads the source', async () => {
    const target = await emptyPlace('postgres');
    const before = await sumsOf(source.db);
    const moved = await move(source.db, target.db, () => {});
    expect(await sumsOf(target.db)).toEqual(before);
    expect(await sumsOf(source.db)).toEqual(before);
    expect(moved.map(({ name }) => name)).toEqual(TRANSFER_TABLES.map(({ name }) => name));
    expect(await target.db.selectFrom('inquiry_search').select('inquiry_id').execute()).toHaveLength(30);
    await target.close();
  });

  it.each(['staff_users', 'inquiries', 'inquiry_events', 'mails'])(
    'goes on where it was broken off after %s',
    async (last) => {
      const target = await emptyPlace('postgres');
      const broken = move(source.db, target.db, ({ name }) => {
        if (name === last) throw new Error('the power went');
      });
      await expect(broken).rejects.toThrow('the power went');
      const moved = await move(source.db, target.db, () => {});
      expect(moved.find(({ name }) => name === last)?.alreadyThere).toBeGreaterThan(0);
      expect(await sumsOf(target.db)).toEqual(await sumsOf(source.db));
      await target.close();
    },
  );

  it('goes on in the middle of a table', async () => {
    const target = await emptyPlace('postgres');
    await move(source.db, target.db, () => {});
    const half = await target.db
      .selectFrom('inquiries')
      .select('id')
      .orderBy('id', 'desc')
      .limit(12)
      .execute();
    await target.db.deleteFrom('images').execute();
    await target.db
      .deleteFrom('inquiries')
      .where(
        'id',
        'in',
        half.map(({ id }) => id),
      )
      .execute();
    await move(source.db, target.db, () => {});
    expect(await sumsOf(target.db)).toEqual(await sumsOf(source.db));
    await target.close();
  });

  it('refuses a target with other data, unless told to replace it', async () => {
    const other = await createTestApp('postgres');
    await fill(other, 2);
    const before = await sumsOf(other.db);
    await expect(move(source.db, other.db, () => {})).rejects.toThrow('already contains other data');
    expect(await sumsOf(other.db)).toEqual(before);
    await move(source.db, other.db, () => {}, { replace: true });
    expect(await sumsOf(other.db)).toEqual(await sumsOf(source.db));
    await other.close();
  });

  it('asks for an embedded database that is up to date', async () => {
    const old = await emptyPlace('sqlite');
    const target = await emptyPlace('postgres');
    await migrate(old.db, {});
    await expect(move(old.db, target.db, () => {})).rejects.toThrow('Start this version with it once');
    expect(existsSync(old.config.dataDir)).toBe(true);
    await old.close();
    await target.close();
  });
});
