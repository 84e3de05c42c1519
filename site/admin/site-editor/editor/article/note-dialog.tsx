import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Fragment, Node } from 'prosemirror-model';
import { EditorState, NodeSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, STAYS } from '../../../components/dialog.tsx';
import { setNote, toggleEm } from './commands.ts';
import { inOneLine, pasting } from './pasting.ts';
import { ownUndo } from './plugins.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** The text of a source: one line of words, titles in italics. */
export function NoteDialog({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const { selection } = view.state;
  const note =
    selection instanceof NodeSelection && selection.node.type === nodes.footnote ? selection.node : null;
  const id = useId();
  const inner = useRef<EditorView | null>(null);
  function put() {
    const words: Node[] = [];
    inner.current?.state.doc.descendants((node) => {
      if (node.isText) words.push(node);
    });
    if (words.length > 0) setNote(words)(view.state, view.dispatch);
    onClose();
  }
  return (
    <Dialog
      title={note ? 'Change the source' : 'Source'}
      onClose={onClose}
      afterClose={STAYS}
      className="top-[10dvh] max-h-[80dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto p-6"
    >
      <p id={id} className="mt-4 mb-1.5 font-[560]">
        What it says
      </p>
      <NoteWords first={note?.content} labelledBy={id} inner={inner} onEnter={put} />
      <p className="mt-1.5 text-[0.85rem] text-graphite">
        Author, title, publisher, year. Ctrl+I sets a title in italics. Sources are numbered by themselves and
        stand below the text.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button onClick={put}>{note ? 'Change it' : 'Add it'}</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}

type NoteWordsProps = {
  first: Fragment | undefined;
  labelledBy: string;
  inner: RefObject<EditorView | null>;
  onEnter: () => void;
};

/** A line to write in. Apart, for the dialog shows what is in it a moment after it opens. */
function NoteWords({ first, labelledBy, inner, onEnter }: NoteWordsProps) {
  const place = useRef<HTMLDivElement>(null);
  const submit = useEffectEvent(onEnter);
  const begin = useEffectEvent(() => first);
  useEffect(() => {
    if (!place.current) return;
    const enter = () => {
      submit();
      return true;
    };
    const keys = {
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-i': toggleEm,
      Enter: enter,
    };
    const editor = new EditorView(place.current, {
      state: EditorState.create({
        doc: nodes.doc.create(null, nodes.paragraph.create(null, begin())),
        plugins: [keymap(keys), keymap(baseKeymap), history(), pasting(() => {})],
      }),
      transformPasted: inOneLine,
      handleDOMEvents: { keydown: ownUndo },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'false',
        'aria-labelledby': labelledBy,
        class:
          'min-h-24 border border-graphite/60 bg-paper p-3 font-serif text-[1.0625rem] leading-normal whitespace-pre-wrap wrap-anywhere',
      },
    });
    inner.current = editor;
    editor.focus();
    return () => editor.destroy();
  }, [labelledBy, inner]);
  return <div ref={place} />;
}
