import { createContext, useContext } from 'react';

/** Towns and counties with a page, as the server knows them: the browser gets the names without the pages. */
export type Place = { slug: string; name: string };

export const Places = createContext<readonly Place[]>([]);

export const usePlaces = (): readonly Place[] => useContext(Places);

/** A place's name; one that has no page any more shows by its slug. */
export const placeName = (places: readonly Place[], slug: string): string =>
  places.find((place) => place.slug === slug)?.name ?? slug;
