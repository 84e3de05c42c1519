import { createContext, useContext } from 'react';

/** Whether mail that comes in is read; otherwise the dashboard shows nothing of it. */
export const IncomingMail = createContext(false);

export const useIncomingMail = (): boolean => useContext(IncomingMail);
