import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'Design consulting before you buy or build',
    description:
      'Lot feasibility, second opinions, envelope and energy reviews by people who build: a written answer in days, for land, plans or a house you may buy.',
    sheet: 'S-107',
  },
  name: 'Design consulting',
  heading: 'An hour with a builder before you sign',
  lead: 'The cheapest changes are made before there is a contract. We look at the lot, the plan or the house with you and write down what we would want to know in your place.',
  figure: {
    picture: '27-hill-country-wide',
    alt: 'Contour model of a river valley with small houses marked by copper pins',
    caption: 'Valley model, 1:5000. Copper pins are lots that we were asked about.',
  },
  prefill: 'consulting',
  serviceType: 'Design consulting',
  sections: [
    {
      kind: 'points',
      heading: 'What people ask us',
      points: [
        {
          title: 'Can this lot carry that house?',
          text: 'Slope, setbacks, septic or sewer, flood plain, rock or clay, access for a crane. One visit, one sketch, one range of cost.',
        },
        {
          title: 'Is this plan any good to build?',
          text: 'We read your architect’s set for water, air, heat and steel, and mark what will cost you later.',
        },
        {
          title: 'Steel or wood here?',
          text: 'Both, priced for your plan, with speed, upkeep and insurance beside the first cost.',
        },
        {
          title: 'What is wrong with this house?',
          text: 'A walk with moisture meter, thermal camera and blower door before you buy or remodel.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you hold afterwards',
      items: [
        'A written report with photographs, in days',
        'A sketch to scale where a drawing says it better',
        'Costs as ranges, with what moves them',
        'A list of questions for your architect, lender or seller',
        'The fee credited if we build it',
      ],
      figure: {
        picture: '12-site-plan-top',
        alt: 'House on its contours from straight above',
        caption: 'A feasibility sketch usually ends as a plan like this one.',
      },
    },
    {
      kind: 'copy',
      heading: 'Where it leads',
      paragraphs: [
        [
          'About lots we are asked most in ',
          { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
          ' and ',
          { text: 'Spicewood', href: '/service-area/spicewood' },
          '; about plans, in ',
          { text: 'Austin', href: '/service-area/austin' },
          '. Some become ',
          { text: 'custom homes', href: '/services/custom-homes' },
          ' with us, some ',
          { text: 'renovations', href: '/services/renovations' },
          ', and some a letter that says don’t.',
        ],
      ],
    },
  ],
  ask: {
    heading: 'Ask before the option period ends.',
    secondary: { text: 'Compare steel and wood', href: '/cost-comparison' },
  },
};
