/** The commands of the editor's buttons and keys. */
import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { isInTable, selectedRect } from 'prosemirror-tables';
import { slugOf } from '#contract/site/records/slug.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Turns the paragraph into a heading, and back. */
export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const isHeading = ({ selection: { $from } }: EditorState, level: 2 | 3): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level;

/** Makes a list of the selection, turns one kind into the other, and ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };

export const isInList = (state: EditorState, type: NodeType): boolean =>
  listAround(state)?.node.type === type;

function listAround({ selection: { $from } }: EditorState): { node: Node; pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === nodes.bulletList || node.type === nodes.orderedList)
      return { node, pos: $from.before(depth) };
  }
  return null;
}

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** The link that the cursor is in, with all of its words. */
export function linkAt({ selection: { $from } }: EditorState) {
  const links: { from: number; to: number; href: string }[] = [];
  $from.parent.forEach((child, offset) => {
    const link = marks.link.isInSet(child.marks);
    if (!link) return;
    const from = $from.start() + offset;
    const last = links.at(-1);
    if (last?.to === from && last.href === link.attrs.href) last.to += child.nodeSize;
    else links.push({ from, to: from + child.nodeSize, href: link.attrs.href });
  });
  return links.find(({ from, to }) => from <= $from.pos && $from.pos <= to) ?? null;
}

/** Links the selected words, or puts in `words` that are linked; null takes the link away. */
export const setLink =
  (href: string | null, words: string): Command =>
  (state, dispatch) => {
    const around = linkAt(state);
    const { from, to } = around ?? state.selection;
    const tr = state.tr.removeMark(from, to, marks.link);
    const mark = href === null ? null : marks.link.create({ href });
    if (mark && from === to) tr.replaceWith(from, to, schema.text(words, [mark]));
    else if (mark) tr.addMark(from, to, mark);
    tr.removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const canHaveNote = ({ selection: { $from } }: EditorState): boolean =>
  $from.parent.inlineContent && $from.parent.type !== nodes.heading && $from.parent.type !== nodes.footnote;

/** Puts a source behind the selection, or changes the one that is selected. */
export const setNote =
  (content: readonly Node[]): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    if (selection instanceof NodeSelection && selection.node.type === nodes.footnote) {
      const changed = nodes.footnote.create(selection.node.attrs, content);
      const { from } = selection;
      tr.replaceWith(from, selection.to, changed);
      dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + changed.nodeSize))));
      return true;
    }
    const words = content.map(({ text }) => text ?? '').join('');
    const attrs = { name: slugOf(words).split('-').slice(0, 3).join('-').slice(0, 40) || 'source' };
    dispatch?.(tr.insert(selection.to, nodes.footnote.create(attrs, content)).scrollIntoView());
    return true;
  };

/** Puts a block in after the one that the cursor is in, or in its place when it is empty. */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const top = $from.depth === 0 ? null : $from.node(1);
    const isEmpty = top?.type === nodes.paragraph && top.childCount === 0;
    const at = $from.depth === 0 ? state.selection.to : isEmpty ? $from.before(1) : $from.after(1);
    const tr = isEmpty ? state.tr.replaceWith(at, $from.after(1), block) : state.tr.insert(at, block);
    const end = at + block.nodeSize;
    // Text continues below it.
    if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodes.paragraph.create());
    const inside = block.type === nodes.table ? tr.doc.resolve(at + 1) : tr.doc.resolve(end);
    dispatch?.(tr.setSelection(Selection.near(inside)).scrollIntoView());
    return true;
  };

/** An empty table: a row that names the columns, and two below it. */
export function newTable(): Node {
  const row = (type: NodeType) =>
    nodes.tableRow.create(
      null,
      Array.from({ length: 3 }, () => type.createAndFill() as Node),
    );
  return nodes.table.create(null, [row(nodes.tableHeader), row(nodes.tableCell), row(nodes.tableCell)]);
}

/** Toggles right alignment of a column of figures, which is stored in its first cell. */
export const toggleAlign: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart, map, left } = selectedRect(state);
  const head = map.map[left] as number;
  const attrs = table.nodeAt(head)?.attrs;
  const align = attrs?.align === 'right' ? 'left' : 'right';
  dispatch?.(state.tr.setNodeMarkup(tableStart + head, null, { ...attrs, align }));
  return true;
};
