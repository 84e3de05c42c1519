/** The built files that name third-party software (`npm run build`, `npm run notices`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const own: { version: string; dependencies: Record<string, string> } = JSON.parse(read('package.json'));

describe('third-party notices', () => {
  const notices = read('build/THIRD-PARTY-NOTICES.txt');
  const parts = notices.split(/\n\n={80}\n\n/);

  it('has each production dependency with its version and the text of a license', () => {
    for (const [name, version] of Object.entries(own.dependencies)) {
      const part = parts.find((text) => text.startsWith(`${name} ${version}\nLicense: `));
      expect(part?.length, name).toBeGreaterThan(100);
    }
  });

  it('has the licenses of what dependencies bring and of the fonts', () => {
    expect(parts.some((text) => text.startsWith('scheduler '))).toBe(true);
    expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

it('the bill of materials is SPDX, and names each production dependency', () => {
  const sbom = JSON.parse(read('build/sbom.spdx.json')) as {
    spdxVersion: string;
    packages: { name: string; versionInfo: string }[];
  };
  expect(sbom.spdxVersion).toMatch(/^SPDX-2\.\d$/);
  const named = new Set(sbom.packages.map(({ name, versionInfo }) => `${name} ${versionInfo}`));
  for (const [name, version] of Object.entries(own.dependencies))
    expect(named).toContain(`${name} ${version}`);
  expect(named).toContain(`ledge-and-frame ${own.version}`);
});
