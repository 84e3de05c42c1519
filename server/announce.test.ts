import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataLocations } from './announce.ts';
import { readConfig } from './config/config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-announce-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DATABASE_URL = 'postgres://db/x';
const SECRET = 'k3JH0s-Wm2pQ9zXvB7tLr5YcN1aDfGe8uTiOoP4_';
const said = (env: Record<string, string>) => dataLocations(readConfig({ DATA_DIR: folder, ...env }));

it('names the data folder of the embedded database, where the secret belongs', () => {
  expect(said({})).toEqual([`Data: ${folder}`]);
});

it('warns at start that a generated secret beside PostgreSQL is lost with the data folder, without saying it', () => {
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL });
  const lines = dataLocations(config);
  expect(lines).toEqual(['Data: PostgreSQL', expect.stringContaining(join(folder, 'secret'))]);
  expect(lines.join()).not.toContain(config.secret);
});

it('has nothing to warn of when SECRET is given', () => {
  expect(said({ DATABASE_URL, SECRET })).toEqual(['Data: PostgreSQL']);
});

it('says that PICTURES of an earlier release does nothing, and what becomes of the pictures', () => {
  expect(said({ DATABASE_URL, SECRET, PICTURES: 'disk' })).toEqual([
    'Data: PostgreSQL',
    expect.stringMatching(
      /^PICTURES is no longer a setting\..* moves pictures from its disk into the database/,
    ),
  ]);
  expect(said({ SECRET, PICTURES: 'database' })[1]).toContain('Pictures in the database stay there');
});
