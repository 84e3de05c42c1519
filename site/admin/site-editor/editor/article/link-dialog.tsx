import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { isLinkTarget } from '#contract/site/link-target.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, STAYS } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../fields/form-context.ts';
import { linkAt, setLink } from './commands.ts';

const SHOWN = 8;

/** Where a link leads: a page of the site by its name, or an address. */
export function LinkDialog({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const around = linkAt(view.state);
  const [href, setHref] = useState(around?.href ?? '');
  const [words, setWords] = useState('');
  const [mistake, setMistake] = useState<string>();
  const needsWords = view.state.selection.empty && !around;
  const { pages = [] } = useForm();
  const asked = href.trim().toLowerCase();
  const fitting = pages.filter(
    (page) => page.href !== href && (page.name.toLowerCase().includes(asked) || page.path.includes(asked)),
  );
  function put(target: string, named: string) {
    const to = withScheme(target.trim());
    if (!isLinkTarget(to)) {
      setMistake('Choose a page below, or enter an address such as https://energy.gov.');
      return;
    }
    setLink(to, words.trim() || named)(view.state, view.dispatch);
    onClose();
  }
  return (
    <Dialog
      title={around ? 'Change the link' : 'Link'}
      onClose={onClose}
      afterClose={STAYS}
      className="top-[6dvh] max-h-[88dvh] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto p-6"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // It lies in the form of the entry, as React sees it.
          event.stopPropagation();
          put(href, href);
        }}
      >
        {needsWords && (
          <TextField
            label="Words"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            maxLength={200}
            hint="What the reader clicks on; empty for the page’s name."
          />
        )}
        <TextField
          label="Page or address"
          value={href}
          onChange={({ target }) => {
            setHref(target.value);
            setMistake(undefined);
          }}
          mistake={mistake}
          autoComplete="off"
          hint="Type the name of a page, or paste an address."
        />
        <ul aria-label="Pages of the site" className="mt-3 border-t border-hairline empty:hidden">
          {fitting.slice(0, SHOWN).map((page) => (
            <li key={page.href} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => put(page.href, page.name)}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 py-2 text-left hover:text-copper"
              >
                <span className="font-[560]">{page.name}</span>
                <span className="text-[0.85rem] text-graphite">{page.path}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit">{around ? 'Change it' : 'Link it'}</Button>
          {around && (
            <Button
              look="quiet"
              onClick={() => {
                setLink(null, '')(view.state, view.dispatch);
                onClose();
              }}
            >
              Take the link away
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

/** `energy.gov/x` as an address, `a@b.example` as a mail address. */
function withScheme(target: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]+$/i.test(target)) return `mailto:${target}`;
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, 'https:');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(target) ? `https://${target}` : target;
}
