/**
 * "Adding a town, a manufacturer, a team member, a project or an article is one file": a copy of the
 * project gets one of each, is built, and everything else has followed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'ledge-frame-content-'));
const COPIED = ['content', 'contract', 'site', 'scripts', 'package.json', 'tsconfig.json'];
const CONFIGS = readdirSync(project).filter((name) => /^(vite|react-router)\..*\.?ts$/.test(name));
const LINKED = ['node_modules', 'pictures'];

beforeAll(() => {
  for (const name of [...COPIED, ...CONFIGS])
    cpSync(join(project, name), join(copy, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(project, name), join(copy, name));

  addFrom('content/areas/lakeway.ts', 'content/areas/lago-vista.ts', {
    "name: 'Lakeway'": "name: 'Lago Vista'",
    'lat: 30.368': 'lat: 30.46',
    'lon: -97.996': 'lon: -97.988',
    'in Lakeway, Texas': 'in Lago Vista, Texas',
    'west light in Lakeway': 'west light in Lago Vista',
  });
  addFrom('content/manufacturers/metl-span.ts', 'content/manufacturers/ridge-panels.ts', {
    'Metl-Span wall and roof panels: three we order': 'Ridge Panels wall and roof panels',
    'Three Metl-Span insulated': 'Three Ridge Panels insulated',
    "name: 'Metl-Span'": "name: 'Ridge Panels'",
  });
  addFrom('content/projects/oak-studio.ts', 'content/projects/cedar-workshop.ts', {
    "name: 'Oak Studio'": "name: 'Cedar Workshop'",
  });
  addFrom('content/blog/fresh-air-without-the-damp.mdx', 'content/blog/rain-on-steel.mdx', {
    'title: Fresh air without the damp': 'title: Rain on steel',
    'date: 2024-03-11': 'date: 2024-04-02',
  });
  addFrom(
    'content/team.ts',
    'content/team.ts',
    { "name: 'Marcus Boone'": "name: 'Inez Calloway'" },
    lastMember,
  );

  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The copy did not build:\n${build.stdout}${build.stderr}`);
}, 240_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const built = (path: string) => readFileSync(join(copy, 'build/client', path), 'utf8');
const page = (path: string) => built(`${path}/index.html`);

test.each([
  ['town', '/service-area/lago-vista', 'Custom Homes &amp; Remodeling in Lago Vista'],
  ['manufacturer', '/manufacturers/ridge-panels', 'Ridge Panels'],
  ['project', '/projects/cedar-workshop', 'Cedar Workshop'],
  ['article', '/blog/rain-on-steel', 'Rain on steel'],
])('a %s that is one new file has its page, its card and its place in the sitemaps', (_kind, path, words) => {
  expect(page(path)).toContain(words);
  expect(built('sitemap.xml')).toContain(`${path}</loc>`);
  expect(page('/sitemap')).toContain(`href="${path}"`);
  const [, card] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page(path)) ?? [];
  expect(built(card as string).length).toBeGreaterThan(10_000);
});

test('the new town is a link on the map of its neighbors', () => {
  expect(page('/service-area/marble-falls')).toContain('href="/service-area/lago-vista"');
});

test('the new project stands in the portfolio, the new article in the blog and its feed', () => {
  expect(page('/projects')).toContain('href="/projects/cedar-workshop"');
  expect(page('/blog')).toContain('href="/blog/rain-on-steel"');
  expect(built('blog/rss.xml')).toContain('/blog/rain-on-steel</link>');
});

test('a new member of the team is a row of team.ts', () => {
  const team = page('/team');
  expect(team).toContain('Inez Calloway');
  expect(team).toContain('Marcus Boone');
});

/** Writes a file like another, with other words; a word that isn't there would make the test prove nothing. */
function addFrom(
  from: string,
  to: string,
  words: Record<string, string>,
  place: (whole: string, changed: string) => string = (_whole, changed) => changed,
): void {
  const whole = readFileSync(join(copy, from), 'utf8');
  let changed = whole;
  for (const [before, after] of Object.entries(words)) {
    if (!changed.includes(before)) throw new Error(`${from} no longer says "${before}"`);
    changed = changed.replaceAll(before, after);
  }
  writeFileSync(join(copy, to), place(whole, changed));
}

/** The team with its last member once more, under the new name. */
function lastMember(whole: string, changed: string): string {
  const added = changed.slice(changed.lastIndexOf('  {\n'));
  return whole.slice(0, whole.lastIndexOf('];')) + added;
}
