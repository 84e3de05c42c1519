/**
 * The fields that make up records. Each carries its label and a hint in the words of the site's owner (`title` and
 * `description` of its metadata): checks and, later, forms are derived from the same schema.
 */
import * as z from 'zod';
import { SERVICE_TYPES } from '../../inquiries/inquiry-fields.ts';
import { EMAIL_CHECKS } from '../../mail/email-address.ts';
import { hasControlCharacters } from '../../shared/control-characters.ts';
import { PICTURE_NAMES } from '../figure.ts';
import { OWN_PATH } from '../link-target.ts';
import { UPLOADED_NAME, type UploadedPicture } from '../uploaded-picture.ts';

/** Search engines cut off longer ones. */
const MAX_PAGE_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 } as const;

/**
 * One line of text, not empty.
 * @param most characters.
 */
export const line = (label: string, most: number, hint?: string) =>
  lineOrBlank(label, most, hint).min(1, `${label} is required.`);

/** One line of text that may be left blank. */
export function lineOrBlank(label: string, most: number, hint?: string) {
  return z
    .string()
    .max(most, `${label} can have up to ${most} characters.`)
    .refine((text) => text === text.trim(), `${label} can’t start or end with a space.`)
    .refine((text) => !hasControlCharacters(text), `${label} contains an invalid character. Retype it.`)
    .meta({ title: label, ...(hint && { description: hint }) });
}

/** A longer text without line breaks: a sentence or a paragraph. */
export const text = (label: string, hint?: string) => line(label, 2000, hint);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of a record in addresses, and how other records refer to it. */
export const slug = (label: string) =>
  z
    .string()
    .max(80)
    .regex(SLUG, `${label} can use lowercase letters, numbers, and single hyphens.`)
    .meta({ title: label });

/** Another record, by its slug: chosen by its name in a list. */
export const entry = (label: string, of: 'areas' | 'manufacturers' | 'projects') =>
  z.string().max(80).regex(SLUG, 'Choose one from the list.').meta({ title: label, control: 'entry', of });

/** A town, by the slug of its page and its name. One of the service areas, or another that is typed. */
export const place = z
  .strictObject({ slug: z.string().max(80).regex(SLUG, 'Choose a town.'), name: line('Town', 60) })
  .meta({ title: 'Town', control: 'place' });

/** A page of this site. */
export const ownHref = z
  .string()
  .regex(OWN_PATH, 'Links to this website start with a slash (/).')
  .meta({ title: 'Page', control: 'page' });

/** URL of another site. Only https is allowed, so that no link can run a script. */
export const webAddress = z.url({ protocol: /^https$/, error: 'The URL must start with https://.' });

export const email = z
  .string()
  .check(...EMAIL_CHECKS)
  .meta({ title: 'Email' });

/** A page, a web address, a phone number or an email address. */
const href = z
  .union([
    ownHref,
    webAddress,
    z.string().regex(/^tel:\+([\d-]+|1-\{phone\})$/),
    z.string().regex(/^mailto:([^\s@]+@[^\s@]+|\{email\})$/),
  ])
  .meta({ title: 'Link to', control: 'link' });

export const linkText = z.strictObject({ text: line('Text', 120), href });

/** Plain text with links. */
export const paragraph = z
  .array(z.union([z.string().min(1).max(2000), linkText]))
  .meta({ title: 'Paragraph' });

export const sheet = z
  .string()
  .regex(/^[A-Z]-\d{3}$/, 'Use a letter, a hyphen, and three digits, such as A-101.')
  .meta({ title: 'Sheet number', description: 'Shown in the title block. Must be unique. Example: A-101.' });

const pageTitle = line('Page title', MAX_PAGE_TITLE, 'Shown in search results and the browser tab.');
const pageDescription = line('Description', DESCRIPTION.max, 'Shown below the title in search results.').min(
  DESCRIPTION.min,
  `Write at least ${DESCRIPTION.min} characters.`,
);
/** Left blank, both are made from the item's own words. */
export const blankablePageTitle = lineOrBlank('Page title', MAX_PAGE_TITLE, 'Leave blank to use the name.');
export const blankablePageDescription = lineOrBlank(
  'Description',
  DESCRIPTION.max,
  'Shown below the title in search results. Leave blank to use the sentence above.',
).refine(
  (text) => text === '' || text.length >= DESCRIPTION.min,
  `Write at least ${DESCRIPTION.min} characters, or leave it blank.`,
);
export const pageMeta = z.strictObject({ title: pageTitle, description: pageDescription, sheet });

const CHOOSE = 'Choose a picture.';
/** A picture that ships, or one that was uploaded; whether that one is still there is a finding. */
export const pictureName = z
  .union([
    z.enum(PICTURE_NAMES, CHOOSE),
    z.string(CHOOSE).regex(UPLOADED_NAME, CHOOSE) as unknown as z.ZodType<UploadedPicture>,
  ])
  .meta({ title: 'Picture', control: 'picture' });
const ALT_HINT =
  'Describe the picture as you would over the phone: “A cedar porch with three steps down to a gravel path.” Skip “photo of,” and don’t repeat the caption.';
const pictured = {
  picture: pictureName,
  alt: line('Alt text', 300, ALT_HINT),
  caption: line('Caption', 300),
};
/** A picture of the firm's own work. Alt text is advised; without it, the caption or the project's name takes its place. */
export const photo = z.strictObject({
  picture: pictureName,
  alt: lineOrBlank('Alt text', 300, ALT_HINT),
  caption: lineOrBlank('Caption', 300),
});
/** A picture that cards and search results show. */
export const coverPhoto = z.strictObject({ ...photo.shape, alt: pictured.alt });
/** A picture on a page: its master, description and caption. */
export const figure = z.strictObject(pictured);
export type Figure = z.infer<typeof figure>;
export const figureFields = pictured;

export const labeled = z.strictObject({ label: line('Label', 60), value: line('Value', 200) });
export const titled = z.strictObject({ title: line('Title', 120), text: text('Text') });
export const sample = z.boolean().meta({
  title: 'Sample',
  control: 'sample',
});
export const serviceType = z
  .enum(SERVICE_TYPES)
  .meta({ title: 'Service preselected on the form', starts: 'custom-home' });

/** Placeholders for the firm's facts, replaced wherever they occur in a page's texts (site/content/firm-words.ts). */
export const FIRM_WORDS = ['{firm}', '{phone}', '{email}', '{address}', '{town}', '{license}'] as const;
export const FIRM_WORDS_HINT =
  'Use {firm}, {phone}, {email}, {address}, {town}, and {license} to insert your details.';

/** A longer text that may have line breaks. */
export const lines = (label: string, most: number, hint?: string) =>
  z
    .string()
    .min(1, `${label} is required.`)
    .max(most, `${label} can have up to ${most} characters.`)
    .refine(
      (words) => !hasControlCharacters(words.replaceAll('\n', '')),
      `${label} contains an invalid character. Retype it.`,
    )
    .meta({ title: label, ...(hint && { description: hint }) });

/**
 * A list of a page.
 * @param usual how many the page was designed for (requirements §3, §10): another number is advice, not a mistake.
 */
export const rows = <Item extends z.ZodType>(label: string, item: Item, usual?: number, hint?: string) =>
  z
    .array(item)
    .min(1)
    .max(60)
    .meta({ title: label, ...(hint && { description: hint }), ...(usual && { usual }) });

/** Most texts in a pool: each position has its own CSS rule (site/pick.css). */
export const MAX_POOL = 12;

/** Texts of which each view of a page shows one. */
export const pool = <Item extends z.ZodType>(label: string, item: Item, usual: number, hint: string) =>
  z.array(item).min(1).max(MAX_POOL).meta({ title: label, description: hint, usual, control: 'pool' });

/** A list whose number of rows the layout fixes. */
export const exactly = <Item extends z.ZodType>(count: number, label: string, item: Item, hint?: string) =>
  z
    .array(item)
    .length(count, `This page needs exactly ${count}.`)
    .meta({ title: label, ...(hint && { description: hint }) });

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape).meta({ title: label, ...(hint && { description: hint }) });

/** A page's form: its name in *Website*, and where the page is. */
export const pageRecord = <Shape extends z.ZodRawShape>(title: string, path: string, shape: Shape) =>
  z.strictObject(shape).meta({ title, path, description: FIRM_WORDS_HINT });

export const heading = line('Heading', 120);
export const lead = text('Intro');
export const metaFields = pageMeta.meta({ title: 'Search result preview' });
/** Label of a link or a button that always leads to the same page. */
export const label = (of: string) => line(of, 80);

/** Two projects that show a service or a manufacturer's system at work. */
export const work = z.strictObject({
  heading: line('Heading', 120),
  projects: z.tuple([entry('Project', 'projects'), entry('Project', 'projects')]).meta({ title: 'Project' }),
});

/** Two whole numbers, such as dollars or months. */
export const range = z
  .tuple([z.int().min(0).meta({ part: 'from' }), z.int().min(0).meta({ part: 'to' })])
  .refine(([low, high]) => low <= high, 'Enter the lower number first.');

/** A public page's data for search engines and for the title block. */
export type PageMeta = z.infer<typeof pageMeta>;

/** A paragraph: plain text with links. */
export type LinkText = z.infer<typeof linkText>;
export type RichParagraph = z.infer<typeof paragraph>;
