/** Pastes and drops, read by `paste/reader.ts`, which is loaded once the editor stands. */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { BODY_LIMITS } from '#contract/site/articles/limits.ts';
import { docFrom, schema } from './schema.ts';

type Reader = typeof import('./paste/reader.ts');
let reader: Reader | undefined;
const load = async () => {
  reader ??= await import('./paste/reader.ts');
};

const PICTURE_LEFT_OUT =
  'A picture was left out. Articles use pictures uploaded to the site: add it with “Picture”.';
const PICTURES_LEFT_OUT =
  'pictures were left out. Articles use pictures uploaded to the site: add them with “Picture”.';
const TOO_LONG =
  'Nothing was pasted: the article would be too long to save. Paste part of it, or split it into two articles.';
const NOT_READ = 'Nothing was pasted: the connection was lost. Try again in a moment.';

/** @param say tells staff what was left out; null clears it. */
export const pasting = (say: (words: string | null) => void): Plugin =>
  new Plugin({
    view: () => {
      const start = () => void load().catch(() => {});
      const ahead = window.requestIdleCallback?.(start) ?? setTimeout(start);
      return { destroy: () => (window.cancelIdleCallback ?? clearTimeout)(ahead) };
    },
    props: {
      handleDOMEvents: {
        paste(view, event) {
          say(null);
          return taken(view, event, event.clipboardData, say);
        },
        drop(view, event) {
          if (view.dragging) return false;
          say(null);
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          return taken(view, event, event.dataTransfer, say, at?.pos);
        },
      },
      transformPastedHTML(html) {
        if (isOwn(html)) return html;
        if (!reader) return '';
        const { html: clean, pictures } = reader.readClipboard(html);
        if (pictures > 0) say(pictures === 1 ? PICTURE_LEFT_OUT : `${pictures} ${PICTURES_LEFT_OUT}`);
        return clean;
      },
      transformPasted: (slice, view) => (isInOneLine(view.state) ? inOneLine(slice) : slice),
      handlePaste: (view, _, slice) => isRefused(view, slice, say),
      handleDrop: (view, _, slice, isMoved) => !isMoved && isRefused(view, slice, say),
    },
    // What is shown is what is saved: lists as deep as they go, signs that can be seen.
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some((one) => one.docChanged && /^(paste|drop)$/.test(one.getMeta('uiEvent'))))
        return null;
      const kept = docFrom(doc.toJSON());
      const start = doc.content.findDiffStart(kept.content);
      const end = doc.content.findDiffEnd(kept.content);
      if (start === null || end === null) return null;
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      return tr.replace(start, end.a + overlap, kept.slice(start, end.b + overlap));
    },
  });

/** @returns whether ProseMirror has nothing to do with it: a picture by itself, or a text that can't be read yet. */
function taken(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  say: (words: string) => void,
  at?: number,
): boolean {
  const html = data?.getData('text/html') ?? '';
  const isPicture = [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));
  if (isPicture && !html && !data?.getData('text/plain')) {
    event.preventDefault();
    say(PICTURE_LEFT_OUT);
    return true;
  }
  if (!html || reader || isOwn(html)) return false;
  event.preventDefault();
  const { selection } = view.state;
  const place = at === undefined ? selection.getBookmark() : null;
  load().then(
    () => {
      if (view.isDestroyed) return;
      const { tr, doc } = view.state;
      const asked = place && selection.$from.doc.eq(doc) ? place.resolve(doc) : null;
      const there = at === undefined ? asked : Selection.near(doc.resolve(Math.min(at, doc.content.size)));
      if (there) view.dispatch(tr.setSelection(there));
      view.pasteHTML(html);
    },
    () => say(NOT_READ),
  );
  return true;
}

/** Copied here: it has nothing but what the schema writes, which no other program does. */
function isOwn(html: string): boolean {
  if (!html.includes('data-pm-slice')) return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every((one) => one.matches(OWN) && !one.hasAttribute('style'));
}

const OWN =
  'p, h2, h3, ul, ol, li, table, tbody, tr, th, td, strong, em, a[data-href]:not([href]), sup[data-source], sup > span, figure[data-plate], figure > img, figure > span, figcaption';

/** A cell, and the line of a source, hold one paragraph. */
function isInOneLine({ selection: { $from } }: EditorState): boolean {
  const around = $from.depth > 0 ? $from.node(-1) : null;
  return around?.type === schema.nodes.tableCell || around?.type === schema.nodes.tableHeader;
}

/** All words of it in a paragraph; a table stays, for its cells go into cells. */
export function inOneLine(slice: Slice): Slice {
  if (slice.content.firstChild?.type.spec.tableRole) return slice;
  const words: Node[] = [];
  slice.content.descendants((node) => {
    if (!node.isTextblock) return !node.isAtom;
    if (words.length > 0 && node.content.size > 0) words.push(schema.text(' '));
    words.push(...node.children);
    return false;
  });
  return new Slice(Fragment.from(schema.nodes.paragraph.create(null, words)), 1, 1);
}

function isRefused(view: EditorView, slice: Slice, say: (words: string) => void): boolean {
  const size = sizeOf(view.state.doc.content) + sizeOf(slice.content);
  if (size <= BODY_LIMITS.draftBytes) return false;
  say(TOO_LONG);
  return true;
}

const sizeOf = (content: Fragment): number => new Blob([JSON.stringify(content.toJSON())]).size;
