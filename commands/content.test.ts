/** Published content becomes files, and files become drafts, without loss (docs/decisions/0065). */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleBody, Block } from '#contract/records/article-body.ts';
import { COLLECTIONS } from '#contract/records/collections.ts';
import type { RecordName } from '#contract/site-records.ts';
import { publishedContent } from '#server/content/overlay.ts';
import { releasesStore } from '#server/content/releases-store.ts';
import { contentStore } from '#server/content/store.ts';
import { staffEvents } from '#server/staff/events-store.ts';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import {
  type AllRecords,
  readFolder,
  SHIPPED_FOLDER,
  withPublished,
  writeFolder,
} from './content/content-folder.ts';
import { exportContent, leftOut } from './content/export-content.ts';
import { importContent } from './content/import-content.ts';
import type { Records } from './content/record-files.ts';

/** How many records the first tests publish. */
const PUBLISHED = 20;
const BY = { id: 'someone', name: 'Someone' };
const filesOf = (dir: string) => execFileSync('diff', ['-r', SHIPPED_FOLDER, dir], { encoding: 'utf8' });

describe.each(engines)('content in files, with what is published on %s', (engine) => {
  let test: TestApp;
  let shipped: AllRecords;
  const folders: string[] = [];
  const folder = () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    folders.push(dir);
    return dir;
  };
  beforeAll(async () => {
    test = await createTestApp(engine);
    shipped = await readFolder(SHIPPED_FOLDER);
  });
  afterAll(async () => {
    for (const dir of folders) rmSync(join(dir, '..'), { recursive: true });
    await test.close();
  });

  async function publish(name: RecordName, value: unknown, hidden = false): Promise<void> {
    const store = contentStore(test.db);
    const before = await store.find(name);
    const version = await store.saveDraft(name, before?.version ?? 0, { value, hidden }, BY.name);
    const release = {
      version: version as number,
      kind: 'changed' as const,
      state: hidden ? ('hidden' as const) : ('shown' as const),
      schema: COLLECTIONS[name.collection].schema,
      value,
    };
    expect(await releasesStore(test.db).publish([{ ...name, ...release }], BY)).toEqual(expect.any(String));
  }
  const record = (name: RecordName) =>
    shipped[name.collection as keyof AllRecords][name.slug] as Record<string, unknown>;
  const wall = (kind: string) => record({ collection: 'pages', slug: 'walls' })[kind] as object;
  const change = (name: RecordName, fields: object) => publish(name, { ...record(name), ...fields });

  it('changes no file while nothing is published', async () => {
    const dir = folder();
    expect(await exportContent(test.db, dir)).toEqual([]);
    expect(filesOf(dir)).toBe('');
    expect(await importContent(test.db, SHIPPED_FOLDER)).toEqual({
      drafts: [],
      busy: [],
      settled: [],
      notBuilt: [],
    });
  });

  it('writes what was changed, added and hidden, in the format of the other files, and keeps what isn’t data', async () => {
    const area = { collection: 'areas', slug: 'llano' } as const;
    await change({ collection: 'firm', slug: 'firm' }, { email: 'office@builders.example' });
    await change({ collection: 'services', slug: 'handyman' }, { lead: 'A door that sticks isn’t “small”.' });
    await change(area, {
      specialties: ['One', ...(record(area).specialties as string[])],
      elevation: undefined,
    });
    await publish({ collection: 'areas', slug: 'marfa' }, { ...record(area), name: 'Marfa' });
    await publish(
      { collection: 'areas', slug: 'austin' },
      record({ collection: 'areas', slug: 'austin' }),
      true,
    );
    await change({ collection: 'manufacturers', slug: 'metl-span' }, { lead: 'Panels.' });
    await change({ collection: 'projects', slug: 'ridge-house' }, { cost: [1_234_000, 1_300_000] });
    const roof = { collection: 'articles', slug: 'a-roof-ready-for-solar' } as const;
    const text = record(roof).body as ArticleBody;
    const more: Block = { type: 'paragraph', content: [{ type: 'text', text: 'And {one} *more*.' }] };
    await change(roof, {
      title: 'A roof: ready, “before”',
      body: { ...text, content: [...text.content, more] },
    });
    await change({ collection: 'team', slug: 'elena-marsh' }, { name: 'Elena Marsh-Ruiz' });
    const daniel = { collection: 'team', slug: 'daniel-ortiz' } as const;
    await publish(daniel, record(daniel), true);
    await publish({ collection: 'team', slug: 'jo-lee' }, { ...record(daniel), name: 'Jo Lee' });
    const quote = { collection: 'testimonials', slug: 'walter-koenig' } as const;
    await publish({ ...quote, slug: 'ann-hall' }, { ...record(quote), name: 'Ann Hall' });

    const home = { collection: 'pages', slug: 'home' } as const;
    const { homeSubheadings } = record(home) as { homeSubheadings: string[] };
    await change(home, {
      ask: 'Tell us about your ground.',
      homeSubheadings: [...homeSubheadings.slice(1), 'Built once.'],
    });
    await change(
      { collection: 'pages', slug: 'walls' },
      { 'wood-zip': { ...wall('wood-zip'), rValue: 'R-27' } },
    );
    // These two share files with other records: the list of the team, and prices.
    await change({ collection: 'pages', slug: 'team' }, { ask: { heading: 'Come by.', text: 'Or call.' } });
    await change(
      { collection: 'binding', slug: 'trust' },
      { warranty: { terms: [{ covers: 'Roof', years: 3 }] } },
    );
    const list = [
      { from: '/old-blog', href: '/blog' },
      { from: '/portfolio', href: '/projects' },
      { from: '/home', href: '/' },
    ];
    await publish({ collection: 'redirects', slug: 'redirects' }, { list });
    const reversed = (name: 'services' | 'projects' | 'team') =>
      publish({ collection: 'order', slug: name }, { slugs: Object.keys(shipped[name]).toReversed() });
    await reversed('services');
    await reversed('projects');
    await reversed('team');

    const dir = folder();
    const changes = await exportContent(test.db, dir);
    const { overlay } = await publishedContent(contentStore(test.db));
    const wanted = withPublished(shipped, overlay);
    const now = await readFolder(dir);
    for (const [collection, records] of Object.entries(wanted) as [keyof AllRecords, Records][])
      if (collection === 'team' || collection === 'testimonials')
        expect(Object.values(now[collection])).toEqual(Object.values(records));
      else expect(now[collection]).toEqual(records);
    expect(existsSync(join(dir, 'areas/austin.ts'))).toBe(false);
    const firm = readFileSync(join(dir, 'firm.ts'), 'utf8');
    expect(firm).toContain('this is the one place to change it');
    expect(firm).toContain('export const phoneHref');
    expect(readFileSync(join(dir, 'manufacturers/metl-span.ts'), 'utf8')).toContain(
      "const site = 'https://www.metlspan.com'",
    );
    expect(readFileSync(join(dir, 'projects/ridge-house.ts'), 'utf8')).toContain('1_234_000');
    // Addresses of the team that were made from the firm's stay as published.
    expect(changes.find(({ file }) => file === 'team.ts')?.lost).toContain("at('priya')");
    for (const file of ['areas/marfa.ts', 'team.ts']) {
      const written = readFileSync(join(dir, file), 'utf8');
      const stdin = ['format', `--stdin-file-path=content/${file}`];
      const root = join(SHIPPED_FOLDER, '..');
      const again = execFileSync(join(root, 'node_modules/.bin/biome'), stdin, {
        cwd: root,
        input: written,
      });
      expect(again.toString()).toBe(written);
    }
    await expect(exportContent(test.db, dir)).rejects.toThrow('isn’t empty');
  });

  it('lets go of what is published once the site is built from the same, and only then', async () => {
    const dir = folder();
    await exportContent(test.db, dir);
    const old = await importContent(test.db, dir, { files: dir, built: async () => shipped });
    expect(old.settled).toEqual([]);
    expect(old.notBuilt).toHaveLength(PUBLISHED);
    const done = await importContent(test.db, dir, { files: dir, built: () => readFolder(dir) });
    expect(done).toMatchObject({ drafts: [], busy: [], notBuilt: [] });
    expect(done.settled).toHaveLength(PUBLISHED);
    expect((await publishedContent(contentStore(test.db))).overlay).toEqual({});
    const [event] = await staffEvents(test.db);
    expect(event).toMatchObject({ kind: 'site-published', actor: { name: 'The shell' }, count: PUBLISHED });
  });

  it('makes drafts of what files say otherwise, and leaves drafts of others alone', async () => {
    const dir = folder();
    cpSync(SHIPPED_FOLDER, dir, { recursive: true });
    const edit = (file: string, from: string, to: string) => {
      const text = readFileSync(join(dir, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(dir, file), text.replace(from, to));
    };
    edit('firm.ts', '979-555-0142', '979-555-0199');
    edit('areas/blanco.ts', "name: 'Blanco'", "name: 'Blanco Town'");
    edit('home.ts', 'what it needs.', 'what it takes.');
    edit('redirects.ts', "'/home': '/'", "'/home': '/', '/house': '/projects'");
    edit('services/custom-homes.ts', 'order: 1', 'order: 4');
    edit('project-order.ts', '= []', "= ['oak-studio']");
    const store = contentStore(test.db);
    const blanco = { collection: 'areas', slug: 'blanco' } as const;
    await store.saveDraft(blanco, 0, { value: record(blanco), hidden: true }, 'Ann');
    const { drafts, busy } = await importContent(test.db, dir);
    expect(drafts).toEqual([
      { collection: 'firm', slug: 'firm' },
      { collection: 'pages', slug: 'home' },
      { collection: 'redirects', slug: 'redirects' },
      { collection: 'order', slug: 'services' },
      { collection: 'order', slug: 'projects' },
    ]);
    const orderOf = async (slug: 'services' | 'projects') => {
      const found = await store.find({ collection: 'order', slug });
      return (found?.draft?.value as { slugs: string[] } | undefined)?.slugs.slice(0, 2);
    };
    expect(await orderOf('services')).toEqual(['commercial', 'kitchens-bathrooms']);
    expect(await orderOf('projects')).toEqual(['oak-studio', 'ridge-house']);
    expect(busy).toEqual([blanco]);
    const firm = await store.find({ collection: 'firm', slug: 'firm' });
    expect(firm?.draft).toMatchObject({ by: 'The shell', value: { phone: '979-555-0199' } });
    expect((await store.find(blanco))?.draft).toMatchObject({ by: 'Ann', hidden: true });
    edit('firm.ts', "country: 'US'", "country: 'USA'");
    await expect(importContent(test.db, dir)).rejects.toThrow('firm/firm can’t be read: address.country');
  });

  it('leaves where a page is to the site, and says so', async () => {
    const service = { collection: 'services', slug: 'landscaping' } as const;
    await change(service, { address: 'gardens' });
    const dir = folder();
    expect(await exportContent(test.db, dir)).toEqual([]);
    expect(await leftOut(test.db)).toEqual(['the address of services/landscaping']);
    const file = join(dir, 'services/landscaping.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("heading: 'The", "heading: 'More: the"));
    const { drafts } = await importContent(test.db, dir);
    expect(drafts).toContainEqual(service);
    const { draft } = (await contentStore(test.db).find(service)) ?? {};
    expect(draft?.value).toMatchObject({ address: 'gardens', heading: expect.stringMatching(/^More: /) });
  });
});

describe('a file that is edited', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('refuses two of one name in a list, which files can’t tell apart', async () => {
    const content = join(dir, 'content');
    cpSync(SHIPPED_FOLDER, content, { recursive: true });
    appendFileSync(join(content, 'firm.ts'), '// The last line stays.\n');
    const wanted = await readFolder(content);
    const [first] = Object.values(wanted.team);
    const twice = { ...wanted, team: { ...wanted.team, another: first } };
    await expect(writeFolder(content, twice)).rejects.toThrow('two of the same name');
  });
});
