/** Two texts side by side: what they share at both ends, and what differs between. */
export type Difference = { start: string; before: string; after: string; end: string };

/** Characters of the shared text that are kept on either side of a difference. */
const AROUND = 60;

/** Compares word by word, so that no word is cut in two. */
export function difference(before: string, after: string): Difference {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first++;
  let last = 0;
  while (last < shorter - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last++;
  return {
    start: lastOf(old.slice(0, first)),
    before: old.slice(first, old.length - last).join(''),
    after: now.slice(first, now.length - last).join(''),
    end: firstOf(old.slice(old.length - last)),
  };
}

/** Words with the space around them: joined, they are the text again. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);

function firstOf(words: readonly string[]): string {
  const text = words.join('');
  if (text.length <= AROUND) return text;
  return `${text.slice(0, AROUND).replace(/\S*$/, '')}…`;
}

function lastOf(words: readonly string[]): string {
  const text = words.join('');
  if (text.length <= AROUND) return text;
  return `…${text.slice(-AROUND).replace(/^\S*/, '')}`;
}
