import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import type { Asking } from './article-editor.tsx';
import {
  canHaveNote,
  hasMark,
  insertBlock,
  isHeading,
  isInList,
  linkAt,
  newTable,
  toggleAlign,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

type ToolbarProps = {
  view: RefObject<EditorView | null>;
  state: EditorState;
  /** Id of the field's name; the first button's is made from it. */
  controls: string;
  onAsk: (what: Asking) => void;
};

type Tool = {
  name: string;
  shown?: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
} & ({ run: Command } | { asks: NonNullable<Asking> });

/** The kinds of blocks and marks. One stop of the Tab key; arrows go from button to button (WAI-ARIA toolbar pattern). */
export function Toolbar({ view, state, controls, onAsk }: ToolbarProps) {
  const bar = useStickyUnder('[data-editor-bar]');
  const press = (tool: Tool) => {
    const editor = view.current;
    if (!editor) return;
    if ('asks' in tool) return onAsk(tool.asks);
    tool.run(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const rows = [textTools(state), ...(isInTable(state) ? [TABLE_TOOLS] : [])];
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text"
      aria-orientation="horizontal"
      onKeyDown={(event) => moveAlong(event, () => view.current?.focus())}
      className="sticky z-5 border-b border-hairline bg-ledge font-sans text-14"
    >
      {rows.map((tools, row) => (
        <div
          key={tools[0]?.name}
          className="flex overflow-x-auto not-first:border-t not-first:border-hairline sm:flex-wrap"
        >
          {tools.map((tool, at) => {
            const button = (
              <button
                key={tool.name}
                id={row === 0 && at === 0 ? `${controls}-first` : undefined}
                type="button"
                tabIndex={row === 0 && at === 0 ? 0 : -1}
                aria-label={tool.name}
                aria-pressed={tool.isOn}
                aria-disabled={tool.isOff}
                // The selection stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !tool.isOff && press(tool)}
                className="min-h-11 min-w-11 shrink-0 cursor-pointer px-3 font-strong whitespace-nowrap text-ink hover:text-copper focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:text-graphite/50 aria-pressed:bg-paper aria-pressed:text-copper aria-pressed:shadow-mark"
              >
                {tool.shown ?? tool.name}
              </button>
            );
            return tool.shown ? (
              <Tooltip key={tool.name} text={tool.name}>
                {button}
              </Tooltip>
            ) : (
              button
            );
          })}
        </div>
      ))}
    </div>
  );
}

const textTools = (state: EditorState): Tool[] => [
  { name: 'Heading', isOn: isHeading(state, 2), isOff: isInTable(state), run: toggleHeading(2) },
  {
    name: 'Subheading',
    shown: <span className="text-13">Subheading</span>,
    isOn: isHeading(state, 3),
    isOff: isInTable(state),
    run: toggleHeading(3),
  },
  { name: 'Bold', shown: <b>B</b>, isOn: hasMark(state, marks.strong), run: toggleStrong },
  { name: 'Italic', shown: <i className="font-serif">I</i>, isOn: hasMark(state, marks.em), run: toggleEm },
  {
    name: 'Bulleted list',
    shown: '■ List',
    isOn: isInList(state, nodes.bulletList),
    isOff: isInTable(state),
    run: toggleList(nodes.bulletList),
  },
  {
    name: 'Numbered list',
    shown: 'Numbered',
    isOn: isInList(state, nodes.orderedList),
    isOff: isInTable(state),
    run: toggleList(nodes.orderedList),
  },
  { name: 'Link', isOn: linkAt(state) !== null, asks: 'link' },
  { name: 'Citation', isOff: !canHaveNote(state), asks: 'note' },
  { name: 'Picture', isOff: isInTable(state), asks: 'plate' },
  { name: 'Table', isOff: isInTable(state), run: insertBlock(newTable()) },
  { name: 'Undo', isOff: undoDepth(state) === 0, run: undo },
  { name: 'Redo', isOff: redoDepth(state) === 0, run: redo },
];

const TABLE_TOOLS: Tool[] = [
  { name: 'Add row', run: addRowAfter },
  { name: 'Add column', run: addColumnAfter },
  { name: 'Delete row', run: deleteRow },
  { name: 'Delete column', run: deleteColumn },
  { name: 'Align', run: toggleAlign },
  { name: 'Delete table', run: deleteTable },
];

function moveAlong(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key === 'Escape') leave();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

/** Keeps an element visible below the form's bar, whose height depends on the screen. */
function useStickyUnder(selector: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const above = document.querySelector(selector);
    if (!above) return;
    const sizes = new ResizeObserver(() => {
      const height = Math.floor(above.getBoundingClientRect().height);
      ref.current?.style.setProperty('top', `${height}px`);
    });
    sizes.observe(above);
    return () => sizes.disconnect();
  }, [selector]);
  return ref;
}
