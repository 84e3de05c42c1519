import type { Service } from '#contract/site/records/service.ts';

export const service: Service = {
  meta: {
    title: 'Design consulting before you buy or build',
    description:
      'Lot feasibility, second opinions, envelope and energy reviews by builders: a written answer within days, for land, plans or a house you may buy.',
    sheet: 'S-107',
  },
  name: 'Design consulting',
  heading: 'An hour with a builder before you sign',
  lead: 'Changes are cheapest before there is a contract. We look at the lot, the plan or the house with you and write down what we would want to know in your place.',
  figure: {
    picture: '27-hill-country-wide',
    alt: 'Contoured river valley with small houses marked by copper pins',
    caption: 'Copper pins mark lots we were asked about. Rendering.',
  },
  prefill: 'consulting',
  serviceType: 'Design consulting',
  sections: [
    {
      kind: 'points',
      heading: 'What people ask us',
      points: [
        {
          title: 'Will this house work on this lot?',
          text: 'Slope, setbacks, septic or sewer, floodplain, rock or clay, access for a crane. One visit, one sketch, one cost range.',
        },
        {
          title: 'Can this plan be built well?',
          text: 'We go through your architect’s drawings for water, air, heat and structure, and mark what will cost you later.',
        },
        {
          title: 'Steel or wood here?',
          text: 'We price your plan both ways and put schedule, upkeep and insurance beside the first cost.',
        },
        {
          title: 'What is wrong with this house?',
          text: 'A walk-through with a moisture meter, a thermal camera and a blower door before you buy or remodel.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you get',
      items: [
        'A written report with photos, within days',
        'A sketch to scale where a drawing explains it better',
        'Cost ranges, and what would move them',
        'A list of questions for your architect, lender or seller',
        'The fee credited to you if we build it',
      ],
      figure: {
        picture: '12-site-plan-top',
        alt: 'House on its contours from straight above',
        caption: 'A feasibility sketch usually ends as a site plan like this one. Rendering.',
      },
    },
    {
      kind: 'copy',
      heading: 'Where it leads',
      paragraphs: [
        [
          'Most questions about lots come from ',
          { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
          ' and ',
          { text: 'Spicewood', href: '/service-area/spicewood' },
          '; most questions about plans come from ',
          { text: 'Austin', href: '/service-area/austin' },
          '. Some of them become ',
          { text: 'custom homes', href: '/services/custom-homes' },
          ' with us, some ',
          { text: 'renovations', href: '/services/renovations' },
          ', and some end with a letter that says don’t buy it.',
        ],
      ],
    },
  ],
  work: { heading: 'On the drawing board now', projects: ['granite-house', 'printed-house'] },
  ask: {
    heading: 'Ask us before your option period ends.',
    secondary: { text: 'Compare steel and wood', href: '/cost-comparison' },
  },
};
