/** Undo and redo. Each step is one field's previous value, so that it never undoes a colleague's changes elsewhere. */
import { isSame } from '#contract/shared/is-same.ts';
import { valueAt, withValueAt } from './fields/paths.ts';

type Step = { path: string; was: unknown };

/** Typing in one field for so long is one step. */
const ONE_STEP_MS = 1500;
const MOST = 200;

export function createUndoStack() {
  let past: Step[] = [];
  let future: Step[] = [];
  let last = { path: '', at: 0 };

  function go(from: Step[], to: Step[], value: unknown): unknown {
    const step = from.pop();
    if (!step) return value;
    to.push({ path: step.path, was: valueAt(value, step.path) });
    last = { path: '', at: 0 };
    return withValueAt(value, step.path, step.was);
  }

  return {
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    /** Before a field of `value` changes. */
    willChange(path: string, value: unknown) {
      const isSameRun = path === last.path && Date.now() - last.at < ONE_STEP_MS && past.length > 0;
      if (!isSameRun) past.push({ path, was: valueAt(value, path) });
      if (past.length > MOST) past.shift();
      last = { path, at: Date.now() };
      future = [];
    },
    /** Returns the value one step back, or as it is. */
    undo: (value: unknown) => go(past, future, value),
    redo: (value: unknown) => go(future, past, value),
    /** A colleague's changes arrived: steps that they touch can't be undone, nor earlier steps. */
    joined(before: unknown, after: unknown) {
      const stays = ({ path }: Step) => isUntouched(path, before, after);
      past = past.slice(past.findLastIndex((step) => !stays(step)) + 1);
      future = future.slice(future.findLastIndex((step) => !stays(step)) + 1);
      last = { path: '', at: 0 };
    },
  };
}

/** Whether a path leads to the same in both: rows that came or went move those after them. */
function isUntouched(path: string, before: unknown, after: unknown): boolean {
  if (!path) return isSame(before, after);
  const keys = path.split('.');
  const sameRows = keys.every((_, index) => {
    const around = keys.slice(0, index).join('.');
    const [one, other] = [valueAt(before, around), valueAt(after, around)];
    return !Array.isArray(one) || (Array.isArray(other) && one.length === other.length);
  });
  return sameRows && isSame(valueAt(before, path), valueAt(after, path));
}
