/**
 * Points for the signs of a program; from `THRESHOLD` on an inquiry is suspected. A suspect is kept, flagged
 * and unannounced, and staff can rescue it, so no single trait that people share reaches the threshold. A trait that people
 * don't have does: filling the hidden field, sending faster than a person types, writing `{first_name}` or random letters.
 *
 * Change a figure, then run `tests/spam/corpora.test.ts`: at most 2 of 1,000 requests flagged, at least 980 of
 * 1,000 posts of programs (docs/decisions/0015).
 */
export const THRESHOLD = 10;

/** How it was sent. */
export const SENDING = {
  /** The field that people never see has a value. */
  honeypot: 10,
  /** Sent within `FASTEST_PERSON_MS`. */
  instant: 10,
  /** Sent within `QUICK_PERSON_MS`: the text may have been pasted. */
  quick: 3,
  /** No JavaScript, or a browser on plain http. */
  proofMissing: 3,
  proofExpired: 1,
  /** Invented, or copied from another request. */
  proofWrong: 5,
  /** More than `BUSY.inquiries` came within the hour, and this one has no proof. */
  flood: 7,
} as const;

export const FASTEST_PERSON_MS = 2000;
export const QUICK_PERSON_MS = 5000;
/** A studio gets a few a day; after a broadcast or a fair, perhaps several dozen in an hour. */
export const BUSY = { inquiries: 60, withinMs: 60 * 60_000 };

/** The sender. */
export const SENDER = {
  randomName: 5,
  /** "RobertTix": a first name with a syllable stuck to it. */
  generatedName: 3,
  /** An address of a trade that sells to firms, such as `…@seo-leads.example`. */
  sellingAddress: 3,
  /** Under an ending that personal addresses hardly ever have. */
  unusualEnding: 2,
  randomAddress: 2,
} as const;

/** The content. */
export const CONTENT = {
  /** A placeholder that a program forgot to fill: `{name}`, `%FIRSTNAME%`. */
  placeholder: 10,
  /** `<a href=…>` or `[url=…]`: people don't write that into a form. */
  markup: 8,
  link: 4,
  secondLink: 2,
  shortLink: 4,
  linkEnding: 3,
  /** Little but links. */
  linkOnly: 5,
  randomLetters: 10,
  /** Written in a script that few readers here use; people also write in it, but programs more often. */
  foreignScript: 3,
  /** Text that advertises a service and expresses no wish for a building. */
  offers: 5,
  /** … and names a price, or something free. */
  offersForPrice: 2,
} as const;

/** How often a text or address was repeated. */
export const REPETITION = {
  /** The same text, or its longest sentences, from others within `REMEMBERED_MS`, for each of them. */
  perSender: 3,
  most: 10,
  sameAddressOften: 2,
  sameAddressVeryOften: 4,
} as const;

export const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
export const SAME_ADDRESS = { withinMs: 24 * 60 * 60_000, often: 5, veryOften: 10 };

/**
 * Points that speak for a person are subtracted from those of sender and content, never from those of the sending. A wish
 * and particulars don't count in text that reads as a pitch (`PITCH` points): sellers name towns, too.
 */
export const PITCH = 8;

export const CREDIT = {
  /** "our kitchen", "my lot". */
  ownPlace: 4,
  /** "we want to build", "necesito un presupuesto". */
  wish: 3,
  /** Feet, acres, bedrooms, a street, a known town. */
  particulars: 2,
  /** A trade that offers to work with us, as our page for craftspeople asks. */
  craft: 4,
  /** A picture that was uploaded here. */
  picture: 3,
  most: 7,
} as const;
