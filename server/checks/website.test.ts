import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Firm } from '#contract/site/records/firm.ts';
import { shippedContent } from '../../commands/doctor/shipped.ts';
import { asJson, type Shipped } from '../content/overlay.ts';
import { listRecords, summaryOf } from '../content/records.ts';
import { contentStore, type RecordDraft } from '../content/store.ts';
import { builtSite } from '../testing/built-site.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { contentFindings, samplesOf, siteFindings } from './website.ts';

describe.each(engines)('the site on %s, as checks see it', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const marks = async () => (await siteFindings(test.db)).map(({ mark, says }) => `${mark}: ${says}`);

  it('is as delivered while nothing was published', async () => {
    expect(await marks()).toEqual(['ok: Nothing published yet; the website shows its original content.']);
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
    expect(found[0]).toMatch(/^error: Can’t read the published areas\/llano: /);
    expect(found.slice(1)).toEqual([
      'warning: 1 scheduled update failed to publish.',
      'warning: 1 scheduled update is overdue.',
    ]);
  });
});

describe.each(engines)('what is still invented, on %s', (engine) => {
  let test: TestApp;
  let shipped: Shipped;
  beforeEach(async () => {
    test = await createTestApp(engine);
    shipped = await shippedContent();
  });
  afterEach(() => test.close());

  const found = async (about: string) => {
    const findings = await contentFindings(shipped, test.db);
    return findings.filter((finding) => finding.about === about);
  };
  const records = async () => listRecords(shipped, await contentStore(test.db).all());
  const draft = (collection: 'firm' | 'team' | 'projects' | 'binding', slug: string, draft: RecordDraft) =>
    contentStore(test.db).saveDraft({ collection, slug }, 0, draft, 'Ann');
  const publishAll = async () => {
    const release = uuid();
    const at = new Date().toISOString();
    await test.db
      .insertInto('content_releases')
      .values({ id: release, number: 1, at, by_name: 'Ann' })
      .execute();
    for (const { id, draft } of await contentStore(test.db).all()) {
      const [revision, state] = [uuid(), draft?.hidden ? 'hidden' : 'shown'];
      await test.db
        .insertInto('content_revisions')
        .values({
          ...{ id: revision, record_id: id, release_id: release, kind: 'changed', state, schema: 1 },
          value: JSON.stringify(draft?.value),
        })
        .execute();
      await test.db
        .updateTable('content_records')
        .set({ draft: null, draft_hidden: 0, revision_id: revision })
        .where('id', '=', id)
        .execute();
    }
  };

  it('counts the same from the files as from the built site', async () => {
    const built = listRecords(asJson((await builtSite.build()).entry.module.shippedRecords()), []);
    const names = (list: { collection: string; slug: string }[]) =>
      list.map((one) => `${one.collection}/${one.slug}`).sort();
    const samples = names(samplesOf(await records()).left);
    expect(samples.length).toBeGreaterThan(20);
    expect(samples).toEqual(names(samplesOf(built).left));
    expect(samples).toEqual(names(built.filter((one) => summaryOf(one).sample)));
  });

  it('is over for a step once its content is published, not while it is a draft', async () => {
    for (const about of ['firm', 'logo', 'licenses', 'team', 'project'])
      expect(await found(about), about).toMatchObject([{ mark: 'warning', todo: expect.any(String) }]);
    const firm = shipped.firm.firm as Firm;
    const { trust } = shipped.binding as { trust: { credentials: object } };
    await draft('firm', 'firm', {
      value: {
        ...firm,
        sample: false,
        name: 'Hill Works',
        phone: '979-822-0100',
        email: 'a@hillworks.com',
        accent: '#225533',
      },
      hidden: false,
    });
    await draft('binding', 'trust', {
      value: { ...trust, credentials: { ...trust.credentials, sample: false } },
      hidden: false,
    });
    for (const slug of Object.keys(shipped.team))
      await draft('team', slug, {
        value: { ...(shipped.team[slug] as object), sample: false },
        hidden: false,
      });
    const [slug = ''] = Object.keys(shipped.projects);
    await draft('projects', slug, {
      value: { ...(shipped.projects[slug] as object), sample: false },
      hidden: false,
    });
    for (const about of ['firm', 'logo', 'licenses', 'team', 'project'])
      expect(await found(about), about).toMatchObject([
        {
          mark: 'warning',
          says: expect.stringMatching(/not published\.$/),
          todo: expect.stringContaining('Unpublished'),
        },
      ]);
    const before = samplesOf(await records()).left.length;
    await publishAll();
    for (const about of ['firm', 'logo', 'licenses', 'team', 'project'])
      expect(await found(about), about).toMatchObject([{ mark: 'ok' }]);
    expect(samplesOf(await records()).left.length).toBeLessThan(before);
    expect(await found('firm')).toMatchObject([{ says: expect.stringContaining('Hill Works') }]);
  });
});
