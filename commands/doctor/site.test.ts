import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { publishedOverlay, siteFindings } from './site.ts';

describe.each(engines)('the site on %s, as the doctor sees it', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const marks = async () => (await siteFindings(test.db)).map(({ mark, says }) => `${mark}: ${says}`);

  it('is as delivered while nothing was published', async () => {
    expect(await marks()).toEqual(['ok: Nothing published yet; the website shows its original content.']);
    expect(await publishedOverlay(test.db)).toEqual({});
  });

  it('names what waits past its time, what couldn’t go out and what can’t be read', async () => {
    const at = new Date(Date.now() - 600_000).toISOString();
    const scheduled = { due_at: at, at, by_id: uuid(), by_name: 'Ann', failed: null };
    await test.db
      .insertInto('content_scheduled')
      .values([
        { id: uuid(), ...scheduled },
        { id: uuid(), ...scheduled, failed: 'Its sheet number is taken.' },
      ])
      .execute();
    const [record, release, revision] = [uuid(), uuid(), uuid()];
    await test.db
      .insertInto('content_releases')
      .values({ id: release, number: 1, at, by_name: 'Ann' })
      .execute();
    await test.db
      .insertInto('content_records')
      .values({ id: record, collection: 'areas', slug: 'llano', version: 1, revision_id: revision })
      .execute();
    await test.db
      .insertInto('content_revisions')
      .values({
        ...{ id: revision, record_id: record, release_id: release, kind: 'changed', state: 'shown' },
        ...{ schema: 99, value: '{}' },
      })
      .execute();
    const found = await marks();
    expect(found[0]).toMatch(/^wrong: Can’t read the published areas\/llano: /);
    expect(found.slice(1)).toEqual([
      'look: 1 scheduled update failed to publish.',
      'look: 1 scheduled update is past due.',
    ]);
    expect(await publishedOverlay(test.db)).toBeNull();
  });
});
