/** Signs in the sender's address. */
import { UNUSUAL_ENDING } from './links.ts';
import { alternatives } from './word-lists.ts';

const SELLING = new RegExp(alternatives('hosts.txt', 'selling'));

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A domain that names what is sold, or the same in front of a free provider's. */
export const isSalesSender = (email: string): boolean => SELLING.test(email.toLowerCase());

export const hasUnusualEnding = (email: string): boolean => UNUSUAL_ENDING.test(domainOf(email));
