/** The Privacy Policy: what this website really does with data. Change it together with the website. */
import type { LegalDocument } from '#contract/site/records/legal.ts';

export const privacyPolicy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'What the website of {firm} collects when you write to us, what we do with it, how long we keep it, and how to have it erased.',
    sheet: 'G-201',
  },
  heading: 'Privacy Policy',
  lead: 'You can read this entire website without telling us anything. If you write to us, we keep what you send, use it to answer you, and erase it when you ask.',
  effective: '2024-01-01',
  updated: '2024-01-01',
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: [
        [
          'When you send the form on the ',
          { text: 'contact page', href: '/contact' },
          ', we collect what you enter and a few details of your visit:',
        ],
      ],
      items: [
        ['Your name and your email address, which are required.'],
        ['Your phone number and the type of service, which are optional.'],
        ['Your message.'],
        [
          'The pictures you attach. Before we store a picture, we remove all metadata from the file, including location, time and camera.',
        ],
        [
          'What you add later: messages, pictures and answers to our questions on the private page of your request, the meeting you choose, and the emails you send us about it. We remove the metadata from emailed pictures that we file with your request; other attached files stay as you sent them.',
        ],
        [
          'The page on which your visit began, the website that linked you to us, and any campaign tags in that link, including the number of the click if it was an ad.',
        ],
        ['The number of seconds between opening the form and sending it. We use it to detect spam.'],
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        [
          'We use this information to answer your request, to prepare a consultation, an estimate or a contract, and to learn which of our pages are useful. We do not show you ads with it. If you came from a Google ad and your request became a project, we may tell Google the number of that click, the date and the estimated value, and nothing else about you.',
        ],
        [
          'If you subscribe to the newsletter on the ',
          { text: 'blog', href: '/blog' },
          ', we keep your email address, the page on which you subscribed, and when you confirmed it through the link we emailed you. We use the address to send one email when an article is published, and for nothing else. Every email has an unsubscribe link. After you use it, we keep the address marked as unsubscribed, so that we don’t write to you again, until you ask us to erase it.',
        ],
      ],
    },
    {
      title: 'Information Sharing',
      paragraphs: [
        [
          'We do not sell, rent or trade your information. Inside the studio, the people who work on your request can read it. Outside the studio, we share it only:',
        ],
      ],
      items: [
        [
          'with companies that run our server, deliver our email or store your pictures for us, and that may not use it for any other purpose;',
        ],
        [
          'with a subcontractor or an engineer whose advice on your project you have asked for, after we tell you; and',
        ],
        ['with a court or a government agency, when the law requires it.'],
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        [
          'Only our staff can open inquiries, and each staff member has a separate account. Our server log contains neither your name nor the address of your computer. We record every change to an inquiry and the account that made it.',
        ],
        [
          'Pictures that you upload but never send with a request are removed after 24 hours, wherever they are stored. No system is completely secure. If a breach exposes your sensitive personal information, we will notify you without unreasonable delay and no later than 60 days after we determine that it occurred, as Chapter 521 of the Texas Business and Commerce Code requires.',
        ],
      ],
    },
    {
      title: 'Cookies and Tracking',
      paragraphs: [
        [
          'We set no cookies on visitors’ devices, and we use no analytics, fonts, maps or advertising from other companies. Your browser talks only to our website, with one exception: if a company stores pictures for us and you attach one, your browser sends the picture straight to it. Only staff who sign in receive a cookie, which keeps them signed in.',
        ],
        [
          'Your browser stores three things for this site, and we use none of them to track you: your choice of the light or dark theme, the draft of an unsent form, and, until you close the tab, the page on which your visit began and the link that led you there. Your browser clears the draft when your request reaches us or when you discard it. We receive the start of your visit only with a request that you send.',
        ],
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: [
        [
          'You may ask us what we hold about you, and you may have a copy of it, have it corrected, and have it erased, pictures included. A picture that you sent with two requests is erased with the second. You don’t have to give a reason, and we don’t charge a fee. We answer within 30 days. Before we act, we may ask you to show that the email address is yours.',
        ],
        [
          'We keep an inquiry while we work on it and for as long afterward as either of us may have questions about it. We keep the records of a signed project for as long as the law and the warranty require.',
        ],
      ],
    },
    {
      title: 'Contact Us',
      paragraphs: [
        [
          'Email ',
          { text: '{email}', href: 'mailto:{email}' },
          ', call ',
          { text: '{phone}', href: 'tel:+1-{phone}' },
          ', or mail a letter to {firm}, {address}.',
        ],
      ],
    },
    {
      title: 'Changes to This Policy',
      paragraphs: [
        [
          'When we change how this website handles information, we will update this page and the date at the top. If a change affects information you have already sent, we will email you before it takes effect.',
        ],
      ],
    },
  ],
  links: [
    { text: 'Home', href: '/' },
    { text: 'Terms of Service', href: '/terms-of-service' },
  ],
} satisfies LegalDocument;
