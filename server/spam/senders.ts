/** What the sender's address tells. */
import { UNUSUAL_ENDING } from './links.ts';

/** Addresses that last ten minutes. A short list of the usual ones: it is a signal among others. */
const DISPOSABLE =
  /(?:^|\.)(?:mailinator\.com|guerrillamail\.\w+|sharklasers\.com|10minutemail\.\w+|temp-?mail\.\w+|tempmail\.\w+|yopmail\.com|trashmail\.\w+|getnada\.com|maildrop\.cc|dispostable\.com|throwaway\.email|fakeinbox\.com|mintemail\.com|mohmal\.com|emailondeck\.com|moakt\.\w+|tempr\.email|discard\.email|grr\.la|mailnesia\.com|spam4\.me|mytemp\.email|burnermail\.io|inboxkitten\.com|linshiyouxiang\.net|1secmail\.com)$/;

const SELLING =
  /(?:seo|backlink|guestpost|rank|marketing|leadgen|leads|traffic|digital|webdesign|outreach|promo|casino|crypto|bitcoin|forex|betting|pharm|loans?|funding|capital|growth|ads|agency|outsourc|estimating|takeoff|rendering)/;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isDisposable = (email: string): boolean => DISPOSABLE.test(domainOf(email));

/** A domain that names what is sold, or the same in front of a free provider's. */
export const isSelling = (email: string): boolean => SELLING.test(email.toLowerCase());

export const hasUnusualEnding = (email: string): boolean => UNUSUAL_ENDING.test(domainOf(email));
