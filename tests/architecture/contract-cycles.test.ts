/** `contract/` has no import cycles between files, type imports included. */
import { expect, it } from 'vitest';
import { circular, modulesUnder, named } from './layers.ts';

const byFile = (file: string) => file;

it('no files of contract/ import each other in a cycle', () => {
  const { imports } = modulesUnder('contract');
  expect(imports.length).toBeGreaterThan(100);
  expect(circular(imports, byFile)).toEqual([]);
  const [first] = imports as [(typeof imports)[0]];
  const back = { from: first.to, to: first.from };
  expect(circular([...imports, back], byFile)).toContain(named(back));
});
