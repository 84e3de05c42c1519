import type { Node } from 'prosemirror-model';
import { EditorState, NodeSelection, Selection } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isSame } from '#contract/shared/is-same.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { type Asks, pluginsOf } from './plugins.ts';
import { applyDifference, bodyFrom, docFrom, schema } from './schema.ts';

type EditorParts = {
  value: unknown;
  path: string;
  labelledBy: string;
  describedBy: string;
  on: Asks & { change: (body: unknown) => void };
};

/**
 * Keeps a ProseMirror view over a form's value. Changes from elsewhere are applied where the text differs, around the
 * cursor.
 */
export function useEditor({ value, path, labelledBy, describedBy, on }: EditorParts) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /** The value last passed to the form, or received from it. */
  const known = useRef(value);
  const [state, setState] = useState<EditorState | null>(null);
  const latest = useEffectEvent(() => on);
  const first = useEffectEvent(() => docFrom(value));

  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: first(), plugins: pluginsOf(() => latest()) }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'data-path': path,
        spellcheck: 'true',
        class: PAPER,
      },
      nodeViews: { footnote: sourceInText },
      dispatchTransaction(tr) {
        const next = editor.state.apply(tr);
        editor.updateState(next);
        setState(next);
        if (!tr.docChanged || tr.getMeta('from-form')) return;
        known.current = bodyFrom(next.doc);
        latest().change(known.current);
      },
      handleDoubleClickOn(_, __, node) {
        return (node.type === schema.nodes.plate || node.type === schema.nodes.footnote) && latest().edit();
      },
    });
    view.current = editor;
    setState(editor.state);
    const open = (event: Event) => {
      if (reveal(editor, (event as CustomEvent<string>).detail, path)) event.preventDefault();
    };
    editor.dom.addEventListener('open-part', open);
    return () => {
      editor.dom.removeEventListener('open-part', open);
      view.current = null;
      editor.destroy();
    };
  }, [path, labelledBy, describedBy]);

  // Before the next key: later, a value of the editor's own would look like someone else's, and undo what was typed since.
  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || value === known.current) return;
    known.current = value;
    if (isSame(bodyFrom(editor.state.doc), value)) return;
    const changed = applyDifference(editor.state.tr, docFrom(value));
    if (changed) editor.dispatch(changed.setMeta('from-form', true).setMeta('addToHistory', false));
  }, [value]);

  return { place, view, state };
}

/** Puts the cursor into the paragraph that a path such as `body.content.3` names. */
function reveal(editor: EditorView, part: string, path: string): boolean {
  const index = Number(new RegExp(`^${path}\\.content\\.(\\d+)`).exec(part)?.[1] ?? Number.NaN);
  const { doc, tr } = editor.state;
  if (!(index < doc.childCount)) return false;
  let at = 0;
  for (let before = 0; before < index; before++) at += doc.child(before).nodeSize;
  const isAtom = doc.child(index).isAtom;
  tr.setSelection(isAtom ? NodeSelection.create(doc, at) : Selection.near(doc.resolve(at + 1)));
  editor.dispatch(tr);
  editor.focus();
  const shown = editor.nodeDOM(at);
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: 'center' });
  return true;
}

/** A number, as one letter to the cursor: its words are no part of the line, and a hint over it. */
function sourceInText(node: Node): NodeView {
  const dom = document.createElement('sup');
  dom.className = 'relative';
  const root = createRoot(dom);
  root.render(
    <Tooltip text={`${node.textContent} Press Enter to edit.`}>
      <i className="absolute inset-0" />
    </Tooltip>,
  );
  return {
    dom,
    ignoreMutation: () => true,
    // The editor may be taken down while React renders.
    destroy: () => queueMicrotask(() => root.unmount()),
  };
}

/** The text in the editor looks as it does on the page: the site's paper, its type and its rules. */
const PAPER = [
  'article-paper outline-none px-5 py-6 sm:px-8 sm:py-8 min-h-[24rem] font-serif text-[1.0625rem] leading-[1.62] text-ink whitespace-pre-wrap wrap-anywhere overflow-x-auto',
  '[counter-reset:source_figure_1] [&>*]:max-w-[41rem]',
  '[&_p]:mb-5 [&>p:first-child]:text-[1.2rem] [&>p:first-child]:leading-normal',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-sans [&_h2]:text-[1.5rem] [&_h2]:leading-tight [&_h2]:font-semibold [&_h2]:tracking-tight',
  '[&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:font-sans [&_h3]:text-[1.2rem] [&_h3]:leading-snug [&_h3]:font-semibold',
  '[&_ul]:mb-5 [&_ul]:list-[square] [&_ul]:pl-5 [&_ol]:mb-5 [&_ol]:list-decimal [&_ol]:pl-6 [&_li::marker]:text-copper [&_li>p]:mb-1.5 [&_li>ul]:mb-1.5 [&_li>ol]:mb-1.5',
  '[&_strong]:font-semibold [&_a]:text-copper [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[.2em]',
  '[&_table]:my-7 [&_table]:w-full [&_table]:border-collapse [&_table]:border-t [&_table]:border-ink [&_table]:font-sans [&_table]:text-[.9rem] [&_table]:leading-snug [&_table_p]:mb-0 [&_table_p]:min-h-[1.4em]',
  '[&_th]:wrap-normal [&_th]:last:pr-0 [&_td]:last:pr-0 [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:align-bottom [&_th]:text-xs [&_th]:font-medium [&_th]:tracking-[.08em] [&_th]:text-graphite [&_th]:uppercase',
  '[&_td]:border-t [&_td]:border-hairline [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-baseline [&_.is-right]:text-right [&_.selectedCell]:bg-section/15',
  '[&_figure]:my-7 [&_figure]:cursor-pointer [&_figure]:[counter-increment:figure] [&_figure_img]:w-full [&_figure_img]:bg-ledge [&_figcaption]:pt-2 [&_figcaption]:font-sans [&_figcaption]:text-[.85rem] [&_figcaption]:leading-snug [&_figcaption]:text-graphite [&_figcaption.is-missing]:text-cancelled',
  "[&_figcaption]:before:font-[550] [&_figcaption]:before:text-ink [&_figcaption]:before:content-['Fig._'_counter(figure)_'._']",
  '[&_.no-thumbnail]:block [&_.no-thumbnail]:bg-ledge [&_.no-thumbnail]:p-8 [&_.no-thumbnail]:font-sans',
  // A source shows its number; its words are in its dialog.
  '[&_sup]:[counter-increment:source] [&_sup]:cursor-pointer [&_sup]:px-0.5 [&_sup]:font-sans [&_sup]:text-[.7em] [&_sup]:leading-none [&_sup]:font-semibold [&_sup]:text-copper [&_sup]:before:content-[counter(source)] [&_sup>span]:hidden',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-4 [&_.ProseMirror-selectednode]:outline-section [&_sup.ProseMirror-selectednode]:outline-offset-1',
  '[&_.is-empty]:before:pointer-events-none [&_.is-empty]:before:float-left [&_.is-empty]:before:h-0 [&_.is-empty]:before:text-graphite [&_.is-empty]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block [&_.ProseMirror-gapcursor]:h-0 [&_.ProseMirror-gapcursor]:border-t-2 [&_.ProseMirror-gapcursor]:border-section [&_.ProseMirror-gapcursor]:w-6',
].join(' ');
