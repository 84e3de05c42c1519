/** Allowed link targets. Without the schema library, because the editor in the browser checks them, too. */

/** A page of this site. */
export const OWN_PATH = /^\/(?!\/)[^\s\\]*$/;
const PHONE = /^tel:\+[\d-]+$/;
const MAILTO = /^mailto:[^\s@]+@[^\s@]+$/;

/** A page, a web address, a phone number or an email address: nothing that runs, and nothing unencrypted. */
export const isLinkTarget = (href: string): boolean =>
  OWN_PATH.test(href) || PHONE.test(href) || MAILTO.test(href) || isWebAddress(href);

const isWebAddress = (href: string): boolean => /^https:\/\/[^\s<>"'\\]+$/.test(href) && URL.canParse(href);
