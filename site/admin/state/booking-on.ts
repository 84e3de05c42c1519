import { createContext, useContext } from 'react';

/** Whether meetings can be booked (`BOOKING`); otherwise the dashboard shows nothing of them. */
export const BookingOn = createContext(false);

export const useBookingOn = (): boolean => useContext(BookingOn);
