/** docs/configuration.md and .env.example name the variables that the schema has, with their defaults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, readConfig, VARIABLES } from '../../server/config/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Row = { name: string; defaultValue: string; accepted: string; effect: string };

const rows: Row[] = [
  ...read('docs/configuration.md').matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm),
].map(([, name = '', defaultValue = '', accepted = '', effect = '']) => ({
  name,
  defaultValue,
  accepted,
  effect,
}));
const rowOf = (name: string) => rows.find((row) => row.name === name);

/** Variables of an example file, set or commented out. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name as string);

const SECRET = 'a secret of the test, with at least 32 characters';

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
}

describe('docs/configuration.md', () => {
  it('describes every variable of the schema once, in its order, and no other', () => {
    expect(rows.map(({ name }) => name)).toEqual(VARIABLES);
  });

  it.each(Object.entries(DEFAULTS))('states the default of %s', (name, value) => {
    expect(rowOf(name)?.defaultValue).toBe(`\`${value}\``);
  });

  it('states no value where the default depends on the installation', () => {
    const others = rows.filter(({ name }) => !(name in DEFAULTS));
    expect(others.length).toBeGreaterThan(5);
    for (const { name, defaultValue } of others)
      expect(defaultValue, name).toMatch(/^none$|^the |^hosts of |^generated |PORT/);
  });

  it.each(rows.filter(({ accepted }) => /^`[a-z]+`(, `[a-z]+`)+$/.test(accepted)))(
    'lists the values that the schema accepts for $name',
    ({ name, accepted }) => {
      const values = [...accepted.matchAll(/`([a-z]+)`/g)].map(([, value]) => value as string);
      for (const value of values) expect(() => readConfig({ SECRET, [name]: value })).not.toThrow();
      const allowed = refusalOf({ SECRET, [name]: 'none-of-these' }).match(/[a-z]+/g);
      expect(allowed).toEqual(expect.arrayContaining(values));
    },
  );

  it('has an effect for every variable', () => {
    expect(rows.filter(({ effect }) => effect.length < 20)).toEqual([]);
  });
});

describe('.env.example', () => {
  const [program = '', compose = ''] = read('.env.example').split('# Only for compose.yaml.');

  it('has every variable of the schema, in its order', () => {
    expect(namesIn(program)).toEqual(VARIABLES);
  });

  it('has every other variable that compose.yaml and Containerfile read', () => {
    const inCompose = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string);
    const inContainerfile = [...read('Containerfile').matchAll(/^ARG (\w+)/gm)].map(
      ([, name]) => name as string,
    );
    const others = new Set([...inCompose, ...inContainerfile].filter((name) => !VARIABLES.includes(name)));
    expect(new Set(namesIn(compose))).toEqual(others);
  });

  it('sets nothing until a line is uncommented, and then only valid values', () => {
    expect(program.match(/^[^#\n]/gm)).toBeNull();
    const values = [...program.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(() => readConfig(Object.fromEntries(values))).not.toThrow();
  });
});
