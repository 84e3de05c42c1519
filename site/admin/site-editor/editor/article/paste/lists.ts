/** Items, each with its level and number, as lists in lists. */
import { BODY_LIMITS } from '#contract/site/articles/limits.ts';
import type { Grid, Item, PastedPiece, Text, TextPiece } from './pieces.ts';

export type ListTree = {
  kind: 'list';
  isOrdered: boolean;
  start: number;
  items: (TextPiece[] | ListTree)[][];
};

type Open = { list: ListTree; level: number };

/**
 * Levels are relative to the surrounding items: lists that begin deep, or skip a level, get no empty items. Items deeper
 * than an article allows stay in the deepest level. A number out of sequence begins a list that starts with it.
 */
export function withLists(pieces: readonly PastedPiece[]): (Text | Grid | ListTree)[] {
  const all: (Text | Grid | ListTree)[] = [];
  let open: Open[] = [];
  for (const piece of pieces) {
    const item = piece.kind === 'table' ? null : piece.item;
    if (piece.kind === 'table' || !item || (!item.isFirst && open.length === 0)) {
      open = [];
      all.push(piece.kind === 'table' ? piece : { ...piece, item: null });
      continue;
    }
    if (item.isFirst) open = listFor(item, open, all);
    else while (open.length > 1 && (open.at(-1) as Open).level > item.level) open.pop();
    const { items } = (open.at(-1) as Open).list;
    if (item.isFirst) items.push([piece.parts]);
    else items.at(-1)?.push(piece.parts);
  }
  return all;
}

/** The lists that are open once the item has its own. */
function listFor(item: Item, before: readonly Open[], all: (Text | Grid | ListTree)[]): Open[] {
  const open = [...before];
  while (open.length > 1 && (open.at(-1) as Open).level > item.level) open.pop();
  const here = open.at(-1);
  if (here && item.level > here.level && open.length < BODY_LIMITS.listDepth)
    return [...open, begun(item, here.list.items.at(-1))];
  if (here) here.level = Math.min(here.level, item.level);
  if (here && goesOn(here.list, item)) return open;
  open.pop();
  return [...open, begun(item, open.at(-1)?.list.items.at(-1) ?? all)];
}

function begun(item: Item, place: { push: (list: ListTree) => unknown } | undefined): Open {
  const start = item.otherNumber === 1 ? 1 : (item.number ?? 1);
  const list: ListTree = { kind: 'list', isOrdered: item.number !== null, start, items: [] };
  place?.push(list);
  return { list, level: item.level };
}

function goesOn({ isOrdered, start, items }: ListTree, { number, otherNumber }: Item): boolean {
  if (!isOrdered) return number === null;
  const next = start + items.length;
  return number === next || otherNumber === next;
}
