import { createContext, useContext } from 'react';

/** Whether meetings can be booked; otherwise the dashboard shows nothing of them. */
export const Booking = createContext(false);

export const useBooking = (): boolean => useContext(Booking);
