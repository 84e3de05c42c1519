import { afterEach, expect, it, vi } from 'vitest';
import { localDraft } from './local-draft.ts';

afterEach(() => vi.unstubAllGlobals());

it('a form that has saved its text leaves alone what another window hasn’t saved yet', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  const name = { collection: 'areas', slug: 'llano' } as const;
  const [one, two] = [localDraft('1', name), localDraft('1', name)];
  two.set('second');
  one.set('first');
  two.set('');
  expect(one.get()).toBe('first');
  one.set('');
  expect(one.get()).toBe('');
});
