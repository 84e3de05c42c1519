/** The Terms of Service of the website; what the firm owes a client stands in the client's contract. */
import type { LegalDocument } from '#contract/legal.ts';
import { emailHref, firm, phoneHref } from '../firm.ts';

const { street, city, state, postalCode } = firm.address;

export const termsOfService: LegalDocument = {
  meta: {
    title: 'Terms of Service',
    description: `The terms on which you use the website of ${firm.name}: what it offers, whose the drawings are, what binds you and us, and the law of Texas.`,
    sheet: 'G-202',
  },
  heading: 'Terms of Service',
  lead: 'These terms are about the website. Your building has a contract of its own, with drawings, a price and dates, and nothing here takes its place.',
  effective: '2024-01-01',
  updated: '2024-01-01',
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        [
          `By using this website you accept these terms. If you don’t, please don’t use it, and call us instead: ${firm.name} talks to you all the same. You need no account to read any public page or to send a request.`,
        ],
      ],
    },
    {
      title: 'Services Provided',
      paragraphs: [
        [
          'We design and build: steel-frame custom homes, commercial buildings, renovations and additions, kitchens and bathrooms, landscape and outdoor work, general contracting, design consulting and handyman work. We work in the Texas Hill Country, Austin and Bryan/College Station.',
        ],
        [
          'The website describes this work. Costs, construction times and performance figures on it are typical values to compare and plan with. They are not an offer.',
        ],
      ],
    },
    {
      title: 'Project Agreements',
      paragraphs: [
        [
          'Sending the form asks us for a consultation. It binds neither of us. The first consultation is free, and we answer within ',
          `${firm.replyWithinHours} hours.`,
        ],
        [
          'A project begins with a written contract that you and we have signed. It names the scope, the price, the schedule, the payments and the warranty, and it comes before these terms wherever the two differ.',
        ],
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        [
          'The texts, drawings, pictures of models and the design of this website are ours or are used with permission. You may read, print and share them for your own purposes. For anything else, ask us first. Names and marks of manufacturers belong to their owners.',
        ],
        [
          'The pictures and texts you send us stay yours. You allow us to use them to work on your request, and for nothing else.',
        ],
      ],
    },
    {
      title: 'Limitation of Liability',
      paragraphs: [
        [
          'We write this website with care, yet it is general information and no substitute for a survey, a soil report or an engineer’s seal. Please don’t build from it. As far as Texas law allows, we are not liable for losses that come from relying on the website alone or from its being out of reach.',
        ],
        [
          'Nothing here limits what we owe you under a signed contract, or what the law doesn’t let us limit.',
        ],
      ],
    },
    {
      title: 'Website Use',
      paragraphs: [['When you use the website, please:']],
      items: [
        ['send requests that are yours, and pictures you may share;'],
        ['send no harmful files, and don’t try to reach data of others or the pages of our staff;'],
        ['don’t load the website so heavily that others can’t use it.'],
        [
          'Links to manufacturers lead to websites that we don’t run, and we don’t answer for what they say. What we do with your data stands in the ',
          { text: 'Privacy Policy', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
    {
      title: 'Licensing and Insurance',
      paragraphs: [
        [
          `${firm.license}. Architects, engineers, electricians, plumbers and air-conditioning contractors on our projects hold the Texas licenses that their work requires. You receive the license numbers and our certificate of insurance before you sign, and at any time on request.`,
        ],
      ],
    },
    {
      title: 'Governing Law',
      paragraphs: [
        [
          'The laws of the State of Texas govern these terms. If a dispute about the website can’t be settled by talking, the courts of Brazos County, Texas, decide it. If one of these terms turns out not to hold, the others still do.',
        ],
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [
        [
          `${firm.name}, ${street}, ${city}, ${state} ${postalCode}. Phone `,
          { text: firm.phone, href: phoneHref },
          ', email ',
          { text: firm.email, href: emailHref },
          '.',
        ],
      ],
    },
    {
      title: 'Modifications',
      paragraphs: [
        [
          'We may change these terms. The version on this page, with the date at its top, is the one in force. A change never touches a contract that has been signed.',
        ],
      ],
    },
  ],
  links: [
    { text: 'Home', href: '/' },
    { text: 'Privacy Policy', href: '/privacy-policy' },
  ],
};
