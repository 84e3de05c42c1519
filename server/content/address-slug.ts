import transliterate from '@sindresorhus/transliterate';
import { slugOf } from '#contract/site/records/slug.ts';

/** `Größe` as `groesse`, `Łódź` as `lodz`: the name of a new record in its address. Empty for a script without a table of letters. */
export const addressSlug = (name: string): string => slugOf(transliterate(name));
