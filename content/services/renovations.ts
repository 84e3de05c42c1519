import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'Renovations and additions to Hill Country houses',
    description:
      'Whole-house remodels, interiors, additions and smart upgrades in Austin, the Hill Country and Bryan: surveyed first, priced once, lived in meanwhile.',
    sheet: 'S-104',
  },
  name: 'Renovations and additions',
  overview: {
    order: 4,
    title: 'Restoration & Adaptation',
    description:
      'New wings on old stone and old rooms made fit for another century, joined so that both parts can move without cracking.',
    features: [
      'Survey of structure, moisture and wiring first',
      'Steel inserted where walls have to go',
      'Additions on their own footings',
      'Old masonry repaired with lime, not cement',
      'Insulation and air sealing from the inside out',
      'Work phased so that you can stay',
    ],
    figure: {
      picture: '20-stone-steel-entry',
      alt: 'Corner where a stone wall meets blackened steel beside a terrace',
      caption: 'Where stone stops and steel begins, detail model 1:20.',
    },
  },
  heading: 'Keep the house. Change what it does.',
  lead: 'A house that has stood for forty years has told you most of what is wrong with it. We listen with a moisture meter, a thermal camera and a crawl under the floor, then draw only what needs to change.',
  figure: {
    picture: '10-barn-renovation',
    alt: 'Stone farmhouse with a new wing of steel and glass set beside it',
    caption: 'Farmhouse and new wing, model 1:100, Blanco. The glass link lets the two parts settle apart.',
  },
  prefill: 'remodel',
  serviceType: 'Home renovation and addition',
  sections: [
    {
      kind: 'figured',
      heading: 'Four kinds of work',
      items: [
        {
          title: 'Complete remodels',
          text: 'Back to the frame: structure, envelope, pipes, wires and rooms, in one go and with one plan. Worth it when three systems are due at once.',
          figure: {
            picture: '05-kitchen',
            alt: 'Kitchen with wooden fronts, a stone island and a steel hood',
            caption: 'Kitchen after a wall came out; the beam sits where the wall was.',
          },
        },
        {
          title: 'Interior updates',
          text: 'Floors, stairs, baths, built-ins and light. Smaller work, the same drawings, and dust kept behind a door that closes.',
          figure: {
            picture: '06-bath',
            alt: 'Bathroom with a tub at a courtyard window and a stone wall',
            caption: 'Bath opened to a courtyard, model 1:25.',
          },
        },
        {
          title: 'Home additions',
          text: 'A wing, a studio, a second story. It gets its own footing and a joint that can move, because new ground settles and old ground has finished.',
          figure: {
            picture: '18-studio-adu',
            alt: 'Glazed studio with a deck under live oaks',
            caption: 'Garden studio under oaks, model 1:50. Piers between the roots.',
          },
        },
        {
          title: 'Smart home upgrades',
          text: 'Zoned heating and cooling, leak sensors, shades that follow the sun, lighting that works without a phone. Wired where it can be, so it lasts.',
          figure: {
            picture: '26-hvac-duct',
            alt: 'Roof lifted off a house to show a zoned duct trunk and a recovery ventilator',
            caption: 'Zoned ducts and ventilator inside the insulated roof, model 1:50.',
          },
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps, no surprises behind the drywall',
      steps: [
        {
          title: 'Survey',
          text: 'We measure the house, open what has to be opened and test for moisture and leaks. You get a report, whatever you decide.',
        },
        {
          title: 'Scheme and range',
          text: 'Two or three ways to do it, each with what it costs, how long it takes and what it leaves alone.',
        },
        {
          title: 'Drawings and fixed price',
          text: 'One scheme worked through to the last outlet. The price covers what is drawn; what can’t be seen has an agreed rate.',
        },
        {
          title: 'Building in phases',
          text: 'Zones with dust walls, a weekly plan on the door, water and power off only when you know it.',
        },
        {
          title: 'Handover',
          text: 'Snags closed within two weeks, as-built drawings, and a visit after the first summer to look at joints and doors.',
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Old houses we know',
      paragraphs: [
        [
          'In ',
          { text: 'Austin', href: '/service-area/austin' },
          ' it is pier-and-beam bungalows on moving clay. In ',
          { text: 'Blanco', href: '/service-area/blanco' },
          ', ',
          { text: 'Johnson City', href: '/service-area/johnson-city' },
          ' and ',
          { text: 'Fredericksburg', href: '/service-area/fredericksburg' },
          ' it is limestone laid by German masons, which wants lime mortar and room to dry.',
        ],
        [
          'Around ',
          { text: 'Lakeway', href: '/service-area/lakeway' },
          ' and ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ' we meet the large houses of the nineties with small heat pumps in hot attics. In ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ' brick veneer on slab, sound walls and tired systems. Each has its own first question, and we start with that one.',
        ],
      ],
    },
  ],
  ask: {
    heading: 'Send five pictures of what bothers you.',
    secondary: { text: 'See kitchens and baths', href: '/services/kitchens-bathrooms' },
  },
};
