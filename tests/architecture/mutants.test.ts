/** `npm run test:mutants` takes too long to run often. This test fails when a fault no longer applies to the code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFaults, isPlantable } from '../mutation/faults.ts';

it('are forty, each with tests that should notice it', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(40);
  const named = allFaults.flatMap(({ tests }) => tests);
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
});

it.each(allFaults)('can be planted: $what', (fault) => expect(isPlantable(fault)).toBe(true));
