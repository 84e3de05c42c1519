/** Characters that no text of the site may hold: controls, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const hasControlCharacters = (text: string): boolean => UNSEEN.test(text);

/** Invisible characters: direction marks, zero-width spaces, fillers, tags, the blank Braille pattern. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800';
const MARKED = new RegExp(`([^${INVISIBLE}])?([${INVISIBLE}]+)`, 'gu');

/** After these, a joiner or a selector changes the form of a letter: Persian, Indic scripts, rare forms of Han, emoji. */
const TAKES_FORMS = /(?!\p{Script=Latin})[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]/u;
const FORMS = /\u200c|\u200d|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;
/** A selector and a joiner, as within an emoji. */
const MOST_FORMS = 2;

/** Removes invisible characters, but for those that give the letter before them its form. */
export const withoutInvisible = (text: string): string =>
  text.replace(MARKED, (_all, seen: string | undefined, marks: string) => {
    if (seen === undefined || !TAKES_FORMS.test(seen)) return seen ?? '';
    return (
      seen +
      [...marks]
        .filter((mark) => FORMS.test(mark))
        .slice(0, MOST_FORMS)
        .join('')
    );
  });
