/** Pastes and drops, read by `paste/reader.ts`. */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { BODY_LIMITS } from '#contract/site/articles/limits.ts';
import { readClipboard } from './paste/reader.ts';
import { applyDifference, docFrom, schema } from './schema.ts';

const PICTURE_LEFT_OUT = '1 picture wasn’t pasted. Upload it, then add it with the Picture button.';
const PICTURES_LEFT_OUT = 'pictures weren’t pasted. Upload them, then add them with the Picture button.';
const TOO_LONG = 'Not pasted: the article would be too long. Paste less, or split the article in two.';

/** @param say shows staff which content was left out; null clears the message. */
export const pasting = (say: (words: string | null) => void): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (_, event) => isOnlyPicture(event, event.clipboardData, say),
        drop: (view, event) => !view.dragging && isOnlyPicture(event, event.dataTransfer, say),
      },
      transformPastedHTML(html) {
        if (isOwn(html)) return html;
        const { html: clean, pictures } = readClipboard(html);
        if (pictures > 0) say(pictures === 1 ? PICTURE_LEFT_OUT : `${pictures} ${PICTURES_LEFT_OUT}`);
        return clean;
      },
      transformPasted: (slice, view) => (isInOneLine(view.state) ? inOneLine(slice) : slice),
      handlePaste: (view, _, slice) => isRefused(view, slice, say),
      handleDrop: (view, _, slice, isMoved) => !isMoved && isRefused(view, slice, say),
    },
    // Normalizes pasted text, so that the editor shows exactly what is saved: allowed list depth, visible characters.
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some((one) => one.docChanged && /^(paste|drop)$/.test(one.getMeta('uiEvent'))))
        return null;
      return applyDifference(tr, docFrom(doc.toJSON()));
    },
  });

/** @returns whether the data is a picture without text, which is left out. */
function isOnlyPicture(
  event: Event,
  data: DataTransfer | null,
  say: (words: string | null) => void,
): boolean {
  const isPicture = [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));
  const isAlone = isPicture && !data?.getData('text/html') && !data?.getData('text/plain');
  say(isAlone ? PICTURE_LEFT_OUT : null);
  if (isAlone) event.preventDefault();
  return isAlone;
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
