/** Restoring an older backup revives neither ended access nor erased data (docs/decisions/0027), on both databases. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import { hashToken } from '../config/tokens.ts';
import { REGISTER, registersOf } from '../erasure/register.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import { createStaffAccounts } from '../staff/accounts.ts';
import { createAuthenticator } from '../staff/testing/authenticator.ts';
import { codeOf } from '../staff/testing/totp.ts';
import { visit } from '../staff/testing/visit.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { ENDINGS } from '../tombstones/endings.ts';
import { createRegisters } from '../tombstones/keeper.ts';
import { noteBackup } from '../tombstones/places.ts';
import { recordsIn, sealedText } from '../tombstones/testing/lines.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { tablesIn } from './store.ts';
import { emptyPlace, post } from './testing/place.ts';

const SECRET = 'a secret that the operator keeps in a vault';
const PASSWORD = 'a long enough password';

describe.each(engines)('a backup from before, restored on %s', (engine) => {
  let source: TestApp;
  let folder: string;
  let file: string;
  /** Work in hand at the time of the backup. */
  const held = { cookie: '', setUp: '', challenge: '', trusted: '', totp: '' };
  const ids: { reader: string; revoked: string; renewed: string; untouched: string; erased: string } = {
    ...{ reader: '', revoked: '', renewed: '', untouched: '', erased: '' },
  };

  const accounts = (test: TestApp) =>
    createStaffAccounts({ config: test.config, db: test.db, log: test.app.log });
  const people = ['ann', 'ben', 'cara', 'dan', 'eve'] as const;
  const phones = {
    kept: createAuthenticator('http://localhost:3000'),
    lost: createAuthenticator('http://localhost:3000'),
  };
  const email = (name: string) => `${name}@example.com`;
  const cookiesOf = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-restored-'));
    file = join(folder, 'monday.tar.gz');
    source = await createTestApp(engine, { SECRET });
    const staff = accounts(source);
    for (const name of people)
      await staff.add({
        email: email(name),
        name,
        role: name === 'eve' ? 'staff' : 'owner',
        password: PASSWORD,
      });

    // Ben: signed in on one device, a link to choose a password in hand, half signed in with a device that is trusted.
    const bens = visit(source.app);
    await bens.signIn(email('ben'), PASSWORD);
    const { totpURI } = (await bens.post('/api/auth/two-factor/enable', { password: PASSWORD })).json();
    held.totp = totpURI;
    await bens.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI), trustDevice: true });
    held.cookie = cookiesOf(bens.jar);
    held.setUp = new URL(await staff.passwordLink(email('ben'))).searchParams.get('token') as string;
    const half = visit(source.app);
    await half.signIn(email('ben'), PASSWORD);
    held.challenge = cookiesOf(half.jar);
    // Dan has a second factor, and keeps it.
    const dans = visit(source.app);
    await dans.signIn(email('dan'), PASSWORD);
    const dan = (await dans.post('/api/auth/two-factor/enable', { password: PASSWORD })).json();
    await dans.post('/api/auth/two-factor/verify-totp', { code: codeOf(dan.totpURI) });
    held.trusted = dan.totpURI;
    for (const name of ['kept', 'lost'] as const) {
      const options = await dans.post('/api/staff/passkeys/challenge', { password: PASSWORD });
      const response = phones[name].register(options.json());
      await dans.post('/api/staff/passkeys', { name, response });
    }

    for (const name of ['revoked', 'renewed', 'untouched', 'erased'] as const)
      ids[name] = (await post(source)).json().id;
    ids.reader = randomUUID();
    const at = new Date().toISOString();
    await source.db
      .insertInto('newsletter_subscribers')
      .values({
        id: ids.reader,
        email: 'rita@example.com',
        state: 'confirmed',
        created_at: at,
        asked_at: at,
        confirmed_at: at,
      })
      .execute();

    const { id: danId } = await source.db
      .selectFrom('staff_users')
      .select('id')
      .where('email', '=', email('dan'))
      .executeTakeFirstOrThrow();
    await source.db
      .insertInto('booking_people')
      .values({ staff_id: danId, hours: JSON.stringify(NO_HOURS), feed_token_hash: hashToken('a feed') })
      .execute();

    await backUp(source.db, source.config, file);

    // Ben is disabled, Dan removes a passkey, Cara becomes staff, Eve changes her password, a subscriber and two links end.
    await staff.setDisabled(email('ben'), true);
    await source.db.deleteFrom('staff_passkeys').where('name', '=', 'lost').execute();
    await source.db
      .updateTable('staff_users')
      .set({ role: 'staff' })
      .where('email', '=', email('cara'))
      .execute();
    const eves = visit(source.app);
    await eves.signIn(email('eve'), PASSWORD);
    const changed = await eves.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another long password',
    });
    expect(changed.statusCode).toBe(200);
    const anns = visit(source.app);
    await anns.signIn(email('ann'), PASSWORD);
    await source.db
      .updateTable('newsletter_subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
      .execute();
    await anns.post(`/api/inquiries/${ids.revoked}/visitor-link`, { action: 'revoke' });
    await anns.post(`/api/inquiries/${ids.renewed}/visitor-link`, { action: 'renew' });
    await anns.post('/api/erasures', { inquiryId: ids.erased });
    const { db, config, app } = source;
    const registers = registersOf(db, config.dataDir);
    await createRegisters({ registers, config, log: app.log }).check();
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  /** An empty installation, with the archive copied next to the given registers. */
  async function machine(registers: Record<string, string | Buffer | null> = {}, archive = file) {
    const place = await emptyPlace(engine, { SECRET });
    const beside = mkdtempSync(join(folder, 'machine-'));
    copyFileSync(archive, join(beside, 'FILE.tar.gz'));
    for (const name of [REGISTER, ENDINGS]) {
      const text = registers[name] === undefined ? readFileSync(join(folder, name)) : registers[name];
      if (text !== null) writeFileSync(join(beside, name), text);
    }
    onTestFinished(() => place.close());
    const bring = (options = {}) => restore(place.db, place.config, join(beside, 'FILE.tar.gz'), options);
    return { ...place, bring };
  }

  async function started({ config }: Awaited<ReturnType<typeof machine>>) {
    const { dataDir, databaseUrl } = config;
    const test = await createTestApp(engine, {
      SECRET,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    onTestFinished(() => test.close());
    return test;
  }

  const meOf = async ({ app }: TestApp, cookie: string) =>
    (await app.inject({ url: '/api/staff/me', headers: { cookie } })).statusCode;

  it('accepts no session, one-time link, challenge or trusted device from before', async () => {
    const before = await machine();
    await before.bring();
    const test = await started(before);
    expect(await meOf(test, held.cookie)).toBe(401);
    // Even of an account that works again.
    await accounts(test).setDisabled(email('ben'), false);
    const link = await visit(test.app).post('/api/staff/set-up', { token: held.setUp, password: PASSWORD });
    expect(link.statusCode).toBe(410);
    const code = await test.app.inject({
      method: 'POST',
      url: '/api/auth/two-factor/verify-totp',
      headers: { cookie: held.challenge },
      payload: { code: codeOf(held.totp) },
    });
    expect(code.statusCode).toBe(401);
    for (const table of ['staff_sessions', 'staff_links', 'staff_verifications'] as const)
      expect(await test.db.selectFrom(table).select('expires_at').execute()).toEqual([]);
  });

  it('keeps hours, but no address of a calendar feed', async () => {
    const before = await machine();
    await before.bring();
    const people = await before.db
      .selectFrom('booking_people')
      .select(['hours', 'feed_token_hash'])
      .execute();
    expect(people).toEqual([{ hours: JSON.stringify(NO_HOURS), feed_token_hash: null }]);
  });

  it('keeps out who was disabled since, keeps roles, and asks for a new password where it was changed', async () => {
    const before = await machine();
    const { endedAgain, accounts: open } = await before.bring();
    expect(endedAgain).toEqual({
      disabled: [email('ben')],
      roles: [`${email('cara')} (staff)`],
      passwords: [email('eve')],
      passkeys: [email('dan')],
      unsubscribed: 1,
      links: 2,
      pictures: 0,
    });
    expect(open).toEqual([
      { email: email('ann'), role: 'owner' },
      { email: email('cara'), role: 'staff' },
      { email: email('dan'), role: 'owner' },
    ]);
    const test = await started(before);
    for (const [name, status] of [
      ['ann', 200],
      ['ben', 403],
      ['cara', 200],
      ['eve', 401],
    ] as const)
      expect((await visit(test.app).signIn(email(name), PASSWORD)).statusCode, name).toBe(status);
    expect((await visit(test.app).signIn(email('eve'), 'another long password')).statusCode).toBe(401);
    const cara = visit(test.app);
    await cara.signIn(email('cara'), PASSWORD);
    expect((await cara.get('/api/staff')).statusCode).toBe(403);
    const dan = visit(test.app);
    expect((await dan.signIn(email('dan'), PASSWORD)).json()).toMatchObject({ twoFactorRedirect: true });
    // The next one: a code that was used before the backup is used up.
    await dan.post('/api/auth/two-factor/verify-totp', { code: codeOf(held.trusted, Date.now() + 30_000) });
    expect((await dan.me()).statusCode).toBe(200);
    for (const [name, status] of [
      ['kept', 204],
      ['lost', 401],
    ] as const) {
      const phone = visit(test.app);
      const response = phones[name].signIn((await phone.post('/api/auth/passkey/challenge')).json());
      expect((await phone.post('/api/auth/passkey/sign-in', { response })).statusCode, name).toBe(status);
    }
  });

  it('brings back no reader who left, no link that was ended and nothing that was erased', async () => {
    const before = await machine();
    expect(await before.bring()).toMatchObject({ erasedAgain: 1, unknown: [], register: null });
    const { state } = await before.db
      .selectFrom('newsletter_subscribers')
      .select('state')
      .executeTakeFirstOrThrow();
    expect(state).toBe('unsubscribed');
    const links = await before.db.selectFrom('inquiries').select(['id', 'visitor_token_hash']).execute();
    const hashes = Object.fromEntries(links.map((row) => [row.id, row.visitor_token_hash]));
    const hash = (id: string, generation: number) => hashToken(tokenFor(SECRET, id, generation));
    expect(hashes).toEqual({
      [ids.revoked]: null,
      [ids.renewed]: hash(ids.renewed, 2),
      [ids.untouched]: hash(ids.untouched, 1),
    });
  });

  it('goes on noting what was ended, so that the next restore knows it, too', async () => {
    const before = await machine();
    await before.bring();
    const read = (name: string) => recordsIn(join(before.config.dataDir, name));
    expect((await read(REGISTER)).map(({ inquiryIds }) => inquiryIds)).toEqual([[ids.erased]]);
    expect(await read(ENDINGS)).toContainEqual({ kind: 'unsubscribed', id: ids.reader });
  });

  /** Files that a server with a separate, empty database writes into these folders. */
  async function startedElsewhere(dataDir: string, backups?: string) {
    const other = await createTestApp(engine, { SECRET });
    onTestFinished(() => other.close());
    if (backups) await noteBackup(dataDir, { at: new Date().toISOString(), file: join(backups, 'x.tar.gz') });
    await createRegisters({
      registers: registersOf(other.db, dataDir),
      config: { dataDir },
      log: other.app.log,
    }).check();
  }

  it('keeps out who was disabled since, although a server began with an empty database meanwhile', async () => {
    const target = await machine();
    const backups = mkdtempSync(join(folder, 'backups-'));
    for (const name of [REGISTER, ENDINGS]) copyFileSync(join(folder, name), join(backups, name));
    const { dataDir } = target.config;
    await startedElsewhere(dataDir, backups);
    copyFileSync(file, join(backups, 'FILE.tar.gz'));
    const { endedAgain, erasedAgain } = await restore(target.db, target.config, join(backups, 'FILE.tar.gz'));
    expect(endedAgain).toMatchObject({ disabled: [email('ben')], unsubscribed: 1, links: 2 });
    expect(erasedAgain).toBe(1);
  });

  it('is told by the registers beside it, whatever an empty database left in the data folder', async () => {
    const target = await machine();
    await startedElsewhere(target.config.dataDir);
    expect((await target.bring()).endedAgain).toMatchObject({ disabled: [email('ben')], links: 2 });
  });

  describe('is refused before anything is changed', () => {
    it('with nothing but the registers of an empty database', async () => {
      const target = await machine({ [REGISTER]: null, [ENDINGS]: null });
      await startedElsewhere(target.config.dataDir);
      await expect(target.bring()).rejects.toThrow('another database');
      expect(await tablesIn(target.db)).toEqual([]);
      const { unknown } = await target.bring({ withoutRegister: true });
      expect(unknown).toHaveLength(2);
    });

    async function refused(registers: Record<string, string | Buffer | null>, words: RegExp) {
      const target = await machine(registers);
      const before = readdirSync(target.config.dataDir).sort();
      await expect(target.bring()).rejects.toThrow(words);
      await expect(target.bring()).rejects.toThrow('nothing was restored');
      await expect(target.bring()).rejects.toThrow('--without-register');
      expect(readdirSync(target.config.dataDir).sort()).toEqual(before);
      expect(await tablesIn(target.db)).toEqual([]);
      return target;
    }

    it.each([REGISTER, ENDINGS])('without %s, and goes on when told to', async (name) => {
      const target = await refused({ [name]: null }, new RegExp(`${name} is not next to`));
      const { unknown, erasedAgain, endedAgain } = await target.bring({ withoutRegister: true });
      expect(unknown).toEqual([expect.stringContaining(name)]);
      // The records of the other register still apply.
      expect(erasedAgain).toBe(name === REGISTER ? 0 : 1);
      expect(endedAgain.disabled).toEqual(name === REGISTER ? [email('ben')] : []);
    });

    it.each([REGISTER, ENDINGS])('with %s cut', async (name) => {
      const whole = readFileSync(join(folder, name));
      for (const length of [0, 1, Math.floor(whole.length / 2), whole.length - 2])
        await refused(
          { [name]: whole.subarray(0, length) },
          new RegExp(`${name} .* is incomplete or damaged`),
        );
    });

    it.each([REGISTER, ENDINGS])('with one byte of %s changed', async (name) => {
      const bytes = Buffer.from(readFileSync(join(folder, name)));
      const at = bytes.indexOf('"id":"') + 8;
      bytes[at] = bytes[at] === 0x61 ? 0x62 : 0x61;
      const target = await refused({ [name]: bytes }, /is incomplete or damaged: one line is damaged/);
      expect((await target.bring({ withoutRegister: true })).unknown).toHaveLength(1);
    });

    it('with a register of endings from before the backup', async () => {
      const records = await recordsIn(join(folder, ENDINGS));
      const old = await sealedText([
        { kind: 'written', at: '2026-01-01T00:00:00.000Z' },
        ...records.slice(1),
      ]);
      await refused({ [ENDINGS]: old }, /is older than the backup/);
    });
  });

  it('leaves a place that was filled by halves to nobody', async () => {
    const target = await machine();
    writeFileSync(join(target.config.dataDir, 'restore-unfinished'), '');
    await expect(target.bring()).rejects.toThrow('is running or was interrupted');
  });

  it('is refused under a SECRET of the operator’s when it brings its own along', async () => {
    const own = await createTestApp(engine);
    onTestFinished(() => own.close());
    const archive = join(mkdtempSync(join(folder, 'own-')), 'own.tar.gz');
    await backUp(own.db, own.config, archive);
    const other = await emptyPlace(engine, { SECRET });
    onTestFinished(() => other.close());
    await expect(restore(other.db, other.config, archive)).rejects.toThrow('SECRET doesn’t match');
    expect(await tablesIn(other.db)).toEqual([]);
  });

  it('tells of addresses that were erased under another secret', async () => {
    const records = await recordsIn(join(folder, REGISTER));
    const foreign = {
      ...records[0],
      id: randomUUID(),
      kind: 'address',
      inquiryIds: [],
      addressHash: '0123456789abcdef.ff',
    };
    const target = await machine({ [REGISTER]: await sealedText([...records, foreign]) });
    expect(await target.bring()).toMatchObject({ erasedAgain: 1, otherSecret: 1 });
  });
});
