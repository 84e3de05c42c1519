import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

/** A browser as far as the script looks at it before the first paint: the storage and the system's theme. */
function theme(stored: string | null | Error, systemIsDark: boolean) {
  const classes = new Set<string>();
  const listeners: Record<string, (event: unknown) => void> = {};
  const storage = new Map(typeof stored === 'string' ? [['ledge-frame-theme', stored]] : []);
  const refuse = () => {
    if (stored instanceof Error) throw stored;
  };
  const dataset: Record<string, number> = {};
  runInNewContext(inlineScript, {
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
  return { isDark: () => classes.has('dark'), toggle, storage, dataset };
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

it('switches between dark and light and remembers it (specification §2, Theme)', () => {
  const { toggle, isDark, storage } = theme(null, false);
  toggle();
  expect(isDark()).toBe(true);
  expect(storage.get('ledge-frame-theme')).toBe('dark');
  toggle();
  expect(isDark()).toBe(false);
  expect(storage.get('ledge-frame-theme')).toBe('light');
});

it('switches even where storage is refused', () => {
  const { toggle, isDark } = theme(new Error('SecurityError'), true);
  expect(isDark()).toBe(true);
  toggle();
  expect(isDark()).toBe(false);
});

it('picks one of seven subheadings', () => {
  const picks = Array.from({ length: 300 }, () => theme(null, false).dataset.pick);
  expect(new Set(picks)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

it('stays small and cannot close its own element', () => {
  expect(inlineScript.length).toBeLessThan(1800);
  expect(inlineScript).not.toMatch(/<\/?script|<!--/i);
});
