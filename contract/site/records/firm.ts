import * as z from 'zod';
import { type LogoName, MARK_NAME } from '../logo.ts';
import { email, line, sample, webAddress } from './fields.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is # and six digits, such as #9a4a22.');

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
  name: line('Name', 60, 'As on the sign, in the title of every page and in mail.'),
  descriptor: line('What you are', 60, 'Beside the name.'),
  phone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, 'Enter ten digits as 512-555-0100.')
    .meta({ title: 'Phone' }),
  email,
  address: z
    .strictObject({
      street: line('Street and suite', 120),
      city: line('City', 60),
      state: line('State', 40),
      postalCode: z
        .string()
        .regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits.')
        .meta({ title: 'ZIP code' }),
      country: z.string().length(2).meta({ title: 'Country', description: 'In two letters, such as US.' }),
    })
    .meta({ title: 'Address' }),
  license: line('License line', 120, 'At the foot of every page.'),
  hours: line('Hours', 120, 'Beside the phone number.'),
  logo: mark(
    'Logo',
    'On every page and in mail, in place of the drawn mark. PNG or WebP with a transparent background, at most 2 MB.',
  ),
  logoDark: mark(
    'Logo in the dark theme',
    'Empty, the logo is used there too, on a piece of light paper where it couldn’t be seen.',
  ),
  logoName: z.optional(z.enum(['in the logo', 'beside the logo'])).meta({
    title: 'Your name stands',
    whenEmpty: 'By the shape of the logo',
    description:
      'By its shape: a logo at least twice as wide as high is taken to say your name; another has it written beside it.',
  }),
  symbol: mark('Symbol', 'Square, for the tab of the browser and for phones. Empty, it is made of the logo.'),
  accent: z.optional(color).meta({
    title: 'Color',
    description: 'Of buttons, links and lines. Empty, it is the copper that the site is drawn with.',
    format: 'color',
  }),
  accentDark: z.optional(color).meta({
    title: 'Color in the dark theme',
    description: 'Empty, it is made from the color.',
    format: 'color',
  }),
  social: z
    .array(
      z.strictObject({
        network: line('Network', 40),
        url: z.nullable(webAddress).meta({
          title: 'Address of your page there',
          description: 'Without one, the name is shown as plain text.',
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
