import { createContext, useContext } from 'react';

/** Towns and counties with a page: the browser gets their names without the pages. */
export type AreaName = { slug: string; name: string };

export const Places = createContext<readonly AreaName[]>([]);

export const usePlaces = (): readonly AreaName[] => useContext(Places);

/** A place's name; the slug, if it no longer has a page. */
export const placeName = (places: readonly AreaName[], slug: string): string =>
  places.find((place) => place.slug === slug)?.name ?? slug;
