import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import { createDraftStore, type InquiryDraft } from './draft.ts';
import { DRAFT_KEY } from './draft-key.ts';

const draft: InquiryDraft = {
  values: { ...EMPTY_VALUES, name: 'Ada Long', message: 'A porch' },
  attachments: [{ url: '/images/inquiries/a.webp', name: 'porch.jpg' }],
  idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  shownAt: 1_700_000_000_000,
  query: '?service=remodel',
};

function memory(found: Record<string, string> = {}) {
  const kept = new Map(Object.entries(found));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the draft', () => {
  it('comes back as it was left', () => {
    const storage = memory();
    expect(createDraftStore(storage).write(draft)).toBe(true);
    expect(createDraftStore(storage).read()).toEqual(draft);
  });

  it('is gone once cleared', () => {
    const storage = memory();
    const store = createDraftStore(storage);
    store.write(draft);
    store.clear();
    expect(store.read()).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('is not made by looking at the form, and an emptied form leaves none', () => {
    const storage = memory();
    const store = createDraftStore(storage);
    store.write(draft);
    expect(store.write({ ...draft, values: { ...EMPTY_VALUES, name: '  ' }, attachments: [] })).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  it('of each of two tabs is its own, and outlives what the other does with its form', () => {
    const device = memory();
    const tabs = [memory(), memory()].map((tab) => createDraftStore(device, tab));
    const [one, other] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
    const barn: InquiryDraft = {
      ...draft,
      values: { ...EMPTY_VALUES, message: 'A barn' },
      idempotencyKey: 'c3a1e0de-2b52-4f0f-9d0e-7a5f6a1f0b22',
    };
    one.write(draft);
    other.write(barn);
    expect([one.read(), other.read()]).toEqual([draft, barn]);
    // The first is sent.
    one.clear();
    expect([one.read(), other.read()]).toEqual([barn, barn]);
    // A tab that is opened later continues with the latest draft, until it is sent.
    expect(createDraftStore(device, memory()).read()).toEqual(barn);
    other.clear();
    expect([other.read(), device.kept.size]).toEqual([null, 0]);
  });

  it.each([
    ['no JSON', '{"values":'],
    ['another shape', '{"values":{"name":1}}'],
    ['a key that the server would refuse', JSON.stringify({ ...draft, idempotencyKey: 'mine' })],
  ])('is ignored when the device gives back %s', (_, found) => {
    expect(createDraftStore(memory({ [DRAFT_KEY]: found })).read()).toBeNull();
  });

  it('breaks nothing where storage is forbidden, full or absent, and then claims nothing', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const store = createDraftStore(storage);
      expect(store.read()).toBeNull();
      expect(store.write(draft)).toBe(false);
      expect(() => store.clear()).not.toThrow();
    }
  });
});
