/** The home page (specification §2 "Home"). */
import type { Figure } from '#contract/figure.ts';
import type { PageMeta } from '#contract/page.ts';

export const page: PageMeta = {
  title: 'Design-build studio for steel-frame homes in Texas',
  description:
    'Steel-frame homes, commercial buildings and renovations, designed and built under one contract in the Texas Hill Country, Austin and Bryan/College Station.',
  sheet: 'A-100',
};

export const hero = {
  day: {
    picture: '01-hero-ridge-house',
    alt: 'Scale model of a long stone and steel house on a terraced limestone ridge among live oaks',
    caption: 'Ridge house, Dripping Springs. Model 1:100, basswood, limestone and blackened steel.',
  } satisfies Figure,
  dusk: '01b-hero-ridge-house-dusk' as const,
  actions: [
    { text: 'Begin Your Project', href: '/contact' },
    { text: 'View Our Work', href: '/projects' },
  ],
};

export const communities = {
  heading: 'Hill Country Communities',
  lead: 'Eight towns, from Austin’s clay to Fredericksburg’s sandy loam. The ground changes every few miles, and the house starts there.',
  figure: {
    picture: '27-hill-country-wide',
    alt: 'Contour model of a river valley with small houses marked by copper pins',
    caption: 'Valley model, 1:5000. Each pin is a house or a lot we have walked.',
  } satisfies Figure,
  /** The link is the name in lower case, its first space a hyphen (specification §2). */
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
      text: 'Piers to rock or a slab designed for the clay it lies on, and a frame bolted plumb before anything hangs from it.',
      meta: 'Borings first, then drawings',
      figure: {
        picture: '02-frame-raised',
        alt: 'Bare steel portal frame on its terrace, a roof panel on the crane',
        caption: 'The frame stands before a wall does.',
      },
    },
    {
      title: 'Envelope',
      text: 'Insulation outside the frame, unbroken from footing to ridge. One air barrier, tested before the drywall goes on.',
      meta: 'R-30 or more, 1.0 ACH50 or less',
      figure: {
        picture: '03-envelope-cut',
        alt: 'Wall and roof layers pulled apart around a steel corner',
        caption: 'Cladding, panel, frame, lining.',
      },
    },
    {
      title: 'Systems',
      text: 'A heat pump that runs slowly, fresh air that is filtered and dried, a roof that can carry the meter to zero.',
      meta: 'SEER 20 or more, net-zero ready',
      figure: {
        picture: '13-roof-solar',
        alt: 'Standing-seam roof with flush solar tiles',
        caption: 'Tiles that are the roof.',
      },
    },
  ] satisfies { title: string; text: string; meta: string; figure: Figure }[],
};

export const designBuild = {
  heading: 'Design & Build',
  lead: 'One contract, so that the person who drew the detail is the person who has to build it.',
  services: [
    {
      title: 'Custom homes',
      text: 'Steel-frame houses drawn for one site and one family.',
      href: '/services/custom-homes',
    },
    {
      title: 'Commercial',
      text: 'Offices, shops, kitchens and clinics that open on the date.',
      href: '/services/commercial',
    },
    {
      title: 'Kitchens and baths',
      text: 'Rooms taken back to the frame and put right.',
      href: '/services/kitchens-bathrooms',
    },
    {
      title: 'Renovations and additions',
      text: 'New wings on old stone, joined so that both can move.',
      href: '/services/renovations',
    },
    {
      title: 'Landscape',
      text: 'Terraces, steps, shade and somewhere for the water to go.',
      href: '/services/landscaping',
    },
    {
      title: 'General contracting',
      text: 'One schedule, one number, one person who answers.',
      href: '/services/general-contracting',
    },
  ],
  figures: [
    {
      picture: '11-landscape-terraces',
      alt: 'Limestone terraces with pool and pergola seen from above',
      caption: 'Terraces, Bee Cave.',
    },
    {
      picture: '05-kitchen',
      alt: 'Kitchen with basswood fronts and a stone island',
      caption: 'Kitchen, model 1:25.',
    },
    { picture: '06-bath', alt: 'Bathroom with tub at a courtyard window', caption: 'Bath, model 1:25.' },
    {
      picture: '10-barn-renovation',
      alt: 'Stone farmhouse with steel and glass addition',
      caption: 'Farmhouse and new wing, Blanco.',
    },
  ] satisfies Figure[],
};

/** `drawing` names the line drawing that stands on the card (site/pages/home/component-drawing.tsx). */
export const components = {
  heading: 'Building Components',
  lead: 'Four parts decide how a house feels in its tenth summer. We know who makes ours.',
  cards: [
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
      description: 'Rolled sections cut, drilled and marked before they reach the site.',
      maker: 'Triple-S Steel',
      href: '/manufacturers/triple-s-steel',
      drawing: 'steel',
    },
    {
      title: 'Ventilation and heat pump',
      subtitle: 'Air',
      description: 'Fresh air in, stale air out, the heat and the damp kept where they belong.',
      maker: 'Panasonic OASYS',
      href: '/manufacturers/panasonic-oasys',
      drawing: 'air',
    },
    {
      title: 'Solar roof',
      subtitle: 'Roof',
      description: 'Tiles that are the roof, warranted to make power for 25 years.',
      maker: 'Tesla Solar Roof',
      href: '/manufacturers/tesla-solar-roof',
      drawing: 'roof',
    },
  ],
} as const;

export const ask = 'Tell us about the site. We’ll tell you what it wants.';
