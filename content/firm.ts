/**
 * The firm's identity. Everything here is shown somewhere on the site, in mail or in search results;
 * this is the one place to change it. Sample values use reserved names and numbers
 * (RFC 2606 domain, 555-01xx phone); `npm run doctor` lists them before a launch.
 */
import type { Firm } from '#contract/site/records/firm.ts';

export const firm: Firm = {
  sample: true,
  name: 'Ledge & Frame',
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
  social: [
    { network: 'Instagram', url: null },
    { network: 'LinkedIn', url: null },
    { network: 'Houzz', url: null },
  ],
};

/** Changed only by a new build: times and addresses are computed with it everywhere. */
export const setup = {
  /** IANA zone in which the firm's days, deadlines and reports are counted. */
  timeZone: 'America/Chicago',
  /** light, dark or system: the theme until a visitor uses the toggle. */
  defaultTheme: 'system' as 'light' | 'dark' | 'system',
  /** Hours within which staff promise an answer (requirements §10); the response clock (CLOCK_MS) must equal it. */
  replyWithinHours: 24,
} as const;

/** The firm's phone as a `tel:` target, with the country code. */
export const phoneHref = ({ phone }: Pick<Firm, 'phone'>) => `tel:+1-${phone}`;

/** The postal address on one line. */
export const addressOf = ({ address: { street, city, state, postalCode } }: Pick<Firm, 'address'>) =>
  `${street}, ${city}, ${state} ${postalCode}`;
