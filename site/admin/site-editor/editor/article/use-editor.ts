import { EditorState, NodeSelection, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '../fields/paths.ts';
import { PAPER } from './paper.ts';
import { pluginsOf } from './plugins.ts';
import { bodyFrom, docFrom, schema } from './schema.ts';
import { sourceInText } from './source-in-text.tsx';

type EditorParts = {
  value: unknown;
  path: string;
  labelledBy: string;
  describedBy: string | undefined;
  onChange: (body: unknown) => void;
  /** Asks for a link. */
  onLink: () => void;
  /** Goes to the buttons. */
  onButtons: () => void;
  /** Opens the picture or the source that is selected. @returns whether there is one. */
  onEdit: () => boolean;
  /** What wasn’t taken over from the clipboard, in words; null for nothing. */
  onLeftOut: (words: string | null) => void;
};

/** Keeps a ProseMirror view over a form's value. What comes from elsewhere goes in where it differs, around the cursor. */
export function useEditor({
  value,
  path,
  labelledBy,
  describedBy,
  onChange,
  onLink,
  onButtons,
  onEdit,
  onLeftOut,
}: EditorParts) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /** As it was last told to the form, or taken from it. */
  const known = useRef(value);
  const [state, setState] = useState<EditorState | null>(null);
  const change = useEffectEvent(onChange);
  const link = useEffectEvent(onLink);
  const buttons = useEffectEvent(onButtons);
  const edit = useEffectEvent(onEdit);
  const leftOut = useEffectEvent(onLeftOut);
  const first = useEffectEvent(() => docFrom(value));

  useEffect(() => {
    if (!place.current) return;
    const plugins = pluginsOf({
      link: () => link(),
      buttons: () => buttons(),
      edit: () => edit(),
      say: (words) => leftOut(words),
    });
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: first(), plugins }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
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
        change(known.current);
      },
      handleDoubleClickOn(_, __, node) {
        return (node.type === schema.nodes.plate || node.type === schema.nodes.footnote) && edit();
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
    if (!isSame(bodyFrom(editor.state.doc), value)) replace(editor, value);
  }, [value]);

  return { place, view, state };
}

/** Changes what differs, and nothing else: the cursor stays where it is. */
function replace(editor: EditorView, value: unknown): void {
  const { doc, tr } = editor.state;
  const next = docFrom(value);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  tr.setMeta('from-form', true).setMeta('addToHistory', false);
  editor.dispatch(tr);
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
