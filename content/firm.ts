/**
 * Who the firm is. Everything here is shown somewhere on the site, in mail or in search results;
 * this is the one place to change it. Sample values use reserved names and numbers
 * (RFC 2606 domain, 555-01xx phone); `npm run doctor` lists them before a launch.
 */
export const firm = {
  sample: true,
  name: 'Ledge & Frame',
  /** Where the site is found once it is launched: canonical addresses, sitemaps and cards use it. */
  origin: 'https://www.ledgeandframe.example',
  descriptor: 'Design-Build Studio',
  phone: '979-555-0142',
  email: 'studio@ledgeandframe.example',
  address: {
    street: '410 South Main Street, Suite 2',
    city: 'Bryan',
    state: 'Texas',
    postalCode: '77803',
    country: 'US',
  },
  license: 'Licensed and insured in Texas',
  hours: 'Monday to Friday, 7:30 am to 5:30 pm',
  /** IANA zone in which the firm's days, deadlines and reports are counted. */
  timeZone: 'America/Chicago',
  /** A network without a target is shown as plain text, never as a dead link. */
  social: [
    { network: 'Instagram', url: null },
    { network: 'LinkedIn', url: null },
    { network: 'Houzz', url: null },
  ] as readonly { network: string; url: string | null }[],
  /** light, dark or system; what a visitor sees who never touched the toggle. */
  defaultTheme: 'system' as 'light' | 'dark' | 'system',
  /** Hours within which staff promise the first answer (specification §9). */
  replyWithinHours: 24,
} as const;

/** The firm's phone as a `tel:` target, with the country code. */
export const phoneHref = `tel:+1-${firm.phone}`;
export const emailHref = `mailto:${firm.email}`;
