/** Dialogs of the article editor: link, source, picture. Loaded with the first focus. */
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Fragment, Node, NodeType } from 'prosemirror-model';
import { EditorState, NodeSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isLinkTarget } from '#contract/site/link-target.ts';
import type { Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, STAYS } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { FormParts, useForm } from '../fields/form-context.ts';
import { Fields } from '../fields/group.tsx';
import { valueAt, withValueAt } from '../fields/paths.ts';
import { insertBlock, linkAt, setLink, setNote, toggleEm } from './commands.ts';
import { inOneLine, pasting } from './pasting.ts';
import { ownUndo } from './plugins.ts';
import { schema as nodesAndMarks } from './schema.ts';

const { nodes } = nodesAndMarks;

type DialogProps = { view: EditorView; onClose: () => void };

type EditorDialogProps = {
  title: string;
  label: string;
  /** Puts what was entered into the text. */
  onPut: () => void;
  /** Removes the edited item from the text. */
  removal?: { label: string; take: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
};

function EditorDialog({ title, label, onPut, removal, onClose, children }: EditorDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      afterClose={STAYS}
      className="top-12 max-h-dialog w-144 max-w-window overflow-y-auto p-6"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree, the dialog is inside the record's form.
          event.stopPropagation();
          onPut();
        }}
      >
        {children}
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit">{label}</Button>
          {removal && (
            <Button
              look="quiet"
              onClick={() => {
                removal.take();
                onClose();
              }}
            >
              {removal.label}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** The selected node, if it is of the given type. */
const chosenOf = ({ state: { selection } }: EditorView, type: NodeType): Node | null =>
  selection instanceof NodeSelection && selection.node.type === type ? selection.node : null;

const PAGES_SHOWN = 8;

/** Asks for a link's target: a page of the site by its name, or a URL. */
export function LinkDialog({ view, onClose }: DialogProps) {
  const around = linkAt(view.state);
  const [href, setHref] = useState(around?.href ?? '');
  const [words, setWords] = useState('');
  const [mistake, setMistake] = useState<string>();
  const asked = href.trim().toLowerCase();
  const fitting = useForm().pages.filter(
    (page) => page.href !== href && (page.name.toLowerCase().includes(asked) || page.path.includes(asked)),
  );
  function put(target: string, named: string) {
    const to = withScheme(target.trim());
    if (!isLinkTarget(to)) return setMistake('Choose a page, or enter a URL such as https://energy.gov.');
    setLink(to, words.trim() || named)(view.state, view.dispatch);
    onClose();
  }
  return (
    <EditorDialog
      title={around ? 'Edit link' : 'Link'}
      label={around ? 'Save link' : 'Add link'}
      onPut={() => put(href, href)}
      removal={
        around
          ? { label: 'Remove link', take: () => setLink(null, '')(view.state, view.dispatch) }
          : undefined
      }
      onClose={onClose}
    >
      {view.state.selection.empty && !around && (
        <TextField
          label="Link text"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={200}
          hint="Leave blank to use the page name."
        />
      )}
      <TextField
        label="Page or URL"
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setMistake(undefined);
        }}
        mistake={mistake}
        autoComplete="off"
        hint="Search for a page, or paste a URL."
      />
      <ul aria-label="Website pages" className="mt-3 border-t border-hairline empty:hidden">
        {fitting.slice(0, PAGES_SHOWN).map((page) => (
          <li key={page.href} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => put(page.href, page.name)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 py-2 text-left hover:text-copper"
            >
              <span className="font-strong">{page.name}</span>
              <span className="text-13 text-graphite">{page.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </EditorDialog>
  );
}

/** `energy.gov/x` as an address, `a@b.example` as an email address. */
function withScheme(target: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]+$/i.test(target)) return `mailto:${target}`;
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, 'https:');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(target) ? `https://${target}` : target;
}

/** The text of a source: one line of words, titles in italics. */
export function NoteDialog({ view, onClose }: DialogProps) {
  const note = chosenOf(view, nodes.footnote);
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
    <EditorDialog
      title={note ? 'Edit citation' : 'Citation'}
      label={note ? 'Save citation' : 'Add citation'}
      onPut={put}
      onClose={onClose}
    >
      <p id={id} className="mt-4 mb-1.5 font-strong">
        Citation text
      </p>
      <NoteWords first={note?.content} labelledBy={id} inner={inner} onEnter={put} />
      <p className="mt-1.5 text-13 text-graphite">
        Author, title, publisher, year. Press Ctrl+I for italics. Citations are numbered automatically below
        the article.
      </p>
    </EditorDialog>
  );
}

type NoteWordsProps = {
  first: Fragment | undefined;
  labelledBy: string;
  inner: RefObject<EditorView | null>;
  onEnter: () => void;
};

/** A separate component, because a dialog mounts its content after it opens. */
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
    const keys = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-i': toggleEm, Enter: enter };
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
          'min-h-24 border border-graphite/60 bg-paper p-3 font-serif text-17 leading-normal whitespace-pre-wrap wrap-anywhere',
      },
    });
    inner.current = editor;
    editor.focus();
    return () => editor.destroy();
  }, [labelledBy, inner]);
  return <div ref={place} />;
}

/** Before the fields of the dialog, so that none is called as one of the entry's. */
const OWN = 'plate';

const MISSING = {
  picture: 'Choose a picture.',
  alt: 'Describe the picture for people who can’t see it.',
  caption: 'Write a caption.',
};

/** A picture between paragraphs: which one, what it shows, and its caption, by the fields that all pictures have. */
export function PlateDialog({ view, schema, onClose }: DialogProps & { schema: Schema }) {
  const chosen = chosenOf(view, nodes.plate);
  const [figure, setFigure] = useState<Record<string, unknown>>(() => ({
    ...{ picture: '', alt: '', caption: '' },
    ...chosen?.attrs,
  }));
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map());
  const form = {
    ...useForm(),
    set: (path: string, to: unknown) =>
      setFigure((now) => valueAt(withValueAt({ [OWN]: now }, path, to), OWN) as Record<string, unknown>),
    read: (path: string) => valueAt({ [OWN]: figure }, path),
    mistakes,
    opened: null,
  };
  function put() {
    const missing = Object.entries(MISSING).filter(([key]) => !String(figure[key] ?? '').trim());
    if (missing.length > 0)
      return setMistakes(new Map(missing.map(([key, words]) => [`${OWN}.${key}`, words])));
    if (chosen) view.dispatch(view.state.tr.setNodeMarkup(view.state.selection.from, null, figure));
    else insertBlock(nodes.plate.create(figure))(view.state, view.dispatch);
    onClose();
  }
  return (
    <FormParts value={form}>
      <EditorDialog
        title={chosen ? 'Edit picture' : 'Picture'}
        label={chosen ? 'Save picture' : 'Insert picture'}
        onPut={put}
        removal={
          chosen
            ? { label: 'Remove picture', take: () => view.dispatch(view.state.tr.deleteSelection()) }
            : undefined
        }
        onClose={onClose}
      >
        <Fields schema={schema} value={figure} path={OWN} />
      </EditorDialog>
    </FormParts>
  );
}
