/** The Privacy Policy: what this website really does with data. Change it together with the website. */
import type { LegalDocument } from '#contract/legal.ts';
import { emailHref, firm, phoneHref } from '../firm.ts';

const { street, city, state, postalCode } = firm.address;

export const privacyPolicy: LegalDocument = {
  meta: {
    title: 'Privacy Policy',
    description: `What the website of ${firm.name} collects when you write to us, what we do with it, how long we keep it, and how you have it erased.`,
    sheet: 'G-201',
  },
  heading: 'Privacy Policy',
  lead: 'You can read this whole website without telling us anything. We hold what you send us, use it to answer you, and erase it when you ask.',
  effective: '2024-01-01',
  updated: '2024-01-01',
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: [
        [
          'When you send the form on the ',
          { text: 'contact page', href: '/contact' },
          ', we receive what you put into it and a few lines about how you found us:',
        ],
      ],
      items: [
        ['Your name and your email address, which the form needs.'],
        ['Your phone number and the type of service, if you give them.'],
        ['Your message.'],
        [
          'The pictures you attach. Before a picture is kept, all metadata is removed from it: the place where it was taken, the time, the camera and anything else the file carried.',
        ],
        [
          'The page on which your visit began, the name of the website that linked you to us, and the campaign words in that link, if it had any.',
        ],
        [
          'How many seconds passed between opening the form and sending it. Programs that send junk are faster than people.',
        ],
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        [
          'We use it to answer your request, to prepare a consultation, an estimate or a contract, and to see which of our pages are of use. We do not use it for advertising.',
        ],
        [
          'If you subscribe to the newsletter on the ',
          { text: 'blog', href: '/blog' },
          ', we keep your email address, the page on which you subscribed, and when you confirmed it by the link that we mail you. We use the address for one email when an article is published, and for nothing else. Every email has a link that ends it. After that we keep the address with the note that it is unsubscribed, until you ask us to erase it.',
        ],
      ],
    },
    {
      title: 'Information Sharing',
      paragraphs: [
        [
          'We do not sell, rent or trade what you send us. Inside the studio, the people who work on your request can read it. Outside, we share it only:',
        ],
      ],
      items: [
        [
          'with companies that run our server, deliver our mail or store your pictures for us, who may use it for nothing else;',
        ],
        ['with a trade or an engineer whom you want us to ask about your project, after telling you;'],
        ['with an authority, where the law requires it.'],
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        [
          'Only members of our staff can open inquiries, each with an account of their own. Our server’s log names neither you nor the address of your computer. Every change to an inquiry is recorded with who made it.',
        ],
        [
          'Pictures that you upload but never send with a request are removed after 24 hours, wherever they are stored. No system is safe against everything; if something happens to your data, we tell you what and when.',
        ],
      ],
    },
    {
      title: 'Cookies and Tracking',
      paragraphs: [
        [
          'We set no cookies on visitors’ devices, and we use no analytics, fonts, maps or advertising of other companies. Your browser talks to our website alone, but for a picture that you attach: where a company stores pictures for us, your browser sends the picture straight to it. Only staff who sign in receive a cookie, which keeps them signed in.',
        ],
        [
          'Your browser itself keeps three things for this site, and none is used to track you: your choice of the light or dark theme, the draft of an unsent form, and, until you close the tab, the page on which your visit began and what led you there. The draft is cleared when your request has reached us or when you discard it. Where your visit began reaches us only with a request that you send.',
        ],
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: [
        [
          'You may ask what we hold about you, have a copy of it, have it corrected, and have it erased, pictures included. A picture that you sent with two requests goes with the second. You need no reason and it costs nothing. We answer within 30 days, and we may ask for a sign that the email address is yours.',
        ],
        [
          'We keep an inquiry while we work on it and as long afterward as questions about it may come. Papers of a signed project we keep as long as the law and the warranty require.',
        ],
      ],
    },
    {
      title: 'Contact Us',
      paragraphs: [
        [
          'Write to ',
          { text: firm.email, href: emailHref },
          ', call ',
          { text: firm.phone, href: phoneHref },
          `, or send a letter to ${firm.name}, ${street}, ${city}, ${state} ${postalCode}.`,
        ],
      ],
    },
    {
      title: 'Changes to This Policy',
      paragraphs: [
        [
          'When the website changes what it does with data, we change this page and the date at its top. If a change concerns data that you have sent us already, we write to you before it takes effect.',
        ],
      ],
    },
  ],
  links: [
    { text: 'Home', href: '/' },
    { text: 'Terms of Service', href: '/terms-of-service' },
  ],
};
