/** Files that services and editors read are valid, and the files and scripts that they name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const own: { scripts: Record<string, string>; dependencies: Record<string, string>; version: string } =
  JSON.parse(read('package.json'));

const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const templates = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root });
const json = ['renovate.json', '.devcontainer/devcontainer.json', 'biome.json', 'tsconfig.json'];
const prose = [
  ...globSync(
    [
      '{README,CONTRIBUTING,SECURITY}.md',
      'docs/**/*.md',
      '.github/**/*.md',
      'docs/deploy/*',
      'compose.yaml',
      '.env.example',
    ],
    {
      cwd: root,
    },
  ),
];

type Workflow = {
  on: object;
  permissions: object;
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
};

describe.each(workflows)('%s', (file) => {
  const { jobs, permissions, on } = parse(read(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('says when it runs, and what it may do', () => {
    expect(Object.keys(on)).not.toEqual([]);
    expect(Object.keys(permissions)).not.toEqual([]);
    expect(steps.every(({ uses, run }) => (uses === undefined) !== (run === undefined))).toBe(true);
  });

  it('pins each action by its full version', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/);
  });
});

it('has workflows that test, build the image and release', () => {
  expect(workflows.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(
    ['image', 'release', 'test'].map((name) => `.github/workflows/${name}.yml`),
  );
});

it.each(templates)('%s parses, and asks for something', (file) => {
  const template = parse(read(file)) as { body?: { type: string }[]; blank_issues_enabled?: boolean };
  const asks = template.body?.some(({ type }) => type === 'textarea');
  expect(asks ?? template.blank_issues_enabled === false).toBe(true);
});

it.each(json)('%s is JSON', (file) => {
  expect(Object.keys(JSON.parse(read(file)))).not.toEqual([]);
});

it('names scripts that package.json has', () => {
  const files = [...workflows, '.devcontainer/devcontainer.json', ...templates, ...prose];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*\w)/g)].map(([, name]) => ({
      file,
      name: name as string,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !Object.hasOwn(own.scripts, name))).toEqual([]);
});

it('has scripts whose files exist', () => {
  for (const [name, command] of Object.entries(own.scripts)) {
    // One program without shell syntax works on every system.
    const [, file, args] = /^node (scripts\/[\w-]+\.mjs)((?: [\w=-]+)*)$/.exec(command) ?? [];
    expect(file && existsSync(join(root, file)), name).toBe(true);
    if (file === 'scripts/command.mjs')
      expect(existsSync(join(root, `commands/${args?.trim()}.ts`)), name).toBe(true);
  }
});

it('asks version managers for the line of Node that the project installs', () => {
  expect(read('.nvmrc').trim()).toBe(own.dependencies.node?.split('.')[0]);
});
