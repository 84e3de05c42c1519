import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import type { NearWords } from '#contract/inquiries/inquiry-responses.ts';
import { inquiryCounts } from '../queries/inquiry-list-query.ts';
import { useView } from '../url-state/view-in-address.ts';
import { matchParts } from './matches.ts';

type HighlightProps = {
  text: string;
  /** The search, as in `view.q`. */
  query: string | undefined;
};

/** A text with the matches of a search marked. */
export function Highlight({ text, query }: HighlightProps) {
  return query?.trim() ? <Marked text={text} query={query} /> : text;
}

function Marked({ text, query }: { text: string; query: string }) {
  const near = useNearWords(query);
  const parts = useMemo(() => matchParts(text, query, near), [text, query, near]);
  let at = 0;
  return parts.map(({ text: part, isMatch }) => {
    const key = at;
    at += part.length;
    return isMatch ? (
      <mark key={key} className="bg-copper/20 text-inherit dark:bg-copper/35">
        {part}
      </mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/** The words that the list's search found in place of unknown ones, as soon as the counts have told them. */
function useNearWords(query: string): NearWords | undefined {
  const view = useView();
  const counts = useQuery({ ...inquiryCounts(view), enabled: false }).data;
  return view.q === query ? counts?.near : undefined;
}
