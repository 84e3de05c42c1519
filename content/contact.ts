/** The words around the form of /contact (requirements §3.9); the form's own stand in `inquiry-words.ts`. */
import type { Figure, PageMeta } from '#contract/site/records/fields.ts';
import type { PageTexts } from '#contract/site/records/pages.ts';
import { setup } from './firm.ts';

const hours = `${setup.replyWithinHours} hours`;

export const contact = {
  page: {
    title: 'Request a Consultation',
    description: `Tell us about your site, house or workplace in the Texas Hill Country, Austin or Bryan/College Station. We answer within ${hours}.`,
    sheet: 'C-100',
  } satisfies PageMeta,
  heading: 'Request a Consultation',
  lead: 'Tell us where you want to build, what you need, and what worries you about it. Photos of the site help. The first conversation is free.',

  column: {
    call: 'Call',
    email: 'Email',
    serviceArea: { term: 'Service Area', text: 'Texas Hill Country, Austin, and Bryan/College Station' },
    responseTime: { term: 'Response Time', text: `Within ${hours}` },
  },

  /** Beside the form. Only the firm knows its first week with a request. */
  next: {
    sample: true,
    heading: 'What happens next',
    steps: [
      {
        title: 'A builder reads it',
        text: 'Someone from our building team, not a call center. A new request goes to the top of the morning’s list.',
      },
      { title: `We call within ${hours}`, text: 'Fifteen minutes about the site, the budget and the date.' },
      {
        title: 'We walk the site',
        text: 'About an hour, free, with a level and a soil map. For a remodel, we walk the house.',
      },
      {
        title: 'You get a written range',
        text: 'Cost and months, low and high, with what moves each. Keep it, whether or not you hire us.',
      },
    ],
  },

  /** Requirements §3.9: these eight, in this order. */
  areas: {
    heading: 'Service Areas',
    list: [
      { name: 'Bee Cave', slug: 'bee-cave' },
      { name: 'Driftwood', slug: 'driftwood' },
      { name: 'Dripping Springs', slug: 'dripping-springs' },
      { name: 'Blanco', slug: 'blanco' },
      { name: 'Llano', slug: 'llano' },
      { name: 'Spicewood', slug: 'spicewood' },
      { name: 'Johnson City', slug: 'johnson-city' },
      { name: 'Marble Falls', slug: 'marble-falls' },
    ],
  },

  faq: {
    number: 'C-100.2',
    label: 'Three answers',
    heading: 'Before you ask',
    talk: 'Rather talk it through?',
    list: [
      {
        question: 'How long does a project take?',
        answer:
          'A custom home takes 4–8 months on site, depending on its size and the ground. You get a dated schedule before work starts, and we call you when a date moves.',
      },
      {
        question: 'Who handles permitting and inspections?',
        answer:
          'We do. We prepare and file the permit applications with your city or county, schedule each inspection, and meet the inspector on site.',
      },
      {
        question: 'Which high-performance features are included?',
        answer:
          'Walls of R-30 or more, airtightness of 1.0 ACH50 or less, equipment of SEER 20 or more, and a house that is net-zero ready. A variable-capacity heat pump, an energy recovery ventilator and whole-house dehumidification are standard.',
      },
    ],
  },

  figures: {
    shore: {
      picture: '39-lake-shore',
      alt: 'Three glazed pavilions on steel piers step down a steep limestone shore to a boat dock on green water.',
      caption: 'Three pavilions and a dock. Rendering.',
    },
    studio: {
      picture: '35-studio-table',
      alt: 'Four figures at a long table with three site designs, drawings pinned to the wall behind them, a dog on a rug.',
      caption: 'The table your request lands on. Rendering.',
    },
  } satisfies Record<string, Figure>,

  thanksPage: {
    title: 'Request received',
    description: `Your consultation request has arrived at the studio. We’ll contact you within ${hours}, by phone or email.`,
    sheet: 'C-100.3',
  } satisfies PageMeta,
} satisfies PageTexts<'contact'>;
