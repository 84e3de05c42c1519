/** The registers next to the backups, while the server runs, on both databases. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../backup/backup.ts';
import { post } from '../backup/testing/place.ts';
import { REGISTER, readRegister, registersOf, writeRegister } from '../erasure/register.ts';
import { insertRecord, type NewErasureRecord } from '../erasure/store.ts';
import { createStaffAccounts } from '../staff/accounts.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { ENDINGS, readEndings } from './endings.ts';
import { createRegisters, type Registers } from './keeper.ts';

describe.each(engines)('the registers beside the backups of %s', (engine) => {
  let test: TestApp;
  let folder: string;
  let registers: Registers;
  let time: Date;
  let owner: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-keeper-'));
    time = new Date();
    test = await createTestApp(engine);
    owner = (await signedIn(test, 'owner')).cookie;
    registers = keeping(test.config.dataDir);
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function keeping(dataDir: string): Registers {
    const parts = { registers: registersOf(test.db, dataDir), config: { dataDir }, log: test.app.log };
    return createRegisters(parts, () => time);
  }

  const backup = (name: string) => backUp(test.db, test.config, join(folder, name));
  const erase = async () => {
    const { id } = (await post(test)).json();
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/erasures',
      headers: { cookie: owner },
      payload: { inquiryId: id },
    });
    expect(answer.statusCode).toBe(201);
    return id as string;
  };
  const erasedIn = async (where: string) =>
    (await readRegister(where)).records.flatMap(({ inquiryIds }) => inquiryIds);
  const errors = () => test.logs.filter((line) => JSON.parse(line).level === 50);

  it('are written beside every backup that is still there, not beside the last alone', async () => {
    await backup('nightly/monday.tar.gz');
    await backup('by-hand/tuesday.tar.gz');
    const id = await erase();
    for (const where of ['nightly', 'by-hand']) expect(await erasedIn(join(folder, where))).toEqual([id]);
    rmSync(join(folder, 'by-hand'), { recursive: true });
    await backup('nightly/wednesday.tar.gz');
    await registers.check();
    expect(registers.trouble()).toBeNull();
  });

  it('follow an account that is disabled, within a look', async () => {
    await backup('monday.tar.gz');
    const { email, member } = await signedIn(test, 'staff');
    await createStaffAccounts({ config: test.config, db: test.db, log: test.app.log }).setDisabled(
      email,
      true,
    );
    await registers.check();
    const { entries } = await readEndings(folder);
    expect(entries).toContainEqual(expect.objectContaining({ id: member.id, disabled: true }));
    const before = readFileSync(join(folder, ENDINGS), 'utf8');
    await registers.check();
    expect(readFileSync(join(folder, ENDINGS), 'utf8')).toBe(before);
  });

  it('come back when someone removed them', async () => {
    await backup('monday.tar.gz');
    const id = await erase();
    await registers.check();
    for (const name of [REGISTER, ENDINGS]) rmSync(join(folder, name));
    await registers.check();
    expect(await erasedIn(folder)).toEqual([id]);
    expect(existsSync(join(folder, ENDINGS))).toBe(true);
  });

  it('that can’t be written are told, loudly and once an hour, and are written when they can be', async () => {
    await backup('monday.tar.gz');
    renameSync(folder, `${folder}-away`);
    const id = await erase();
    for (let minute = 0; minute < 90; minute++) {
      await registers.check();
      time = new Date(time.getTime() + 60_000);
    }
    expect(errors()).toHaveLength(2);
    expect(errors()[0]).toContain('a restore could bring back');
    expect(registers.trouble()).toMatchObject({ says: expect.stringContaining(folder) });
    // The data folder has it meanwhile.
    expect(await erasedIn(test.config.dataDir)).toEqual([id]);
    renameSync(`${folder}-away`, folder);
    await registers.check();
    expect(registers.trouble()).toBeNull();
    expect(await erasedIn(folder)).toEqual([id]);
  });

  it('keep what they know beyond the database: an older backup was restored, or another house writes there', async () => {
    await backup('monday.tar.gz');
    const mine = await erase();
    const other = await createTestApp(engine);
    await backUp(other.db, other.config, join(folder, 'theirs.tar.gz'));
    expect(await erasedIn(folder)).toEqual([mine]);
    await other.close();
  });

  it('lose nothing when many erase at once', async () => {
    await backup('monday.tar.gz');
    const record = (id: string): unknown => ({
      ...{ id, at: time.toISOString(), actorId: null, actorName: null, kind: 'inquiry' as const },
      ...{ inquiryIds: [id], mails: [], addressHash: null },
      counts: { inquiries: 1, pictures: 0, mails: 0, newsletter: 0 },
    });
    const ids = Array.from({ length: 12 }, (_, n) => `erasure-${String(n).padStart(2, '0')}`);
    await Promise.all(
      ids.map(async (id) => {
        await insertRecord(test.db, record(id) as NewErasureRecord);
        await writeRegister(test.db, test.config.dataDir);
      }),
    );
    expect(await erasedIn(folder)).toEqual(ids);
    expect((await readRegister(folder)).damage).toBeNull();
  });

  it('are no secret, and no names: neither addresses nor anything that lets in', async () => {
    const { email } = await signedIn(test, 'staff');
    await backup('monday.tar.gz');
    await erase();
    const text = readFileSync(join(folder, REGISTER), 'utf8') + readFileSync(join(folder, ENDINGS), 'utf8');
    expect(text).not.toContain(email);
    const hashes = await test.db.selectFrom('staff_credentials').select('password').execute();
    for (const { password } of hashes) expect(text).not.toContain(password);
    expect(text).not.toContain('jose');
  });

  it('tell of a note of the last backup that is damaged: beside which backups they belong isn’t known', async () => {
    const asked = keeping(join(folder, 'nowhere'));
    mkdirSync(join(folder, 'nowhere'));
    writeFileSync(join(folder, 'nowhere', 'last-backup.json'), '{"at":');
    await asked.check();
    expect(asked.trouble()?.says).toContain('last-backup.json is damaged');
  });

  it('are told to owners by the dashboard’s API', async () => {
    const answer = await test.app.inject({ url: '/api/registers', headers: { cookie: owner } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { trouble: null }]);
  });
});
