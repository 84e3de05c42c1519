import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetLastChange, registerUndo, undoLastChange } from './undo-last-change.tsx';

const press = (button: ReactNode) => (button as ReactElement<{ onPress: () => void }>).props.onPress();

describe('Ctrl+Z', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    forgetLastChange();
    vi.useRealTimers();
  });

  test('undoes the last change, once', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    registerUndo(first);
    registerUndo(second);
    expect(undoLastChange()).toBe(true);
    expect(undoLastChange()).toBe(false);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  test('does nothing after ten seconds', () => {
    const undo = vi.fn();
    registerUndo(undo);
    vi.advanceTimersByTime(10_001);
    expect(undoLastChange()).toBe(false);
    expect(undo).not.toHaveBeenCalled();
  });

  test('does nothing after the toast’s own button, which undoes its own change', () => {
    const undo = vi.fn();
    press(registerUndo(undo).action);
    expect(undoLastChange()).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
  });

  test('still undoes the latest after an earlier toast’s button was used', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const earlier = registerUndo(first);
    registerUndo(second);
    press(earlier.action);
    expect(undoLastChange()).toBe(true);
    expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([1, 1]);
  });

  test('undoes nothing of a session that has ended', () => {
    const undo = vi.fn();
    registerUndo(undo);
    forgetLastChange();
    expect(undoLastChange()).toBe(false);
  });
});
