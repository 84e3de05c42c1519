import type { SitePicture, SitePictures } from '#contract/site/site-pictures.ts';
import { pictureStem } from '#contract/site/uploaded-picture.ts';
import { pictureWords, SHIPPED_PICTURES } from './pictures.ts';

export type Shelf = 'yours' | 'ours';

/** Whether every word of the search is in one of the texts. */
const holds = (words: string, texts: readonly string[]): boolean => {
  const all = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

const usesIn = ({ uses }: SitePictures, name: string) => uses[pictureStem(name)] ?? [];

/** Uploaded pictures by their file's name, their description, and the entries that show them. */
export const foundYours = (all: SitePictures, words: string): SitePicture[] =>
  all.pictures.filter(({ name, fileName, alt }) =>
    holds(words, [fileName, alt, ...usesIn(all, name).map((use) => use.name)]),
  );

/** Pictures that came with the site, by their names and the entries that show them. */
export const foundOurs = (all: SitePictures, words: string): string[] =>
  SHIPPED_PICTURES.filter((name) =>
    holds(words, [pictureWords(name), ...usesIn(all, name).map((use) => use.name)]),
  );
