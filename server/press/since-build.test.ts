import { expect, it } from 'vitest';
import type { ServedFile } from '../http/memory-pages.ts';
import type { KeptPress } from './kept-press.ts';
import type { KindStyles } from './kinds.ts';
import { changedBy } from './since-build.ts';

const file: ServedFile = { body: Buffer.from('') };
const styles = (address: string) => ({ address }) as KindStyles;
const pressedWith = (address: string) => ({
  whole: '',
  kinds: new Map([['services-each', styles(address)]]),
  prints: new Map(),
});
const unchanged: KeptPress = {
  ...{ build: 'b', published: 'p', files: new Map(), gone: new Set(), retired: new Map() },
  pressed: pressedWith('/assets/0.css'),
};

/** One press after another, each with another stylesheet for the kind. */
function after(addresses: string[], isLinked = (_address: string) => false) {
  let kept = unchanged;
  const dropped: string[] = [];
  for (const address of addresses) {
    const files = new Map([[address, file]]);
    const now = changedBy(kept, { files, gone: [], pressed: pressedWith(address) }, 'p', isLinked);
    kept = now.kept;
    dropped.push(...now.dropped);
  }
  return { kept, dropped };
}

it('keeps three generations of a stylesheet behind the one in use, and drops older ones once', () => {
  const { kept, dropped } = after([
    '/assets/1.css',
    '/assets/2.css',
    '/assets/3.css',
    '/assets/4.css',
    '/assets/5.css',
  ]);
  expect(dropped).toEqual(['/assets/0.css', '/assets/1.css']);
  expect([...kept.files.keys()]).toEqual([
    '/assets/2.css',
    '/assets/3.css',
    '/assets/4.css',
    '/assets/5.css',
  ]);
  expect([...kept.gone]).toEqual(['/assets/0.css', '/assets/1.css']);
});

it('drops none that a page still has: pages that didn’t change keep theirs, however often others do', () => {
  const { kept, dropped } = after(
    ['/assets/1.css', '/assets/2.css', '/assets/3.css', '/assets/4.css', '/assets/5.css'],
    (address) => address === '/assets/0.css',
  );
  expect(dropped).toEqual(['/assets/1.css']);
  expect(kept.retired.get('services-each')).toEqual([
    '/assets/0.css',
    '/assets/2.css',
    '/assets/3.css',
    '/assets/4.css',
  ]);
});

it('drops no stylesheet that comes back, as an undo brings it', () => {
  const { kept, dropped } = after([
    '/assets/1.css',
    '/assets/0.css',
    '/assets/1.css',
    '/assets/0.css',
    '/assets/1.css',
  ]);
  expect(dropped).toEqual([]);
  expect(kept.retired.get('services-each')).toEqual(['/assets/0.css']);
});

it('brings back a page that was gone', () => {
  const without = changedBy(
    unchanged,
    { files: new Map(), gone: ['/team'], pressed: unchanged.pressed },
    'p',
    () => false,
  ).kept;
  expect([...without.gone]).toEqual(['/team']);
  const back = changedBy(
    without,
    { files: new Map([['/team', file]]), gone: [], pressed: unchanged.pressed },
    'p',
    () => false,
  ).kept;
  expect([...back.gone]).toEqual([]);
  expect(back.files.has('/team')).toBe(true);
});
