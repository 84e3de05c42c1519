/** Settings that the server gives every page of the dashboard. */
import { createContext, useContext } from 'react';

/** Towns and counties with a page: the browser gets their names without the pages. */
export type AreaName = { slug: string; name: string };

export type DashboardSettings = {
  places: readonly AreaName[];
  /** Whether meetings can be booked; otherwise the dashboard shows nothing of them. */
  booking: boolean;
  /** Whether mail that comes in is read; otherwise the dashboard shows nothing of it. */
  incomingMail: boolean;
};

export const SettingsContext = createContext<DashboardSettings>({
  places: [],
  booking: false,
  incomingMail: false,
});

export const useBooking = (): boolean => useContext(SettingsContext).booking;
export const useIncomingMail = (): boolean => useContext(SettingsContext).incomingMail;
export const usePlaces = (): readonly AreaName[] => useContext(SettingsContext).places;

/** A place's name; the slug, if it no longer has a page. */
export const placeName = (places: readonly AreaName[], slug: string): string =>
  places.find((place) => place.slug === slug)?.name ?? slug;
