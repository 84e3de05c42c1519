/** Keys, what typed signs turn into, history and tables. */
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  ellipsis,
  emDash,
  inputRules,
  smartQuotes,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, NodeSelection, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { BODY_LIMITS } from '#contract/site/articles/limits.ts';
import { toggleEm, toggleHeading, toggleStrong } from './commands.ts';
import { pasting } from './pasting.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

export type Asks = {
  link: () => void;
  /** Moves the focus to the buttons. */
  buttons: () => void;
  /** Opens the picture or the source that is selected. @returns whether there is one. */
  edit: () => boolean;
  /** Reports the clipboard content that was left out, as a message; null for none. */
  say: (words: string | null) => void;
};

/** @param asks as they are at the time. */
export const pluginsOf = (asks: () => Asks): Plugin[] => [
  inputRules({ rules: RULES }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleStrong,
    'Mod-i': toggleEm,
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    'Alt-F10': () => {
      asks().buttons();
      return true;
    },
    'Mod-k': () => {
      asks().link();
      return true;
    },
    Enter: chainCommands(
      (state) => state.selection instanceof NodeSelection && asks().edit(),
      splitListItem(nodes.listItem),
      inCell(goToNextCell(1)),
    ),
    'Shift-Enter': chainCommands(exitCode, baseKeymap.Enter as Command),
    // Tab leaves the editor, except where it has a use: in lists and tables.
    Tab: chainCommands(goToNextCell(1), deeper),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftInner),
    'Mod-]': sinkListItem(nodes.listItem),
    'Mod-[': liftListItem(nodes.listItem),
  }),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  evenTables(),
  gapCursor(),
  placeholder('Start writing, or paste from Word or a web page.'),
  pasting((words) => asks().say(words)),
  new Plugin({ props: { handleDOMEvents: { keydown: ownUndo } } }),
];

/**
 * Undo keys apply to the text alone here. The form's undo must not change another field, even with nothing left to
 * undo.
 */
export function ownUndo(_: unknown, event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) event.stopPropagation();
  return false;
}

const RULES = [
  // Two signs for the levels that there are; a single one means the same.
  textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
    level: signs.length === 3 ? 3 : 2,
  })),
  wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
  wrappingInputRule(/^1[.)]\s$/, nodes.orderedList),
  ...smartQuotes,
  ellipsis,
  emDash,
];

const inCell =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && command(state, dispatch, view);

/** One level deeper, as far as the layout carries it. */
const deeper: Command = (state, dispatch) => {
  const { $from } = state.selection;
  let lists = 0;
  for (let depth = 1; depth <= $from.depth; depth++)
    if ($from.node(depth).type === nodes.listItem) lists += 1;
  if (lists === 0) return false;
  if (lists < BODY_LIMITS.listDepth) sinkListItem(nodes.listItem)(state, dispatch);
  return true;
};

const liftInner: Command = (state, dispatch) => {
  const { $from } = state.selection;
  return (
    $from.depth > 2 && $from.node(-1).type === nodes.listItem && liftListItem(nodes.listItem)(state, dispatch)
  );
};

/** The placeholder of an empty text, in gray. */
const placeholder = (words: string) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const only = doc.firstChild;
        if (doc.childCount > 1 || only?.type !== nodes.paragraph || only.content.size > 0) return null;
        const attrs = { class: 'is-empty', 'data-placeholder': words };
        return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, attrs)]);
      },
    },
  });

/** Keeps the first row of each table the one that names its columns, and each column aligned as its first cell. */
const evenTables = () =>
  new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.forEach((table, tableAt) => {
        if (table.type !== nodes.table) return;
        table.forEach((row, rowAt, rowIndex) => {
          row.forEach((cell, cellAt, column) => {
            const type = rowIndex === 0 ? nodes.tableHeader : nodes.tableCell;
            const align = table.firstChild?.maybeChild(column)?.attrs.align ?? 'left';
            if (cell.type !== type || cell.attrs.align !== align)
              tr.setNodeMarkup(tableAt + rowAt + cellAt + 2, type, { ...cell.attrs, align });
          });
        });
      });
      return tr.docChanged ? tr : null;
    },
  });
