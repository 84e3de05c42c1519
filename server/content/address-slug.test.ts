import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressSlug } from './address-slug.ts';

const CASES = readFileSync(join(import.meta.dirname, '../../tests/fixtures/site/slugs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.includes('created with'))
  .map((line) => line.split('\t') as [string, string]);

it.each([
  ...CASES,
  ['Größe', 'groesse'],
  ['Łódź', 'lodz'],
  ['Peña & Søn, Llano', 'pena-son-llano'],
  ['Đà Nẵng', 'da-nang'],
  ['Þórr', 'thorr'],
  ['Œuvre d’İstanbul', 'oeuvre-distanbul'],
  ['Сталь и дождь', 'stal-i-dozhd'],
  ['Στέγη', 'stegi'],
  ['雨と鋼の屋根', ''],
])('spells the letters of %s in an address as readers of it would', (name, slug) => {
  expect(addressSlug(name)).toBe(slug);
});
