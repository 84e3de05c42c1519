/** The words of the visitor's own page, `/inquiry/{token}`. */
import type { PageMeta } from '#contract/page.ts';
import { firm } from './firm.ts';

export const visitorWords = {
  page: {
    title: 'Your request',
    description: 'How your consultation request stands, what you sent, and what was said since.',
    sheet: 'R-100',
  } satisfies PageMeta,

  /** How the request stands, in plain words. */
  states: {
    waiting: {
      label: 'Received',
      heading: 'We have your request',
      text: (due: string) => `Somebody from the studio answers by ${due}, by phone or e-mail.`,
    },
    late: {
      label: 'Answer overdue',
      heading: 'We owe you an answer',
      text: (due: string) =>
        `We promised one by ${due}, and it is late. Call us at ${firm.phone} with your reference and you have it at once.`,
    },
    answered: {
      label: 'Answered',
      heading: 'We have been in touch',
      text: (when: string | null) =>
        `${when ? `We first called or wrote on ${when}.` : 'We called or wrote.'} If nothing has reached you, look whether your phone and e-mail below are right.`,
    },
    'in-progress': {
      label: 'In progress',
      heading: 'We are at work on it',
      text: 'Your request is in hand. What is new on your side belongs in a message below.',
    },
    completed: {
      label: 'Completed',
      heading: 'This request is completed',
      text: 'If something is left to do, send a message below and we take it up again.',
    },
    cancelled: {
      label: 'Closed',
      heading: 'This request is closed',
      text: `We no longer work on it. If that is a mistake, send a message below or call ${firm.phone}.`,
    },
    withdrawn: {
      label: 'Withdrawn',
      heading: 'You withdrew this request',
      text: (when: string) =>
        `That was on ${when}. We don’t call about it any more. You can take it back below.`,
    },
    erasure: {
      label: 'Erasure asked for',
      heading: 'You asked us to erase it',
      text: (when: string) =>
        `You asked on ${when}. Somebody at the studio does it by hand; from then on this page is gone too.`,
    },
  },

  fields: {
    reference: 'Reference',
    state: 'State',
    sent: 'Sent',
    due: 'Answer by',
    answered: 'First answer',
    withdrawn: 'Withdrawn',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Service',
    message: 'Project details',
    pictures: 'Pictures',
  },
  notGiven: 'not given',
  picture: (number: number) => `Picture ${number}`,

  original: { number: 'R-101', label: 'The request', heading: 'What you sent' },

  since: {
    number: 'R-102',
    label: 'Revisions',
    heading: 'Since then',
    nothing: 'Nothing yet. What you add and what we answer by e-mail is listed here, oldest first.',
    you: 'You',
    kinds: {
      message: 'added',
      correction: 'corrected phone or e-mail',
      withdrawal: 'withdrew the request',
      'withdrawal-taken-back': 'took the withdrawal back',
      'erasure-request': 'asked us to erase the request',
    },
    wrote: 'wrote',
  },

  add: {
    number: 'R-103',
    label: 'Add to it',
    heading: 'Add a message or pictures',
    message: 'Message',
    pictures: 'Pictures',
    picturesHint: 'At most 5 at a time, 20 MB each: the site, sketches, a survey.',
    kept: 'These arrived and go with the form:',
    send: 'Send to the studio',
  },

  contact: {
    number: 'R-104',
    label: 'Corrections',
    heading: 'How we reach you',
    text: 'We use these to answer. When you change the e-mail address, a receipt with the link to this page goes to the new one.',
    save: 'Save corrections',
  },

  end: {
    number: 'R-105',
    label: 'Ending it',
    heading: 'Withdraw or erase',
    withdraw: {
      summary: 'Withdraw the request',
      text: 'We stop working on it and don’t call you. Everything stays here, and you can take it back on this page.',
      confirm: 'Yes, withdraw it',
    },
    takeBack: {
      text: 'You withdrew the request. If you want us to work on it after all, take that back.',
      confirm: 'Take the withdrawal back',
    },
    erase: {
      summary: 'Ask for erasure',
      text: 'We delete the request, your name and address, all messages and all pictures. Somebody at the studio does that by hand. It can’t be undone, and this page ends with it.',
      confirm: 'Yes, erase everything',
      asked: (when: string) => `You asked for it on ${when}. The studio knows.`,
    },
  },

  done: {
    add: 'That is with us now. It stands below, under “Since then”.',
    contact: 'Corrected. We use the new details from now on.',
    withdraw: 'The request is withdrawn.',
    'take-back': 'The withdrawal is taken back, and we work on your request.',
    erase: 'The studio knows that you want the request erased.',
  },

  refused: {
    heading: 'Not sent yet',
    kept: 'Everything you typed is still in the form.',
  },

  unknown: {
    heading: 'No request at this link',
    text: 'The link may have been cut in two by a mail program, or replaced by a newer one. Open it from our latest e-mail to you, whole, from inquiry/ to the last letter.',
    call: 'Or call us with your reference, such as LF-7K3M-92:',
  },
  throttled: {
    heading: 'Too many links tried',
    text: 'Your connection asked for many requests that aren’t there. Wait ten minutes, then open the link from our e-mail again.',
    call: 'Or call us with your reference:',
  },
  unavailable: {
    heading: 'Your request can’t be loaded',
    text: 'That is our fault, not yours. What you sent before is safe. Load the page again in a minute.',
    call: 'Or call us:',
    again: 'What you typed was not saved. Send it again from here:',
  },
} as const;
