/** Promises about pictures, on both image hosts and both databases (docs/decisions/0011). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErasure } from '../erasure/erasure.ts';
import { engines } from '../testing/test-app.ts';
import { hostNames, type Rig, startRig } from './testing/hosts.ts';
import { make, PDF, pictureOf, SVG, sidewaysWithPlace } from './testing/sample-files.ts';

const cases = hostNames.flatMap((host) => engines.map((engine) => [host, engine] as const));

describe.each(cases)('pictures at %s, on %s', (host, engine) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await startRig(host, engine);
  });
  afterAll(() => rig.close());

  const upload = () => rig.upload(pictureOf('jpeg'));
  const erase = (inquiryId: string) => rig.staff('POST', '/api/erasures', { inquiryId });
  const erased = async (inquiryId: string) => {
    expect((await erase(inquiryId)).status).toBe(201);
    return null;
  };
  const orphansOf = (hoursAhead: number) =>
    rig.server().removeOrphans(new Date(Date.now() + (hoursAhead - 24) * 3_600_000));
  const attachmentsOf = async (id: string) =>
    (await rig.staff('GET', `/api/inquiries/${id}`)).body.attachments as string[];

  it('are kept with the inquiry under an address without what proved the upload', async () => {
    const url = await upload();
    const { status, id } = await rig.inquire([url]);
    expect(status).toBe(201);
    expect(await attachmentsOf(id)).toEqual([url.replace(/#.*/, '')]);
    expect(await rig.stored(url)).not.toBeNull();
  });

  it('are stored without metadata, upright and no larger than 2,560 pixels', async () => {
    const placed = await rig.upload(sidewaysWithPlace());
    const bytes = (await rig.stored(placed)) as Buffer;
    const { exif, xmp, width, height, format } = await sharp(bytes).metadata();
    expect({ exif, xmp, width, height, format }).toEqual({ width: 200, height: 400, format: 'webp' });
    expect(bytes.toString('latin1')).not.toContain('PRIVATE');
    const large = await rig.stored(await rig.upload(make(`plain(3000, 1500).jpeg()`)));
    expect(await sharp(large as Buffer).metadata()).toMatchObject({ width: 2560, height: 1280 });
  });

  it('are one for each signature, which nothing replaces', async () => {
    const permission = await rig.permit();
    const first = await (await rig.post(permission, pictureOf('jpeg'))).json();
    const stored = await rig.stored(first.secure_url);
    const again = await (await rig.post(permission, make('plain(64, 64).png()'))).json();
    expect(again).toMatchObject({ public_id: first.public_id, width: 320, existing: true });
    expect(await rig.stored(first.secure_url)).toEqual(stored);
    const changes: Record<string, string | null>[] = [
      { public_id: 'a'.repeat(40) },
      { overwrite: 'true' },
      { transformation: null },
    ];
    for (const change of changes)
      expect((await rig.post(permission, pictureOf('png'), change)).status).toBe(401);
  });

  it.each([
    ['an SVG', SVG],
    ['a PDF', PDF],
  ])('are pictures: %s is refused', async (_, file) => {
    const permission = await rig.permit();
    expect((await rig.post(permission, file)).status).toBeOneOf([400, 415]);
  });

  it('are accepted only where they were signed for and uploaded', async () => {
    const url = await upload();
    const { signed } = await rig.permit();
    const foreign = [
      url.replace(/[0-9a-f]{40}\.webp/, `${signed.public_id}.webp`),
      url.replace(/[0-9a-f]{40}\.webp/, `${'0'.repeat(40)}.webp`),
      url.replace('.webp', '.svg'),
      url.replace('.webp', '.webp?x=1'),
      `https://res.cloudinary.com/another-cloud/image/upload/v1/inquiries/${rig.idIn(url)}.webp`,
      `https://res.cloudinary.com/our-cloud/image/upload/l_fetch:aHR0cDovL3g/v1/inquiries/${rig.idIn(url)}.webp`,
      `https://res.cloudinary.com/our-cloud/image/upload/v1/elsewhere/${rig.idIn(url)}.webp`,
      `https://res.cloudinary.com/our-cloud/raw/upload/v1/inquiries/${rig.idIn(url)}.webp`,
      'https://res.cloudinary.com/our-cloud/image/upload/v1/inquiries/never-uploaded.svg',
      'javascript:alert(1)',
    ];
    for (const address of foreign)
      expect({ address, ...(await rig.inquire([address])) }).toMatchObject({ address, status: 400 });
    expect((await rig.inquire([url])).status).toBe(201);
  });

  it('are uploaded by the server for a form without JavaScript', async () => {
    const form = new FormData();
    const fields = { name: 'Bo Lind', email: 'bo@example.com', message: 'A porch on the south side.' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('pictures', new Blob([new Uint8Array(pictureOf('png'))], { type: 'image/png' }), 'porch.png');
    const answer = await fetch(`${rig.base}/contact`, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.status).toBe(303);
    const { id, attachments } = await rig.db
      .selectFrom('inquiries')
      .select(['id', 'attachments'])
      .where('email', '=', 'bo@example.com')
      .executeTakeFirstOrThrow();
    const [url] = JSON.parse(attachments) as [string];
    expect(await rig.stored(url)).not.toBeNull();
    expect((await erase(id)).body.counts.pictures).toBe(1);
    await rig.gone(url);
  });

  it('go with the inquiry that is erased, and are counted', async () => {
    const urls = [await upload(), await upload()];
    const { id } = await rig.inquire(urls);
    const kept = await upload();
    await rig.inquire([kept]);
    const { status, body } = await erase(id);
    expect([status, body.counts.pictures]).toEqual([201, 2]);
    for (const url of urls) await rig.gone(url);
    expect(await rig.stored(kept)).not.toBeNull();
  });

  it('stay while any inquiry carries them, and go with the last', async () => {
    const url = await upload();
    const first = await rig.inquire([url], { message: 'A house on the ledge, two storeys.' });
    const second = await rig.inquire([url], { message: 'A house on the ledge, three storeys.' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await erase(first.id)).body.counts.pictures).toBe(0);
    await orphansOf(25);
    expect(await rig.stored(url)).not.toBeNull();
    expect(await attachmentsOf(second.id)).toEqual([url.replace(/#.*/, '')]);
    expect((await erase(second.id)).body.counts.pictures).toBe(1);
    await rig.gone(url);
  });

  it('that two inquiries of one address carry are counted once when the address is erased', async () => {
    const url = await upload();
    const email = 'twice@example.com';
    await rig.inquire([url], { email });
    await rig.inquire([url], { email, message: 'The same house again, said better.' });
    const { body } = await rig.staff('POST', '/api/erasures', { email });
    expect(body.counts).toMatchObject({ inquiries: 2, pictures: 1 });
    await rig.gone(url);
  });

  it('stay with the newer inquiry when retention takes the older', async () => {
    const url = await upload();
    const older = await rig.inquire([url], { email: 'kept@example.com' });
    const newer = await rig.inquire([url], { email: 'kept@example.com', message: 'Said better this time.' });
    await rig.staff('PATCH', `/api/inquiries/${older.id}`, { status: 'completed' });
    const { db, config, app } = rig;
    const erasure = createErasure({ db, images: rig.server(), config, log: app.log });
    expect(await erasure.eraseClosed(30, new Date(Date.now() + 31 * 24 * 3_600_000))).toBe(1);
    await orphansOf(25);
    expect(await rig.stored(url)).not.toBeNull();
    await rig.staff('PATCH', `/api/inquiries/${newer.id}`, { status: 'completed' });
    expect(await erasure.eraseClosed(30, new Date(Date.now() + 31 * 24 * 3_600_000))).toBe(1);
    await rig.server().removeOrphans(new Date(0));
    await rig.gone(url);
  });

  it('that no inquiry took go after 24 hours, with permissions that nothing was uploaded under', async () => {
    const [left, taken] = [await upload(), await upload()];
    await rig.permit();
    await rig.inquire([taken]);
    await orphansOf(23.9);
    expect(await rig.stored(left)).not.toBeNull();
    await orphansOf(24.1);
    await rig.gone(left);
    expect(await rig.stored(taken)).not.toBeNull();
    expect((await rig.inquire([left])).status).toBe(400);
    const { n } = await rig.db
      .selectFrom('images')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('awaited', '=', 1)
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(0);
  });

  it('of another person can’t be taken over a day later, one’s own can', async () => {
    const url = await upload();
    await rig.inquire([url], { email: 'own@example.com', phone: '979 555 0101' });
    // An unsent form may come again with a corrected address.
    expect((await rig.inquire([url], { email: 'owm@example.com' })).status).toBe(201);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await rig.db
      .updateTable('images')
      .set({ created_at: yesterday })
      .where('id', '=', rig.idIn(url))
      .execute();
    expect(await rig.inquire([url], { email: 'eve@example.com' })).toMatchObject({
      status: 422,
      detail: expect.stringContaining('another request'),
    });
    expect((await rig.inquire([url], { email: 'Own@example.com' })).status).toBe(201);
    expect((await rig.inquire([url], { email: 'new@example.com', phone: '(979) 555-0101' })).status).toBe(
      201,
    );
  });

  it('go although the server that erased them died right after', async () => {
    const url = await upload();
    const { id } = await rig.inquire([url]);
    await rig.db.transaction().execute(async (trx) => {
      await rig.server().eraseOf(trx, id);
      await trx.deleteFrom('inquiries').where('id', '=', id).execute();
    });
    // In PostgreSQL a picture goes with the erasure's own transaction.
    const goesAtOnce = !rig.standIn && rig.config.databaseUrl !== undefined;
    expect((await rig.stored(url)) === null).toBe(goesAtOnce);
    await rig.server(0.5).removeOrphans(new Date(0));
    await rig.gone(url);
  });

  it('of an erasure that was rolled back stay', async () => {
    const url = await upload();
    const { id } = await rig.inquire([url]);
    const broken = rig.db.transaction().execute(async (trx) => {
      await rig.server().eraseOf(trx, id);
      throw new Error('the power went');
    });
    await expect(broken).rejects.toThrow('the power went');
    await rig.server(0.5).removeOrphans(new Date(0));
    expect(await rig.stored(url)).not.toBeNull();
    expect((await erase(id)).body.counts.pictures).toBe(1);
  });

  it('are there for every inquiry that was acknowledged, whatever is erased and removed meanwhile', async () => {
    for (let round = 0; round < 12; round++) {
      const url = await upload();
      const isLeft = round % 3 === 0;
      const first = isLeft ? null : await rig.inquire([url]);
      const [orphans, ...others] = await Promise.all([
        rig.server().removeOrphans(isLeft ? new Date(Date.now() + 1000) : new Date(0)),
        ...Array.from({ length: 3 }, () => rig.inquire([url], { message: 'Sent again, with other words.' })),
        ...(first ? [erased(first.id)] : []),
      ]);
      expect(orphans).toBeGreaterThanOrEqual(0);
      const answered = others.filter((answer) => answer !== null);
      expect(answered.map(({ status }) => [201, 400, 422].includes(status))).toEqual([true, true, true]);
      const saved = answered.filter(({ status }) => status === 201);
      await rig.server(0.5).removeOrphans(new Date(0));
      if (saved.length > 0) expect(await rig.stored(url)).not.toBeNull();
      else await rig.gone(url);
      await Promise.all(saved.map(({ id }) => erased(id)));
      await rig.server(0.5).removeOrphans(new Date(0));
      await rig.gone(url);
    }
  });
});
