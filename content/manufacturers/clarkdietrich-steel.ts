import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'ClarkDietrich light-gauge steel framing',
    description:
      'ClarkDietrich studs, track and joists for interior walls, infill and store finish-outs in Texas: benefits, applications, specification and related makers.',
    sheet: 'M-115',
  },
  name: 'ClarkDietrich',
  category: 'Cold-formed steel framing',
  heading: 'ClarkDietrich: the walls inside the frame',
  lead: 'Heavy steel holds up the roof. Something lighter has to hold the drywall, the doors and the kitchen cabinets, and stay as straight as the frame around it.',
  figure: {
    picture: '28-town-block',
    alt: 'Stone main street with street trees and one new steel-and-glass front among the old buildings',
    caption: 'One new front on an old block. Every partition behind it is light steel. Rendering.',
    crop: 'banner',
    focus: 'bottom',
  },
  opening: 'plate',
  actions: [
    { text: 'Get Quote', href: '/contact?service=consulting' },
    { text: 'Compare framing costs', href: '/cost-comparison' },
  ],
  website: 'https://www.clarkdietrich.com',
  sections: [
    {
      kind: 'applications',
      form: 'list',
      heading: 'Three kinds of wall it builds',
      applications: [
        {
          title: 'Partitions in houses',
          description: 'Tall walls and long halls, where a bowed stud would show.',
          serviceLink: '/services/custom-homes',
        },
        {
          title: 'Store and office finish-out',
          description: 'Demising walls, ceilings and soffits, to the rating that lease and code require.',
          serviceLink: '/services/commercial',
        },
        {
          title: 'Wet rooms',
          description: 'Behind stone and tile, because nothing in the wall can rot.',
          serviceLink: '/services/kitchens-bathrooms',
        },
      ],
      figure: {
        drawing: 'slotted-track',
        alt: 'Elevation of a stud wall with a slotted track at the top and a conduit running through holes that line up',
        caption: 'Slots let the roof move. Holes let the conduit through.',
        side: 'left',
      },
    },
    {
      kind: 'benefits',
      form: 'pairs',
      heading: 'Why the studs are steel too',
      benefits: [
        {
          title: 'Straight out of the bundle',
          description: 'Rolled, not sawn. No sorting through the stack for six straight ones.',
          icon: 'pencil',
          color: 'section',
        },
        {
          title: 'Won’t burn',
          description: 'With the right board on either side, assemblies carry published fire ratings.',
          icon: 'fire',
          color: 'copper',
        },
        {
          title: 'Light to carry',
          description: 'One person can carry a bundle upstairs that would take two in lumber.',
          icon: 'crane',
          color: 'oak',
        },
        {
          title: 'Punched for pipe',
          description: 'Holes line up from stud to stud, so a conduit goes through without a drill.',
          icon: 'plan',
          color: 'section',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Studs and track, as ordered',
      specifications: [
        { label: 'Material', value: 'cold-formed, metallic-coated sheet steel' },
        { label: 'Members', value: 'stud, track, joist, furring' },
        { label: 'Fixing', value: 'screws, no glue' },
        { label: 'Combustible', value: 'no' },
        { label: 'Food for termites', value: 'none' },
      ],
    },
    {
      kind: 'copy',
      heading: 'Where a light wall meets a heavy roof',
      paragraphs: [
        [
          'Roofs move. A long rafter dips a little under wind, and a partition jammed up against it would crack. So the top track is slotted: the stud slides, and the drywall stays whole. It’s a small part, and it gets forgotten often enough to earn a line on our drawings.',
        ],
        [
          'Plan the mechanical runs before the first stud. Refrigerant lines for ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' heads and return ducts for a ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' unit both need a deeper wall somewhere. Two inches on paper save a furr-down in the room.',
        ],
      ],
      crossReferences: 6,
      related: ['triple-s-steel', 'cemco-steel-framing', 'kingspan', 'zip-system'],
    },
  ],
  work: {
    heading: 'Plans the next tenant can change',
    projects: ['college-station-office', 'cedar-park-clinic'],
  },
  ask: {
    heading: 'Straight walls, priced by the foot.',
    text: 'Send the floor plan with ceiling heights. We’ll do the takeoff.',
    action: 'Contact the studio',
    service: 'consulting',
  },
};
