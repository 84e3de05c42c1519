import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryDraft } from './draft.ts';
import { createDraftSaver, SAVE_DELAY } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver() {
  let message = '';
  const store = { write: vi.fn((_: InquiryDraft) => true), clear: vi.fn() };
  const onKept = vi.fn();
  const current = (): InquiryDraft => ({
    values: { ...EMPTY_VALUES, message },
    attachments: [],
    idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
    shownAt: 0,
    query: '',
  });
  const saving = createDraftSaver(store, current, onKept);
  const type = (text: string) => {
    message = text;
    saving.changed();
  };
  const saved = () => store.write.mock.calls.map(([draft]) => draft.values.message);
  return { saving, store, onKept, type, saved };
}

describe('saving the draft', () => {
  it('waits for a pause between keystrokes, but no longer than 300 ms', () => {
    expect(SAVE_DELAY).toBeLessThanOrEqual(300);
    const { type, saved, onKept } = saver();
    for (const text of ['A', 'A p', 'A por', 'A porch']) {
      type(text);
      vi.advanceTimersByTime(SAVE_DELAY / 5);
    }
    expect(saved()).toEqual([]);
    vi.advanceTimersByTime(SAVE_DELAY);
    expect(saved()).toEqual(['A porch']);
    expect(onKept).toHaveBeenLastCalledWith(true);
  });

  it('saves someone who types without a pause', () => {
    const { type, saved } = saver();
    for (let i = 0; i < 20; i++) {
      type(String(i));
      vi.advanceTimersByTime(SAVE_DELAY / 2);
    }
    expect(saved().length).toBeGreaterThan(5);
  });

  it('saves at once when the page goes away, and only what is unsaved', () => {
    const { saving, type, saved } = saver();
    saving.flush();
    type('A porch');
    saving.flush();
    saving.flush();
    expect(saved()).toEqual(['A porch']);
  });

  it('brings nothing back after the draft was discarded', () => {
    const { saving, store, type, saved, onKept } = saver();
    type('A porch');
    saving.discard();
    saving.flush();
    vi.advanceTimersByTime(SAVE_DELAY * 2);
    expect(saved()).toEqual([]);
    expect(store.clear).toHaveBeenCalledOnce();
    expect(onKept).toHaveBeenLastCalledWith(false);
  });
});
