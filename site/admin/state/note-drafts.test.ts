import { describe, expect, test, vi } from 'vitest';
import { createNoteDrafts } from './note-drafts.ts';

function browserStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
    size: () => kept.size,
  };
}

describe('the draft of a note', () => {
  test('survives a reload', () => {
    const storage = browserStorage();
    createNoteDrafts('olivia', storage).set('one', 'Call on Friday');
    const reloaded = createNoteDrafts('olivia', storage);
    expect(reloaded.get('one')).toBe('Call on Friday');
    expect(reloaded.get('two')).toBe('');
  });

  test('stays with the member of staff who typed it', () => {
    const storage = browserStorage();
    createNoteDrafts('olivia', storage).set('one', 'Call on Friday');
    expect(createNoteDrafts('sam', storage).get('one')).toBe('');
  });

  test('is gone once it is saved, from storage too', () => {
    const storage = browserStorage();
    const drafts = createNoteDrafts('olivia', storage);
    drafts.set('one', 'Call on Friday');
    drafts.saved('one', 'Call on Friday');
    expect(drafts.get('one')).toBe('');
    expect(storage.size()).toBe(0);
  });

  test('stays when more was typed while it was being saved', () => {
    const drafts = createNoteDrafts('olivia', browserStorage());
    drafts.set('one', 'Call on Friday, after three');
    drafts.saved('one', 'Call on Friday');
    expect(drafts.get('one')).toBe('Call on Friday, after three');
  });

  test('goes with an erased inquiry, whoever typed it, and however it was kept', () => {
    const storage = browserStorage();
    createNoteDrafts('sam', storage).set('reply:one', '{"text":"Dear Rosa"}');
    const drafts = createNoteDrafts('olivia', storage);
    drafts.set('one', 'Call Rosa');
    drafts.set('contact:one', 'Left word with Rosa');
    drafts.set('two', 'Another');
    expect(drafts.inquiryIds()).toEqual(['one', 'two']);
    const listener = vi.fn();
    drafts.subscribe(listener);
    drafts.forget('one');
    expect([drafts.get('one'), drafts.get('contact:one'), drafts.get('two')]).toEqual(['', '', 'Another']);
    expect(drafts.inquiryIds()).toEqual(['two']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('lasts as long as the page where storage is full, forbidden or missing', () => {
    const refusing = () => {
      throw new Error('QuotaExceededError');
    };
    const refused = { getItem: refusing, setItem: refusing, removeItem: refusing, key: refusing, length: 1 };
    for (const storage of [refused, null]) {
      const drafts = createNoteDrafts('olivia', storage);
      drafts.set('one', 'Call on Friday');
      expect(drafts.get('one')).toBe('Call on Friday');
    }
  });

  test('tells its readers of every change until they leave', () => {
    const drafts = createNoteDrafts('olivia', null);
    const listener = vi.fn();
    const leave = drafts.subscribe(listener);
    drafts.set('one', 'a');
    leave();
    drafts.set('one', 'ab');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
