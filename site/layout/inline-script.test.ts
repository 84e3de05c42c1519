import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { MAX_POOL } from '#contract/site/records/fields.ts';
import { inlineScript } from './inline-script.ts';
import { VISIT_KEY } from './visit-key.ts';

/** A stub of the browser APIs that the script uses before the first paint: the storage and the system's theme. */
function theme(stored: string | null | Error, systemIsDark: boolean) {
  const classes = new Set<string>();
  const listeners: Record<string, (event: unknown) => void> = {};
  const storage = new Map(typeof stored === 'string' ? [['ledge-frame-theme', stored]] : []);
  const refuse = () => {
    if (stored instanceof Error) throw stored;
  };
  const dataset: Record<string, number> = {};
  runInNewContext(inlineScript(), {
    document: {
      documentElement: {
        dataset,
        classList: {
          toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
          contains: (name: string) => classes.has(name),
        },
      },
      querySelectorAll: () => [],
    },
    localStorage: {
      getItem: (key: string) => {
        refuse();
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        refuse();
        storage.set(key, value);
      },
    },
    matchMedia: () => ({ matches: systemIsDark, addEventListener: () => {} }),
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  });
  const toggle = () => listeners.click?.({ target: { closest: (q: string) => q === '[data-theme-toggle]' } });
  const has = (name: string) => classes.has(name);
  return { has, isDark: () => has('dark'), toggle, storage, dataset };
}

it.each([
  ['dark', false, true],
  ['light', true, false],
  ['system', true, true],
  ['system', false, false],
  [null, true, true],
  [null, false, false],
])('with %s stored and a system that is dark: %s, the page is dark: %s', (stored, systemIsDark, dark) => {
  expect(theme(stored, systemIsDark).isDark()).toBe(dark);
});

it.each([
  ['light', false, true],
  ['dark', true, false],
  [null, false, true],
])(
  'the root carries the class of the theme that shows: %s stored, a dark system: %s',
  (stored, systemIsDark, light) => {
    const page = theme(stored, systemIsDark);
    expect([page.has('light'), page.has('dark')]).toEqual([light, !light]);
  },
);

it.each([
  [null, false],
  [null, true],
  ['system', false],
  ['system', true],
  ['light', true],
  ['dark', false],
])(
  'each press switches between light and dark, and is remembered (requirements §3.19); %s stored, a dark system: %s',
  (stored, systemIsDark) => {
    const { toggle, has, storage } = theme(stored, systemIsDark);
    for (let press = 1; press <= 4; press++) {
      const shown = has('dark') ? 'light' : 'dark';
      toggle();
      expect(storage.get('ledge-frame-theme')).toBe(shown);
      expect([has('light'), has('dark')]).toEqual([shown === 'light', shown === 'dark']);
    }
  },
);

it('switches even where storage is refused', () => {
  const { toggle, isDark } = theme(new Error('SecurityError'), true);
  expect(isDark()).toBe(true);
  toggle();
  expect(isDark()).toBe(false);
});

it('picks one of eight headlines, of seven subheadings and of six about intros, each for itself', () => {
  const picks = Array.from({ length: 400 }, () => String(theme(null, false).dataset.pick).split(' '));
  const ofPool = (n: number) => Array.from({ length: n }, (_, i) => `${n}-${i}`);
  expect(new Set(picks.flat())).toEqual(new Set([8, 7, 6].flatMap(ofPool)));
  for (const pick of picks) expect(pick).toHaveLength(3);
  expect(new Set(picks.map((pick) => pick.join(' '))).size).toBeGreaterThan(8);
});

it('has a rule for everything it may pick', () => {
  const rules = readFileSync(join(import.meta.dirname, '../pick.css'), 'utf8');
  for (let n = 1; n <= MAX_POOL; n++)
    for (let i = 0; i < n; i++)
      expect(rules).toContain(`html[data-pick~='${n}-${i}'] .of-${n} > :nth-child(${i + 1})`);
});

describe('where the visit began', () => {
  const visited = (address: string, referrer: string, before: Record<string, string> = {}) => {
    const { pathname, search } = new URL(address, 'https://studio.example');
    const sessionStorage = { ...before };
    const nothing = () => {};
    runInNewContext(inlineScript(), {
      document: {
        referrer,
        documentElement: { dataset: {}, classList: { toggle: nothing } },
        querySelectorAll: () => [],
      },
      location: { pathname, search },
      sessionStorage,
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false, addEventListener: nothing }),
      addEventListener: nothing,
    });
    return sessionStorage as Record<string, string>;
  };

  it('is kept by path, host, utm_* and click id alone: no other query, no address of another site', () => {
    const kept = visited(
      '/service-area/blanco?utm_source=mail&email=ada%40example.com&utm_campaign=spring&gclid=Cj0-1&wbraid=w&fbclid=f&msclkid=ms',
      'https://www.google.com/search?q=my+name',
    );
    expect(JSON.parse(kept[VISIT_KEY] ?? '')).toEqual([
      '/service-area/blanco',
      'www.google.com',
      ['utm_source=mail', 'utm_campaign=spring', 'gclid=Cj0-1', 'wbraid=w', 'msclkid=ms'],
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/ada|my\+name/);
  });

  it('is written once, on the first page of the visit', () => {
    const first = visited('/blog', '');
    expect(JSON.parse(first[VISIT_KEY] ?? '')).toEqual(['/blog', null, null]);
    expect(visited('/team?utm_source=x', 'https://a.example/', first)).toEqual(first);
  });
});

it('stays small and cannot close its own element', () => {
  expect(inlineScript().length).toBeLessThanOrEqual(1536);
  expect(inlineScript()).not.toMatch(/<\/?script|<!--/i);
});
