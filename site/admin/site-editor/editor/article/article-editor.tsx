/** The text of an article, edited as it will look. */
import { NodeSelection } from 'prosemirror-state';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Advice } from '../fields/advice.tsx';
import type { FieldProps } from '../fields/any-field.tsx';
import { useForm } from '../fields/form-context.ts';
import { schema as nodesAndMarks } from './schema.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.tsx';

export type Asking = 'link' | 'note' | 'plate' | null;

/** Loaded with the first focus; not part of the first view. */
const dialogs = () => import('./dialogs.tsx');
const LinkDialog = lazy(async () => ({ default: (await dialogs()).LinkDialog }));
const NoteDialog = lazy(async () => ({ default: (await dialogs()).NoteDialog }));
const PlateDialog = lazy(async () => ({ default: (await dialogs()).PlateDialog }));

export function ArticleEditor({ schema, value, path }: FieldProps) {
  const { set, mistakes, advice, opened } = useForm();
  const id = useId();
  const [asking, setAsking] = useState<Asking>(null);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const { place, view, state } = useEditor({
    ...{ value, path, labelledBy: id, describedBy: `${id}-keys` },
    on: {
      change: (body) => set(path, body),
      say: setLeftOut,
      link: () => setAsking('link'),
      buttons: () => document.getElementById(`${id}-first`)?.focus(),
      edit() {
        const selection = view.current?.state.selection;
        const type = selection instanceof NodeSelection ? selection.node.type : null;
        const { plate, footnote } = nodesAndMarks.nodes;
        const kind = type === plate ? 'plate' : type === footnote ? 'note' : null;
        if (kind) setAsking(kind);
        return kind !== null;
      },
    },
  });
  const isOwn = ([key]: [string, string]) => key === path || key.startsWith(`${path}.`);
  const own = [...mistakes].filter(isOwn);
  const ownAdvice = [...advice].filter(isOwn);
  const isReady = state !== null;
  const wanted = useRef(opened);
  useEffect(() => {
    const part = wanted.current;
    if (isReady && part?.startsWith(`${path}.`)) openPart(view.current?.dom, part);
  }, [isReady, path, view]);
  // Synchronous, because the next key may arrive before a timer runs, and a late timer would steal the focus.
  const done = () => {
    flushSync(() => setAsking(null));
    view.current?.focus();
  };
  return (
    <section aria-labelledby={id} className="mt-7" onFocus={() => void dialogs().catch(() => {})}>
      <p id={id} className="text-17 font-semibold">
        {schema.title}
      </p>
      <p id={`${id}-keys`} className="text-13 text-graphite">
        Type “## ” for a heading, “- ” for a bulleted list, or “1. ” for a numbered list. Alt+F10 opens the
        toolbar.
      </p>
      {own.length > 0 && (
        <ul className="mt-2 border-l-3 border-cancelled pl-3 text-13 font-strong text-cancelled">
          {own.map(([key, words]) => (
            <li key={key}>
              <ToPart onClick={() => openPart(view.current?.dom, key)}>{words}</ToPart>
            </li>
          ))}
        </ul>
      )}
      {ownAdvice.map(([key, words]) => (
        <Advice key={key}>
          {key === path ? words : <ToPart onClick={() => openPart(view.current?.dom, key)}>{words}</ToPart>}
        </Advice>
      ))}
      <div className="mt-3 border border-graphite/60 bg-paper focus-within:border-section focus-within:ring-1 focus-within:ring-section">
        {state && <Toolbar view={view} state={state} controls={id} onAsk={setAsking} />}
        <p
          role="status"
          className="border-b border-hairline bg-ledge px-5 py-2 text-13 font-strong empty:hidden sm:px-8"
        >
          {leftOut}
        </p>
        <div ref={place} />
      </div>
      <Suspense>
        {asking === 'link' && view.current && <LinkDialog view={view.current} onClose={done} />}
        {asking === 'note' && view.current && <NoteDialog view={view.current} onClose={done} />}
        {asking === 'plate' && view.current && (
          <PlateDialog view={view.current} schema={schema.plate ?? {}} onClose={done} />
        )}
      </Suspense>
    </section>
  );
}

const ToPart = (button: { onClick: () => void; children: string }) => (
  <button
    type="button"
    className="min-h-11 cursor-pointer text-left underline underline-offset-2"
    {...button}
  />
);

const openPart = (editor: HTMLElement | undefined, part: string) => {
  const isOpened = !editor?.dispatchEvent(new CustomEvent('open-part', { detail: part, cancelable: true }));
  if (!isOpened) editor?.focus();
};
