/** Two concurrent transactions with conflicting changes to one picture, step by step (docs/decisions/0011). */
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '../database/schema.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createImageHost } from './create-image-host.ts';
import type { ImageHost } from './image-host.ts';
import { pictureOf } from './testing/sample-files.ts';

// SQLite has one writing transaction at a time: the second begins when the first has ended.
describe.skipIf(!engines.includes('postgres'))(
  'of two transactions on PostgreSQL that meet at a picture',
  () => {
    let test: TestApp;
    let host: ImageHost;
    let url: string;
    let first: string;
    beforeEach(async () => {
      test = await createTestApp('postgres');
      host = createImageHost({ config: test.config, db: test.db, log: test.app.log });
      ({ url } = await host.take(Readable.from([pictureOf('png')])));
      first = await inquiry();
    });
    afterEach(() => test.close());

    /** An inquiry that carries the picture, as receiving one writes it. */
    const inquiry = () =>
      test.db.transaction().execute(async (trx) => {
        const id = await savedInquiry(trx, { attachments: JSON.stringify([url]) });
        await host.attach(trx, [url], id);
        return id;
      });
    const erase = async (trx: Trx, id: string) => {
      const removeFiles = await host.eraseOf(trx, id);
      await trx.deleteFrom('inquiries').where('id', '=', id).execute();
      return removeFiles;
    };
    const isThere = async () => {
      const file = await host.open(new URL(url).pathname.split('/').at(-1) as string);
      await file?.close();
      return file !== null;
    };

    /** Does `work`, and stays uncommitted until `end` is called. */
    function held<T>(work: (trx: Trx) => Promise<T>) {
      let end = () => {};
      let begun = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const ready = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const done = test.db.transaction().execute(async (trx) => {
        const result = await work(trx);
        begun();
        await ended;
        return result;
      });
      return { ready, done, end: () => end() };
    }
    /** Whether it still waits for a lock, after the time that it would need without. */
    const waits = async (promise: Promise<unknown>) =>
      (await Promise.race([promise.then(() => false), pause(300, true)])) === true;

    /** A barrier: no caller continues until `count` callers have arrived. */
    function gate(count: number) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      let come = 0;
      return () => {
        come += 1;
        if (come === count) open();
        return opened;
      };
    }

    const attachAnother = (trx: Trx) =>
      savedInquiry(trx, { attachments: JSON.stringify([url]) }).then((id) => host.attach(trx, [url], id));

    it('an erasure waits for a request that attaches it to another inquiry, and then leaves it', async () => {
      const attaching = held(attachAnother);
      await attaching.ready;
      const erasing = test.db.transaction().execute((trx) => erase(trx, first));
      expect(await waits(erasing)).toBe(true);
      attaching.end();
      await attaching.done;
      await (await erasing)();
      expect(await isThere()).toBe(true);
    });

    it('who attaches it waits for the erasure, and is refused', async () => {
      const erasing = held((trx) => erase(trx, first));
      await erasing.ready;
      const attaching = test.db.transaction().execute(attachAnother);
      attaching.catch(() => {});
      expect(await waits(attaching)).toBe(true);
      erasing.end();
      await (await erasing.done)();
      await expect(attaching).rejects.toMatchObject({ status: 422 });
      expect(await isThere()).toBe(false);
    });

    it('two erasures of its two carriers take it between them', async () => {
      const second = await inquiry();
      const one = held((trx) => erase(trx, first));
      await one.ready;
      const other = test.db.transaction().execute((trx) => erase(trx, second));
      expect(await waits(other)).toBe(true);
      one.end();
      await (await one.done)();
      await (await other)();
      expect(await isThere()).toBe(false);
      expect(await test.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    });

    it('two erasures that each hold an inquiry first both end', async () => {
      const second = await inquiry();
      const meet = gate(2);
      const erasures = await Promise.all(
        [first, second].map((id) =>
          test.db.transaction().execute(async (trx) => {
            await trx.selectFrom('inquiries').select('id').where('id', '=', id).forUpdate().execute();
            await meet();
            return erase(trx, id);
          }),
        ),
      );
      for (const removeFiles of erasures) await removeFiles();
      expect(await isThere()).toBe(false);
    });

    it('the removal of orphans waits for a request that attaches it, and leaves it', async () => {
      const left = await host.take(Readable.from([pictureOf('png')]));
      const attaching = held(async (trx) => {
        const id = await savedInquiry(trx, { attachments: JSON.stringify([left.url]) });
        await host.attach(trx, [left.url], id);
      });
      await attaching.ready;
      const removing = host.removeOrphans(new Date(Date.now() + 1000));
      expect(await waits(removing)).toBe(true);
      attaching.end();
      await attaching.done;
      expect(await removing).toBe(0);
      expect(await host.accepts([left.url])).toEqual([]);
    });
  },
);
