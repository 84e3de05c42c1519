/** The Terms of Service of the website; the firm's duties to a client are in the client's contract. */
import type { LegalDocument } from '#contract/site/records/legal.ts';
import { setup } from '../firm.ts';

export const termsOfService = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms of the {firm} website: what it offers, who owns the drawings, when a contract begins, our licenses and insurance, and Texas law.',
    sheet: 'G-202',
  },
  heading: 'Terms of Service',
  lead: 'These terms cover this website. Your project has its own contract, with drawings, a price and dates, and nothing here replaces it.',
  effective: '2024-01-01',
  updated: '2024-01-01',
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        [
          'By using this website, you agree to these terms. If you don’t agree, please don’t use the website; call {firm} instead. You don’t need an account to read a public page or to send a request.',
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
          'This website describes that work. Its costs, construction times and performance figures are typical values for comparing and planning. They are not an offer, a bid or a warranty.',
        ],
      ],
    },
    {
      title: 'Project Agreements',
      paragraphs: [
        [
          'When you send the form, you ask us for a consultation. That creates no contract and no duty to hire us. The first consultation is free, and we answer within ',
          `${setup.replyWithinHours} hours.`,
        ],
        [
          'A project begins only when you and we sign a written contract. The contract states the scope, the price, the schedule, the payments and the warranty, and it includes the notices that Texas law requires. If the contract and these terms differ, the contract controls.',
        ],
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        [
          'We own the text, drawings, pictures and design of this website, or use them with permission. You may read, print and share them for your own use. For any other use, ask us first. Manufacturers’ names and trademarks belong to their owners.',
        ],
        [
          'You keep all rights in the pictures and messages you send us. You permit us to use them to work on your request, and for nothing else.',
        ],
      ],
    },
    {
      title: 'Limitation of Liability',
      paragraphs: [
        [
          'We write this website with care, but it is general information. It is not a survey, a soil report or a sealed drawing, and you should not build from it. To the fullest extent Texas law permits, we are not liable for losses that result from relying on this website alone or from its being unavailable.',
        ],
        [
          'Nothing in these terms limits our obligations under a signed contract, or any liability that the law does not allow us to limit.',
        ],
      ],
    },
    {
      title: 'Website Use',
      paragraphs: [['When you use this website, you agree to:']],
      items: [
        ['send only your own requests, and only pictures you have the right to share;'],
        ['send no harmful files, and make no attempt to reach other people’s data or our staff pages; and'],
        ['place no load on the website that keeps others from using it.'],
      ],
      after: [
        'Links to manufacturers lead to websites that we don’t control, and we aren’t responsible for their content. For how we handle your information, see the ',
        { text: 'Privacy Policy', href: '/privacy-policy' },
        '.',
      ],
    },
    {
      title: 'Licensing and Insurance',
      paragraphs: [
        [
          '{license}. Texas issues no statewide license for general contractors; it does license architects, engineers, electricians, plumbers and air-conditioning contractors. Everyone who does that work on our projects holds the license for it, and we register with each city that requires registration.',
        ],
        [
          'Before you sign, and at any time on request, we give you the license numbers and our certificate of insurance.',
        ],
      ],
    },
    {
      title: 'Governing Law',
      paragraphs: [
        [
          'The laws of the State of Texas govern these terms. If we can’t settle a dispute about this website by talking, the state and federal courts for Brazos County, Texas, have jurisdiction. If a court finds one of these terms unenforceable, the others remain in effect.',
        ],
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [
        [
          '{firm}, {address}. Phone ',
          { text: '{phone}', href: 'tel:+1-{phone}' },
          ', email ',
          { text: '{email}', href: 'mailto:{email}' },
          '.',
        ],
      ],
    },
    {
      title: 'Modifications',
      paragraphs: [
        [
          'We may change these terms. The version on this page, with the date at the top, is the one in effect. A change never affects a signed contract.',
        ],
      ],
    },
  ],
  links: [
    { text: 'Home', href: '/' },
    { text: 'Privacy Policy', href: '/privacy-policy' },
  ],
} satisfies LegalDocument;
