import { oneSpaced, searchTerms } from '#contract/inquiries/search-terms.ts';
import { digitsOf, foldText } from '#contract/shared/fold-text.ts';
import { readableAddress } from './contact-keys.ts';

export type Searchable = {
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** The row's JSON of further fields. */
  details?: string;
};

/**
 * Returns the searchable text, one line per field, so that words never match across fields. Contains the phone number
 * as written and as digits only, so that any part of it is found in any format.
 */
export const searchText = (i: Searchable, notes: string[] = []): string =>
  [
    ...[
      i.name,
      i.email,
      ...(/xn--/i.test(i.email) ? [readableAddress(i.email)] : []),
      i.phone ?? '',
      digitsOf(i.phone ?? ''),
    ],
    ...[i.reference, i.message, ...further(i), ...notes],
  ]
    .map(searchLine)
    .join('\n');

/** Folds one field into a line with single spaces, so that a phrase is found regardless of its spacing. */
export const searchLine = (text: string): string => oneSpaced(foldText(text));

const further = ({ details = '{}' }: Searchable) => Object.values<string>(JSON.parse(details));

/** A search term: the text must contain one of these spellings. Quoted terms match only whole words. */
export type Word = { spellings: string[]; isQuoted: boolean };

/** Returns the words that must all occur. */
export const searchWords = (search: string): Word[] =>
  searchTerms(search).map(({ spellings, isQuoted }) => ({ spellings, isQuoted }));
