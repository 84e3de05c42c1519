/** The words of every mail that the server sends; staff's replies have their own templates (`reply-templates.ts`). */
import { firm } from './firm.ts';

export const mailWords = {
  /** Column heads of the schedule that lists what a visitor sent. */
  fields: {
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Service',
    area: 'Town',
    message: 'Project details',
    pictures: 'Pictures',
    landingPage: 'Landed on',
    referrer: 'Came from',
    campaign: 'Campaign',
  },
  notGiven: 'not given',
  picture: (number: number) => `Picture ${number}`,

  inquiryStaff: {
    sheet: 'New inquiry',
    subject: (reference: string, rest: string) => `New inquiry ${reference}: ${rest}`,
    heading: (name: string) => `${name} asks for a consultation`,
    open: 'Open in the dashboard',
    source: 'Where the visit came from',
    answering:
      'An answer to this mail goes to the visitor. The dashboard knows of it, and stops the clock, only when you answer there or log the contact.',
  },

  inquiryVisitor: {
    sheet: 'Your request',
    subject: (reference: string) => `We have your request ${reference}`,
    heading: 'We have your request',
    lead: (due: string) => `Somebody from the studio answers by ${due}, by phone or e-mail.`,
    keep: 'Have the reference at hand when you call; it stands for everything below.',
    sent: 'What you sent',
    open: 'Open your request',
    link: 'On that page you see how the request stands, add pictures or a message, correct your phone or e-mail, or withdraw. The link is yours alone: whoever has it can do the same, so don’t pass it on.',
    noLink: `To add something, answer this mail or call ${firm.phone}.`,
    stranger: `Somebody else may have typed your address. If you didn’t send this, tell us at ${firm.phone} and we erase it.`,
  },

  reply: {
    sheet: 'Reply',
    quoted: (reference: string) => `About your request ${reference}`,
    open: 'Open your request',
    hint: 'Answer this mail, or write to us on the page of your request.',
  },

  visitorUpdate: {
    sheet: 'From the visitor',
    kinds: {
      message: {
        subject: 'added to the request',
        heading: (name: string) => `${name} added to the request`,
        lead: '',
      },
      correction: {
        subject: 'corrected phone or e-mail',
        heading: (name: string) => `${name} corrected phone or e-mail`,
        lead: '',
      },
      withdrawal: {
        subject: 'withdrew the request',
        heading: (name: string) => `${name} withdrew the request`,
        lead: 'Nothing is owed any more; the clock has stopped. The visitor can take this back, and you would be told.',
      },
      'withdrawal-taken-back': {
        subject: 'took the withdrawal back',
        heading: (name: string) => `${name} wants the request to stand after all`,
        lead: 'The withdrawal is taken back. If nobody has made contact yet, the clock runs again from the day of the request.',
      },
      'erasure-request': {
        subject: 'asks for erasure',
        heading: (name: string) => `${name} asks to be erased`,
        lead: 'The visitor wants this request and all that came with it erased, pictures included. An owner does this in the dashboard.',
      },
    },
    message: 'Message',
    before: 'Before',
    now: 'Now',
    oldAddress:
      'The private link was mailed to the address from before, and still works. If that address belongs to somebody else, renew the link in the dashboard.',
    open: 'Open in the dashboard',
  },

  invitation: {
    sheet: 'Dashboard',
    subject: (by: string) => `${by} invites you to the ${firm.name} dashboard`,
    heading: 'Your account is ready',
    lead: (by: string) => `${by} has set up an account for you on the dashboard where we answer inquiries.`,
    open: 'Choose a password',
    until: (moment: string) => `The link works once, until ${moment}. After that, ask for a new one.`,
  },

  passwordReset: {
    sheet: 'Dashboard',
    subject: `A new password for the ${firm.name} dashboard`,
    heading: 'Choose a new password',
    lead: 'A new password was asked for your account on the dashboard.',
    open: 'Choose a new password',
    until: (moment: string) =>
      `The link works once, until ${moment}. If you don’t use it, your password stays as it is.`,
  },

  twoFactorRemoved: {
    sheet: 'Dashboard',
    subject: `Two-factor sign-in is off on your ${firm.name} account`,
    heading: 'Two-factor sign-in is off',
    lead: (by: string | null) =>
      `${by ?? 'Whoever runs our server'} took two-factor sign-in off your account on the dashboard and ended every session of it. Your password alone signs you in now, and the old recovery codes don’t work any more.`,
    open: 'Set it up again',
    stranger: `If you didn’t ask for this, tell an owner of the studio at once, or call ${firm.phone}.`,
  },

  newsletterConfirmation: {
    sheet: 'Newsletter',
    subject: `Is this your address? The newsletter of ${firm.name}`,
    heading: 'One click, and you are on the list',
    lead: 'This address was entered for our newsletter: one e-mail when an article on building science is published, and nothing else.',
    open: 'Yes, send me the newsletter',
    stranger: 'If that wasn’t you, do nothing. Without the click we don’t write to this address again.',
  },

  newsletterArticle: {
    sheet: 'Newsletter',
    open: 'Read the article',
    why: 'You get this because you confirmed your address for our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
} as const;
