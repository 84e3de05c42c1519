import * as z from 'zod';
import { figure, labeled, line, pageMeta, text, titled } from './fields.ts';

/** The kinds of ground we draw a section of. */
const SUBSOILS = ['claypan', 'clay', 'fault', 'granite', 'karst', 'ledges'] as const;

/** A service area: its page, its row in tables and its point on the map (requirements §3.10, §4). */
export const areaRecord = z.strictObject({
  name: line('Name', 60, 'As in a sentence: Dripping Springs, Hays County.'),
  kind: z.enum(['town', 'district', 'county']).meta({ title: 'Kind of place' }),
  county: line('County', 60, 'Without the word County. The first one named decides the climate zone.'),
  lat: z.number().min(25).max(37).meta({
    title: 'Latitude',
    description: 'Decimal degrees (WGS 84); for a county, the middle of the part you serve.',
  }),
  lon: z.number().min(-107).max(-93).meta({ title: 'Longitude' }),
  climateZone: z.enum(['2A', '3A']).meta({
    title: 'Climate zone',
    description: 'From the county table of the IECC that Texas uses as its minimum (editions up to 2018).',
  }),
  elevation: z.optional(
    line('Elevation', 40, 'Rounded, with its unit; left out where one figure would mislead.'),
  ),
  headquarters: z.optional(z.enum(['in', 'for'])).meta({
    title: 'Headquarters',
    description: 'Towns with an office of yours have a title of their own kind.',
  }),
  lede: text('First sentence'),
  ground: line('Ground', 60, 'In a few words, as they read after “on”; without a comma.'),
  subsoil: z.enum(SUBSOILS).meta({ title: 'Drawing of the ground' }),
  facts: z.array(labeled).max(12).meta({ title: 'Local facts' }),
  description: z.array(text('Paragraph')).min(1).meta({ title: 'Description' }),
  specialties: z.array(line('Specialty', 120)).min(1).max(12).meta({ title: 'Specialties' }),
  house: z
    .strictObject({ heading: line('Heading', 120), points: z.array(titled).min(1).meta({ title: 'Points' }) })
    .meta({ title: 'The house that suits the place' }),
  work: z
    .strictObject({
      customHomes: text('Custom homes'),
      renovations: text('Renovations'),
      designConsulting: text('Design consulting'),
    })
    .meta({ title: 'The three services here' }),
  figures: z.tuple([figure, figure]).meta({ title: 'Pictures' }),
  meta: pageMeta.meta({ title: 'Search results' }),
});

/** The kinds of ground we draw a section of. */
export type Subsoil = Area['subsoil'];

export type Area = z.infer<typeof areaRecord>;
