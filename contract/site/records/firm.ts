import * as z from 'zod';
import { type LogoName, MARK_NAME } from '../logo.ts';
import { email, line, sample, webAddress } from './fields.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Enter a hex color, such as #9a4a22.');

/** An uploaded one; whether it is still there is a finding. */
const mark = (title: string, description: string) =>
  z.optional(
    (z.string().regex(MARK_NAME, 'Upload a logo.') as unknown as z.ZodType<LogoName>).meta({
      ...{ title, description, control: 'logo' },
    }),
  );

/** The firm's identity (content/firm.ts). */
export const firmRecord = z.strictObject({
  sample: z.optional(sample),
  name: line('Name', 60, 'Shown in page titles and emails.'),
  descriptor: line('Tagline', 60, 'Shown next to your name.'),
  phone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, 'Enter a 10-digit number, such as 512-555-0100.')
    .meta({ title: 'Phone' }),
  email,
  address: z
    .strictObject({
      street: line('Street and suite', 120),
      city: line('City', 60),
      state: line('State', 40),
      postalCode: z
        .string()
        .regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code.')
        .meta({ title: 'ZIP code' }),
      country: z.string().length(2).meta({ title: 'Country', description: 'Two-letter code, such as US.' }),
    })
    .meta({ title: 'Address' }),
  license: line('License', 120, 'Shown in the footer.'),
  hours: line('Hours', 120, 'Shown next to the phone number.'),
  logo: mark(
    'Logo',
    'Shown on every page and in emails. PNG or WebP with a transparent background, up to 2 MB.',
  ),
  logoDark: mark('Dark theme logo', 'Leave blank to use the main logo, on a light background if needed.'),
  logoName: z.optional(z.enum(['in the logo', 'beside the logo'])).meta({
    title: 'Studio name',
    labels: { 'in the logo': 'In the logo', 'beside the logo': 'Next to the logo' },
    whenEmpty: 'Automatic',
    description: 'Automatic: a wide logo (2:1 or more) is assumed to include your name. Otherwise we add it.',
  }),
  symbol: mark('Icon', 'Square, for browser tabs and phones. Leave blank to use the logo.'),
  accent: z.optional(color).meta({
    title: 'Accent color',
    description: 'For buttons, links, and lines. Leave blank for the default copper.',
    format: 'color',
  }),
  accentDark: z.optional(color).meta({
    title: 'Dark theme accent color',
    description: 'Leave blank to derive it from the accent color.',
    format: 'color',
  }),
  social: z
    .array(
      z.strictObject({
        network: line('Network', 40),
        url: z.nullable(webAddress).meta({
          title: 'Profile URL',
          description: 'Leave blank to show the name without a link.',
        }),
      }),
    )
    .max(8)
    .meta({ title: 'Social networks' }),
});

/** Facts about the firm: shown on pages, in mail and in search results (content/firm.ts). */
export type Firm = z.infer<typeof firmRecord>;

/** The firm's phone for a part of a page that hydrates; the href is a `tel:` address. */
export type PhoneLink = { phone: string; href: string };
