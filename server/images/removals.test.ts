/** Removals at Cloudinary during incidents (docs/decisions/0011). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobFindings } from '../checks/jobs.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { engines } from '../testing/test-app.ts';
import { createImageHost } from './create-image-host.ts';
import type { ImageHost } from './image-host.ts';
import { PICTURE_REMOVAL } from './removals.ts';
import { type Rig, startRig } from './testing/hosts.ts';
import { pictureOf } from './testing/sample-files.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(engines)('removing pictures at Cloudinary on %s', (engine) => {
  let rig: Rig;
  let clock: number;
  beforeEach(async () => {
    rig = await startRig('Cloudinary', engine);
    clock = Date.now();
  });
  afterEach(() => rig.close());

  /** A server that doesn't listen, with the test's clock. */
  function server(cloudinaryUrl = rig.config.cloudinaryUrl): ImageHost & { jobs: Jobs } {
    const parts = { db: rig.db, log: rig.app.log, now: () => new Date(clock) };
    const jobs = createJobs(parts);
    return { ...createImageHost({ ...parts, jobs, config: { ...rig.config, cloudinaryUrl } }), jobs };
  }
  const look = (host = server()) => host.removeOrphans(new Date(0));
  const rows = () => rig.db.selectFrom('jobs').selectAll().where('task', '=', PICTURE_REMOVAL).execute();
  const destroys = () => rig.standIn?.asked.filter(({ action }) => action === 'destroy') ?? [];
  const metric = async (state: string) => {
    const { body } = await rig.app.inject({ url: '/metrics' });
    return new RegExp(`ledge_frame_jobs\\{task="picture-removal",state="${state}"\\} (\\d+)`).exec(body)?.[1];
  };
  const doctor = async () => (await jobFindings(rig.db)).map(({ mark, says }) => `${mark}: ${says}`);

  /** Erases an inquiry with a picture, but sends no request to Cloudinary. @returns the picture's address. */
  async function erased(): Promise<string> {
    const url = await rig.upload(pictureOf('jpeg'));
    const { id } = await rig.inquire([url]);
    // Ahead of the app's clock, whose own queue would be first.
    clock = Date.now() + 10 * MINUTE;
    await rig.db.transaction().execute(async (trx) => {
      await server().eraseOf(trx, id);
      await trx.deleteFrom('inquiries').where('id', '=', id).execute();
    });
    return url;
  }

  it('asks for image, video and raw, and to clear the delivery servers’ copies', async () => {
    const url = await erased();
    await look();
    await expect.poll(() => destroys().map(({ kind }) => kind)).toEqual(['image', 'video', 'raw']);
    for (const { fields } of destroys())
      expect(fields).toMatchObject({ public_id: `inquiries/${rig.idIn(url)}`, invalidate: 'true' });
    await expect.poll(() => rig.standIn?.stored.size).toBe(0);
  });

  it('removes it once more when the signature has ended, under which it could have been uploaded again', async () => {
    const permission = await rig.permit();
    const answer = await (await rig.post(permission, pictureOf('jpeg'))).json();
    const { id } = await rig.inquire([`${answer.secure_url}#${answer.signature}`]);
    await rig.staff('POST', '/api/erasures', { inquiryId: id });
    await rig.gone(answer.secure_url);
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual([0]);
    await rig.post(permission, pictureOf('png'));
    expect(rig.standIn?.stored.size).toBe(1);
    clock += 69 * MINUTE;
    expect(await look()).toBe(0);
    // The far end's clock is the machine's, so a signature of the test's clock would be too young for it.
    clock += 2 * MINUTE;
    const real = createImageHost({ config: rig.config, db: rig.db, log: rig.app.log });
    await rig.db
      .updateTable('jobs')
      .set({
        run_at: new Date(0).toISOString(),
        payload: JSON.stringify({ cloud: 'our-cloud', signedUntil: new Date(0).toISOString() }),
      })
      .where('task', '=', PICTURE_REMOVAL)
      .execute();
    expect(await real.removeOrphans(new Date(0))).toBe(1);
    expect(rig.standIn?.stored.size).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it('tries again with growing pauses while Cloudinary is away, and succeeds when it is back', async () => {
    const url = await erased();
    if (rig.standIn) rig.standIn.state.down = true;
    expect(await look()).toBe(0);
    expect(await rows()).toMatchObject([
      { dead_at: null, attempts: 1, last_error: expect.stringContaining('503') },
    ]);
    expect(await look()).toBe(0);
    expect(destroys()).toHaveLength(1);
    clock += 2 * MINUTE;
    await look();
    expect(destroys()).toHaveLength(2);
    clock += 6 * MINUTE;
    await look();
    expect(await doctor()).toEqual([
      expect.stringMatching(/^warning: 1 “picture-removal” job failed at least three times: .*503/),
    ]);
    if (rig.standIn) rig.standIn.state.down = false;
    clock += 16 * MINUTE;
    expect(await look()).toBe(1);
    expect(await rig.stored(url)).toBeNull();
    expect(await doctor()).toEqual([expect.stringMatching(/^ok: /)]);
  });

  it('gives up after days, says so to doctor and monitoring, and tries anew when a server starts', async () => {
    const url = await erased();
    if (rig.standIn) rig.standIn.state.secret = 'another';
    for (let tries = 0; tries < 20; tries++) {
      await look();
      // The pauses count from the last try; the far end would take no signature of another day.
      await rig.db
        .updateTable('jobs')
        .set({ run_at: new Date(0).toISOString() })
        .where('task', '=', PICTURE_REMOVAL)
        .execute();
    }
    expect(await rows()).toMatchObject([
      {
        ...{ dead_at: expect.any(String), attempts: 11 },
        last_error: expect.stringContaining('Invalid Signature'),
      },
    ]);
    expect(await doctor()).toEqual([
      expect.stringMatching(
        /^error: 1 “picture-removal” job failed and won’t be retried: .*Invalid Signature/,
      ),
    ]);
    expect(await metric('dead')).toBe('1');
    if (rig.standIn) rig.standIn.state.secret = 'an-api-secret';
    const host = server();
    host.jobs.start();
    await rig.gone(url);
    await host.jobs.stop();
  });

  it('says at once that CLOUDINARY_URL names another cloud, or none', async () => {
    await erased();
    await look(server(''));
    expect(await rows()).toMatchObject([
      { dead_at: expect.any(String), last_error: expect.stringContaining('our-cloud') },
    ]);
    expect(destroys()).toEqual([]);
  });

  it('lets two servers share the work', async () => {
    const urls: string[] = [];
    for (let n = 0; n < 12; n++) urls.push(await erased());
    const counts = await Promise.all([look(), look(), look()]);
    expect(counts.reduce((a, b) => a + b)).toBe(12);
    expect(destroys()).toHaveLength(36);
    expect(rig.standIn?.stored.size).toBe(0);
  });

  it('a server that stops begins nothing more, and loses nothing', async () => {
    const url = await erased();
    const host = server();
    await host.jobs.stop();
    expect(await look(host)).toBe(0);
    clock += HOUR / 2;
    expect(await look()).toBe(1);
    expect(await rig.stored(url)).toBeNull();
  });
});
