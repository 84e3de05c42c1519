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
        class: 'article-paper',
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
