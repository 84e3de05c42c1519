import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterEvent, dismissToast, TOAST, type Toast, toast } from './toasts.ts';

const one: Toast = { id: 'one', title: 'One', open: true };
const two: Toast = { id: 'two', title: 'Two', open: true };

describe('the list of toasts (requirements §5, §10)', () => {
  it('holds one at a time, the newest', () => {
    expect(afterEvent([one], { type: 'added', toast: two })).toEqual([two]);
  });

  it('keeps an updated toast in its place', () => {
    const list = afterEvent([one], { type: 'updated', id: 'one', content: { title: 'Changed' } });
    expect(list).toEqual([{ ...one, title: 'Changed' }]);
    expect(afterEvent([one], { type: 'updated', id: 'two', content: { title: 'Changed' } })).toEqual([one]);
  });

  it('closes a dismissed toast before it removes it', () => {
    expect(afterEvent([one], { type: 'dismissed', id: 'one' })).toEqual([{ ...one, open: false }]);
    expect(afterEvent([one], { type: 'removed', id: 'one' })).toEqual([]);
  });

  it('dismisses and removes all when none is named', () => {
    expect(afterEvent([one, two], { type: 'dismissed' }).every((t) => !t.open)).toBe(true);
    expect(afterEvent([one, two], { type: 'removed' })).toEqual([]);
  });
});

describe('dismissing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('removes after 1,000,000 ms, and once only', () => {
    const { dismiss } = toast({ title: 'Saved' });
    dismiss();
    dismissToast();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(TOAST.removalDelayMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets the clock of a toast that was replaced', () => {
    toast({ title: 'First' }).dismiss();
    toast({ title: 'Second' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has the constants of requirements §10', () => {
    expect(TOAST).toEqual({
      atOnce: 1,
      durationMs: 5000,
      swipeThresholdPx: 50,
      removalDelayMs: 1_000_000,
      hotkey: 'F8',
    });
  });
});
