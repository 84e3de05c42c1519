/** The parts of a form, where a record has more fields than a new one needs. */

import type { Schema } from '#contract/site/records/form-schema.ts';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';

export type FormPart = {
  title: string;
  hint?: string;
  fields: readonly string[];
  /** Optional, and shut until it is opened or needed. */
  isFolded?: true;
  /** Shown by `Photos` instead of the fields' own controls. */
  isPhotos?: true;
};

const PROJECT: readonly FormPart[] = [
  { title: 'Photos', fields: ['cover', 'gallery', 'permission'], isPhotos: true },
  { title: 'Basics', fields: ['name', 'town', 'kind', 'summary'] },
  { title: 'Story', hint: 'opening sentence, sections', fields: ['lede', 'story'], isFolded: true },
  {
    title: 'Facts',
    hint: 'status, year, cost, promised and measured figures, schedule',
    fields: ['status', 'year', 'months', 'cost', 'results', 'schedule'],
    isFolded: true,
  },
  {
    title: 'Plan, dusk cover, before and after',
    fields: ['plan', 'dusk', 'change', 'pairs'],
    isFolded: true,
  },
  { title: 'Call to action', fields: ['ask'], isFolded: true },
  {
    title: 'Search and layout',
    hint: 'page title, description, URL, sheet number, hero layout',
    fields: ['pageTitle', 'description', 'address', 'sheet', 'opening'],
    isFolded: true,
  },
];

const TEAM: readonly FormPart[] = [
  { title: 'Team member', fields: ['name', 'role', 'portrait', 'bio'] },
  {
    title: 'More',
    hint: 'email, expertise, licenses, project',
    fields: ['email', 'expertise', 'since', 'licenses', 'project'],
    isFolded: true,
  },
];

const ARTICLE: readonly FormPart[] = [
  { title: 'Article', fields: ['title', 'body'] },
  {
    title: 'Picture',
    hint: 'on cards and above the text',
    fields: ['picture', 'alt', 'caption'],
    isFolded: true,
  },
  { title: 'Author and date', fields: ['author', 'date', 'category', 'featured'], isFolded: true },
  {
    title: 'Search and cards',
    hint: 'excerpt, page title, description, URL, sheet number',
    fields: ['excerpt', 'pageTitle', 'description', 'address', 'sheet'],
    isFolded: true,
  },
];

const LAYOUTS: { [C in PublishableCollection]?: readonly FormPart[] } = {
  projects: PROJECT,
  team: TEAM,
  articles: ARTICLE,
};

/** Groups of a page's form are its parts. */
const isGroup = ({ type, title }: Schema): boolean => type === 'object' && title !== undefined;

/** Returns a form's parts; null for a form that is shown as it is. */
export function layoutOf(
  collection: PublishableCollection,
  slug: string,
  schema: Schema,
): readonly FormPart[] | null {
  const own = LAYOUTS[collection];
  if (own) return own;
  if (collection !== 'pages' || slug !== 'home') return null;
  const fields = Object.entries(schema.properties ?? {});
  const texts = fields.filter(([, field]) => !isGroup(field)).map(([key]) => key);
  const opening = ['homeHeadlines', 'homeSubheadings'];
  return [
    { title: 'Headline', fields: opening },
    ...fields.flatMap(([key, field]): FormPart[] =>
      isGroup(field) ? [{ title: field.title ?? key, fields: [key], isFolded: true }] : [],
    ),
    {
      title: 'Texts about the studio',
      fields: texts.filter((key) => !opening.includes(key)),
      isFolded: true,
    },
  ];
}
