import { describe, expect, it } from 'vitest';
import { withValueAt } from './fields/paths.ts';
import { createUndoStack } from './undo-stack.ts';

/** A form with steps. */
function form(value: unknown) {
  const steps = createUndoStack();
  return {
    steps,
    set(path: string, to: unknown) {
      steps.willChange(path, value);
      value = withValueAt(value, path, to);
    },
    join(joined: unknown) {
      steps.joined(value, joined);
      value = joined;
    },
    undo: () => (value = steps.undo(value)),
    redo: () => (value = steps.redo(value)),
  };
}

describe('undo', () => {
  it('brings a row back that was taken out, and the words typed before that', () => {
    const { set, undo, redo } = form({ facts: ['River', 'Rock'] });
    set('facts.1', 'Granite');
    set('facts', ['Granite']);
    expect(undo()).toEqual({ facts: ['River', 'Granite'] });
    expect(undo()).toEqual({ facts: ['River', 'Rock'] });
    expect(undo()).toEqual({ facts: ['River', 'Rock'] });
    redo();
    expect(redo()).toEqual({ facts: ['Granite'] });
  });

  it('brings back a field that wasn’t there, as not there', () => {
    const { set, undo } = form({ name: 'Llano' });
    set('lede', 'Granite.');
    expect(undo()).toEqual({ name: 'Llano' });
  });

  it('takes back nothing of a colleague’s: neither a field that both changed nor rows that have moved', () => {
    const { steps, set, join, undo } = form({ name: 'Llano', facts: ['River', 'Rock'] });
    set('facts.1', 'Granite');
    set('name', 'Llano County');
    join({ name: 'Llano County', facts: ['Oak', 'River', 'Granite'] });
    expect(undo()).toEqual({ name: 'Llano', facts: ['Oak', 'River', 'Granite'] });
    expect(steps.canUndo()).toBe(false);
  });
});
