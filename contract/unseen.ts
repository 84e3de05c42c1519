/** Characters that no text of the site may hold: controls, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const isUnseen = (text: string): boolean => UNSEEN.test(text);
