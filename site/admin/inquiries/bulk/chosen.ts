/** The selection in the list: some inquiries, or everything that the view finds. */
import { useCallback, useState } from 'react';

export type BulkSelection = { ids: ReadonlySet<string>; all: boolean };

export type Choosing = BulkSelection & {
  toggle: (id: string, options?: { upTo?: readonly string[] }) => void;
  chooseAll: () => void;
  clear: () => void;
};

const NONE: BulkSelection = { ids: new Set(), all: false };

/** @returns the selection with `id` toggled; `upTo` gives its neighbors the same state. */
export function toggled({ ids }: BulkSelection, id: string, upTo: readonly string[] = []): BulkSelection {
  const on = !ids.has(id);
  const next = new Set(ids);
  for (const each of [id, ...upTo]) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return { ids: next, all: false };
}

/** @param found the list's query; another filter starts with an empty selection, since "all" would mean others. */
export function useChoosing(found = ''): Choosing {
  const [chosen, setChosen] = useState(NONE);
  const [chosenOf, setChosenOf] = useState(found);
  if (chosenOf !== found) {
    setChosenOf(found);
    setChosen(NONE);
  }
  return {
    ...chosen,
    toggle: useCallback((id, { upTo } = {}) => setChosen((before) => toggled(before, id, upTo)), []),
    chooseAll: useCallback(() => setChosen(({ ids }) => ({ ids, all: true })), []),
    clear: useCallback(() => setChosen(NONE), []),
  };
}
