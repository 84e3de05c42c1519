/** The home page (requirements §3.3). */
import type { Figure, PageMeta } from '#contract/site/records/fields.ts';
import type { PageTexts } from '#contract/site/records/pages.ts';

/** What only the firm can know, such as its towns, is invented. */
export const sample = true;

export const page: PageMeta = {
  title: 'Design-build studio for steel-frame homes in Texas',
  description:
    'Steel-frame homes, commercial buildings and renovations, designed and built under one contract in the Texas Hill Country, Austin and Bryan/College Station.',
  sheet: 'A-100',
};

export const hero = {
  day: {
    picture: '01-hero-ridge-house',
    alt: 'A long stone and steel house on a terraced limestone ridge among live oaks',
    caption: 'A house on a limestone ridge, seen from the valley. Rendering.',
  } satisfies Figure,
  dusk: '01b-hero-ridge-house-dusk' as const,
  actions: [
    { text: 'Begin Your Project', href: '/contact' },
    { text: 'View Our Work', href: '/projects' },
  ],
};

/** The first projects of the portfolio, by name. */
export const index = {
  name: 'Projects',
  heading: 'Built, and measured',
  lead: 'Each with its floor area, construction cost and blower-door result. Land, well, septic and permits are extra.',
  all: 'All projects',
};

export const proof = {
  name: 'Proof',
  heading: 'On the record',
  warranty: 'Frame warranty',
  price: {
    label: 'A custom home in steel',
    unit: 'per square foot',
    text: 'Land, septic, well, driveway, design and permits are extra.',
    link: { text: 'What’s in the price', href: '/cost-comparison' },
  },
};

export const communities = {
  heading: 'Hill Country Communities',
  lead: 'Eight towns, from Austin’s clay to the granite at Marble Falls. The ground changes every few miles, and the foundation changes with it.',
  /** The link is the name in lower case, its first space a hyphen (requirements §3.3). */
  towns: [
    { name: 'Austin', county: 'Travis', ground: 'Limestone west, clay east' },
    { name: 'Bee Cave', county: 'Travis', ground: 'Thin soil on limestone' },
    { name: 'Dripping Springs', county: 'Hays', ground: 'Stepped limestone' },
    { name: 'Johnson City', county: 'Blanco', ground: 'Limestone, river gravel' },
    { name: 'Blanco', county: 'Blanco', ground: 'Limestone ledges' },
    { name: 'Marble Falls', county: 'Burnet', ground: 'Granite and limestone' },
    { name: 'Wimberley', county: 'Hays', ground: 'Karst limestone' },
    { name: 'Fredericksburg', county: 'Gillespie', ground: 'Sandy loam, granite' },
  ],
};

export const approach = {
  heading: 'Foundation, envelope, systems. In that order.',
  steps: [
    {
      title: 'Foundation',
      text: 'Piers to rock, or a slab designed for its clay. Then a steel frame, bolted plumb before we hang anything on it.',
      meta: 'Borings first, then drawings',
      figure: {
        picture: '02-frame-raised',
        alt: 'Bare rigid steel frame on its terrace, a roof panel on the crane',
        caption: 'A steel frame on its piers. Rendering.',
      },
    },
    {
      title: 'Envelope',
      text: 'Insulation outside the frame, unbroken from the top of the slab to the ridge. One air barrier, tested before drywall.',
      meta: 'R-30 or more, 1.0 ACH50 or less',
      figure: {
        picture: '44-panel-lift',
        alt: 'Insulated panel on the crane beside a half-clad steel frame, two figures on the tag lines',
        caption: 'Panel day, half the frame closed. Rendering.',
      },
    },
    {
      title: 'Systems',
      text: 'A heat pump that runs long and slow, fresh air that is filtered and dried, and a roof ready for solar.',
      meta: 'SEER 20 or more, net-zero ready',
      figure: {
        picture: '14-systems-mech',
        alt: 'Opened mechanical room with tanks, a pipe manifold, a ventilator and a heat pump outside the wall',
        caption: 'Everything within arm’s reach. Rendering.',
      },
    },
  ] satisfies { title: string; text: string; meta: string; figure: Figure }[],
};

export const designBuild = {
  heading: 'Design & Build',
  lead: 'One contract, so the people who draw a detail also have to build it.',
  services: [
    {
      title: 'Custom homes',
      text: 'Steel-frame houses, each drawn for one site and one family.',
      href: '/services/custom-homes',
    },
    {
      title: 'Commercial',
      text: 'Offices, shops, restaurants and clinics, with an opening date in the contract.',
      href: '/services/commercial',
    },
    {
      title: 'Kitchens and baths',
      text: 'Rooms stripped to the studs, replanned and rebuilt.',
      href: '/services/kitchens-bathrooms',
    },
    {
      title: 'Renovations and additions',
      text: 'New wings beside old stone, with a joint that lets both move.',
      href: '/services/renovations',
    },
    {
      title: 'Landscape',
      text: 'Terraces, steps, shade, and a place for the water to go.',
      href: '/services/landscaping',
    },
    {
      title: 'General contracting',
      text: 'One schedule, one price, one number to call.',
      href: '/services/general-contracting',
    },
  ],
  figures: [
    {
      picture: '11-landscape-terraces',
      alt: 'Limestone terraces with pool and pergola seen from above',
      caption: 'Terraces, Bee Cave. Rendering.',
    },
    {
      picture: '43-great-room-evening',
      alt: 'Section through a long gabled room in the evening: kitchen, set table, fire',
      caption: 'Kitchen, table, fire. Rendering.',
    },
    {
      picture: '28-town-block',
      alt: 'Main street of stone storefronts with one new steel and glass building',
      caption: 'Infill, Bryan. Rendering.',
    },
    {
      picture: '42-garden-studio',
      alt: 'Small studio with a glazed front behind an old bungalow, under one pecan',
      caption: 'Garden studio, Austin. Rendering.',
    },
  ] satisfies Figure[],
};

/** `drawing` names the part of the picture that the card is about. */
export const components: PageTexts<'home'>['components'] = {
  heading: 'Building Components',
  lead: 'Four parts decide how a house feels in its tenth summer. Here is where ours come from.',
  figure: {
    picture: '03-envelope-cut',
    alt: 'Wall and roof of a steel house pulled apart: cladding, membrane, panel, window, frame',
    caption: 'One corner, pulled apart. Rendering.',
  },
  cards: [
    {
      title: 'Solar roof',
      subtitle: 'Roof',
      description: 'The roof makes the power. Its generation warranty runs 25 years.',
      maker: 'Tesla Solar Roof',
      href: '/manufacturers/tesla-solar-roof',
      drawing: 'roof',
    },
    {
      title: 'Insulated metal panels',
      subtitle: 'Panel',
      description: 'Skin, insulation and air barrier in one piece, up to R-30.',
      maker: 'Kingspan',
      href: '/manufacturers/kingspan',
      drawing: 'panel',
    },
    {
      title: 'Structural steel',
      subtitle: 'Steel',
      description: 'Rolled sections, cut, drilled and marked before they reach the site.',
      maker: 'Triple-S Steel',
      href: '/manufacturers/triple-s-steel',
      drawing: 'steel',
    },
    {
      title: 'Ventilation and heat pump',
      subtitle: 'Air',
      description: 'Fresh air in, stale air out, and the humidity kept outside.',
      maker: 'Panasonic OASYS',
      href: '/manufacturers/panasonic-oasys',
      drawing: 'air',
    },
  ],
};

export const ask = 'Tell us about your site. We’ll tell you what it needs.';
