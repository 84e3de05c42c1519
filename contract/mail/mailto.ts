/** An address as a link. Strangers type it: nothing in one may add a subject or a second recipient (RFC 6068). */
export const mailtoHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace(/%40/g, '@')}`;
