import type { Service } from '#contract/site/records/service.ts';

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
      'New wings beside old stone and old rooms repaired for another century, joined so that both parts can move without cracking.',
    features: [
      'Survey of structure, moisture and wiring first',
      'Steel where walls have to come out',
      'Additions on their own footings',
      'Old masonry repaired with lime, not cement',
      'Insulation and air sealing that let old walls dry',
      'Work in phases, so you can stay in the house',
    ],
    figure: {
      picture: '10-barn-renovation',
      alt: 'Old stone farmhouse with a red door, joined by glass to a dark metal wing',
      caption: 'Old stone on the left, new steel on the right. Rendering.',
    },
  },
  heading: 'Keep the house. Change what it does.',
  lead: 'After forty years a house shows you most of what is wrong with it. We look with a moisture meter, a thermal camera and a crawl under the floor, then change only what needs to change.',
  figure: {
    picture: '10-barn-renovation',
    alt: 'Stone farmhouse with a new wing of steel and glass set beside it',
    caption: 'A glass link lets the old and the new part settle on their own. Rendering.',
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
          text: 'Back to the frame: structure, envelope, pipes, wires and rooms, all at once and from one plan. It pays off when three systems are due at the same time.',
          figure: {
            picture: '05-kitchen',
            alt: 'Kitchen with wooden fronts, a stone island and a steel hood',
            caption: 'A kitchen after a bearing wall came out; the beam is where the wall was. Rendering.',
          },
        },
        {
          title: 'Interior updates',
          text: 'Floors, stairs, baths, built-ins and lighting. Smaller jobs with the same drawings, and the dust kept behind a door that closes.',
          figure: {
            picture: '19-stair-detail',
            alt: 'Steel stair with open oak treads along a stone wall, a bench below it',
            caption: 'A stair along a stone wall. Rendering.',
          },
        },
        {
          title: 'Home additions',
          text: 'A wing, a studio, a second story. It gets its own footings and a joint that can move, because a new foundation settles on its own schedule.',
          figure: {
            picture: '18-studio-adu',
            alt: 'Glazed studio with a deck under live oaks',
            caption: 'A guest house on piers between the roots. Rendering.',
          },
        },
        {
          title: 'Smart home upgrades',
          text: 'Zoned heating and cooling, leak sensors, shades that follow the sun, lighting that works without a phone. We run wires where we can, because they outlast batteries.',
          figure: {
            picture: '25-heat-pump',
            alt: 'Outdoor heat pump on gravel beside a stone wall, its lines running to an indoor unit above a sofa',
            caption: 'One outdoor unit, one quiet unit inside. Rendering.',
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
          text: 'We measure the house, open the walls where we have to and test for moisture and leaks. You get the report whatever you decide.',
        },
        {
          title: 'Options and budget',
          text: 'Two or three ways to do it, each with its cost, its schedule and what it leaves alone.',
        },
        {
          title: 'Drawings and fixed price',
          text: 'We draw the option you choose down to the last outlet. The price covers what is drawn; for what we can’t see yet, we agree on a rate.',
        },
        {
          title: 'Building in phases',
          text: 'Zones with dust walls, a weekly plan on the door, and no water or power shutoff you don’t know about.',
        },
        {
          title: 'Final walkthrough',
          text: 'Punch list finished within two weeks, as-built drawings, and a visit after your first summer to check joints and doors.',
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
          ' it’s pier-and-beam bungalows on moving clay. In ',
          { text: 'Blanco', href: '/service-area/blanco' },
          ', ',
          { text: 'Johnson City', href: '/service-area/johnson-city' },
          ' and ',
          { text: 'Fredericksburg', href: '/service-area/fredericksburg' },
          ' it’s limestone, much of it laid by German masons, which needs lime mortar and room to dry.',
        ],
        [
          'Around ',
          { text: 'Lakeway', href: '/service-area/lakeway' },
          ' and ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ' it’s large houses from the nineties with undersized ducts in hot attics. In ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ' it’s brick veneer on a slab, with sound walls and worn-out systems. Each fails in its own place; we look there first.',
        ],
      ],
    },
  ],
  work: { heading: 'One just finished, one on site', projects: ['garden-studio', 'stone-storefront'] },
  ask: {
    heading: 'Send us five pictures of what bothers you.',
    secondary: { text: 'See kitchens and baths', href: '/services/kitchens-bathrooms' },
  },
};
