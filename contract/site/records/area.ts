import * as z from 'zod';
import { figure, labeled, line, pageMeta, text, titled } from './fields.ts';

/** The kinds of ground we draw a section of. */
const SUBSOILS = ['claypan', 'clay', 'fault', 'granite', 'karst', 'ledges'] as const;

/** A service area: its page, its row in tables and its point on the map (requirements §3.10, §4). */
export const areaRecord = z.strictObject({
  name: line('Name', 60, 'As you’d write it in a sentence, such as “Dripping Springs.”'),
  kind: z.enum(['town', 'district', 'county']).meta({ title: 'Place type' }),
  county: line('County', 60, 'Leave out “County.” The first one listed sets the climate zone.'),
  lat: z.number().min(25).max(37).meta({
    title: 'Latitude',
    description: 'In decimal degrees. For a county, use the center of the area you serve.',
  }),
  lon: z.number().min(-107).max(-93).meta({ title: 'Longitude' }),
  climateZone: z.enum(['2A', '3A']).meta({
    title: 'Climate zone',
    description: 'From the IECC county table (up to the 2018 edition).',
  }),
  elevation: z.optional(
    line('Elevation', 40, 'Rounded, with a unit. Leave blank if a single number would be misleading.'),
  ),
  headquarters: z.optional(z.enum(['in', 'for'])).meta({
    title: 'Headquarters',
    description: 'Select this if you have an office here. The headline will call it your headquarters.',
  }),
  lede: text('Opening sentence'),
  ground: line('Terrain', 60, 'A few words to follow “on,” with no comma.'),
  subsoil: z.enum(SUBSOILS).meta({ title: 'Terrain drawing' }),
  facts: z.array(labeled).max(12).meta({ title: 'Local facts' }),
  description: z.array(text('Paragraph')).min(1).meta({ title: 'Description' }),
  specialties: z.array(line('Specialty', 120)).min(1).max(12).meta({ title: 'Specialties' }),
  house: z
    .strictObject({
      heading: line('Heading', 120),
      points: z.array(titled).min(1).meta({ title: 'Bullets' }),
    })
    .meta({ title: 'A house designed for this area' }),
  work: z
    .strictObject({
      customHomes: text('Custom homes'),
      renovations: text('Renovations'),
      designConsulting: text('Design consulting'),
    })
    .meta({ title: 'Services in this area' }),
  figures: z.tuple([figure, figure]).meta({ title: 'Pictures' }),
  meta: pageMeta.meta({ title: 'Search result preview' }),
});

/** The kinds of ground we draw a section of. */
export type Subsoil = Area['subsoil'];

export type Area = z.infer<typeof areaRecord>;
