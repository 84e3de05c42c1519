/** What the firm says about itself: shown on pages, in mail and in search results (content/firm.ts). */
export type Firm = {
  /** Not the firm's own yet: `npm run doctor` lists it. */
  sample?: boolean;
  name: string;
  descriptor: string;
  phone: string;
  email: string;
  address: { street: string; city: string; state: string; postalCode: string; country: string };
  license: string;
  hours: string;
  /** A network without a target is shown as plain text, never as a dead link. */
  social: readonly { network: string; url: string | null }[];
};

/** The firm's phone for a part of a page that hydrates; the href is a `tel:` address. */
export type PhoneLink = { phone: string; href: string };
