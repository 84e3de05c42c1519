import type { NearWords } from '#contract/inquiries/inquiry-list.ts';

/** Tells that a search was mistyped, and what is shown instead. */
export function TypoNotice({ near }: { near: NearWords | undefined }) {
  return (
    <p
      role="status"
      className="px-4 text-[0.875rem] text-graphite not-empty:border-b not-empty:border-hairline not-empty:py-1 md:px-6"
    >
      {near && nearInWords(near)}
    </p>
  );
}

/** "No inquiry contains “wilsn”. Showing matches for “wilson”." */
const nearInWords = (near: NearWords): string =>
  `No inquiry contains ${OR.format(Object.keys(near).map(quoted))}. Showing matches for ${OR.format(Object.values(near).flat().map(quoted))}.`;

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const quoted = (word: string) => `“${word}”`;
