/** The words of the visitor's own page, `/inquiry/{token}`. */
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';

/** @param example a reference as this firm's requests have it. */
export const visitorWords = (firm: Firm, example: string) =>
  ({
    page: {
      title: 'Your request',
      description: 'The status of your consultation request, what you sent, and the messages since.',
      sheet: 'R-100',
    } satisfies PageMeta,

    /** How the request stands, in plain words. */
    states: {
      waiting: {
        label: 'Received',
        heading: 'We have your request',
        text: (due: string) => `We’ll answer by ${due}, by phone or email.`,
      },
      late: {
        label: 'Answer overdue',
        heading: 'We owe you an answer',
        text: (due: string) =>
          `We promised one by ${due}, and it’s late. Call us at ${firm.phone} with your reference, and we’ll answer right away.`,
      },
      answered: {
        label: 'Answered',
        heading: 'We have been in touch',
        text: (when: string | null) =>
          `${when ? `We first called or wrote on ${when}.` : 'We called or wrote.'} If nothing has reached you, check that your phone and email below are correct.`,
      },
      withdrawn: {
        label: 'Withdrawn',
        heading: 'You withdrew this request',
        text: (when: string) =>
          `You withdrew it on ${when}, and we won’t call about it. You can reinstate it below.`,
      },
      erasure: {
        label: 'Erasure requested',
        heading: 'You asked us to erase it',
        text: (when: string) => `You asked on ${when}. We erase requests by hand; this page will go with it.`,
      },
    },

    /** By status; one without words here reads like any answered or waiting request. */
    statuses: {
      'in-progress': {
        label: 'In progress',
        heading: 'We’re working on it',
        text: 'We’re working on your request. If anything changes on your side, send us a message below.',
      },
      completed: {
        label: 'Completed',
        heading: 'This request is completed',
        text: 'If something is left to do, send a message below and we’ll reopen it.',
      },
      cancelled: {
        label: 'Closed',
        heading: 'This request is closed',
        text: `We’re no longer working on it. If that’s a mistake, send a message below or call ${firm.phone}.`,
      },
    } satisfies Partial<Record<InquiryStatus, { label: string; heading: string; text: string }>>,

    fields: {
      reference: 'Reference',
      state: 'State',
      sent: 'Sent',
      due: 'Answer by',
      answered: 'First answer',
      withdrawn: 'Withdrawn',
      pictures: 'Pictures',
    },
    notGiven: 'not given',
    picture: (number: number) => `Picture ${number}`,

    original: { label: 'The request', heading: 'What you sent' },

    since: {
      label: 'Revisions',
      heading: 'Updates',
      nothing: 'Nothing yet. Your additions and our email answers will be listed here, oldest first.',
      you: 'You',
      kinds: {
        message: 'added',
        correction: 'corrected phone or email',
        withdrawal: 'withdrew the request',
        'withdrawal-taken-back': 'reinstated the request',
        'erasure-request': 'asked us to erase the request',
      },
      wrote: 'wrote',
      byEmail: 'wrote by email',
      files: (names: string[]) => `Files: ${names.join(', ')}`,
    },

    add: {
      label: 'Add to it',
      heading: 'Add a message or pictures',
      message: 'Message',
      pictures: 'Pictures',
      picturesHint: 'At most 5 at a time, 20 MB each: the site, sketches, a survey.',
      kept: 'These were uploaded and will be sent with the form:',
      send: 'Send to the studio',
    },

    contact: {
      label: 'Corrections',
      heading: 'How we reach you',
      text: 'We use these to answer you. If you change the email address, we’ll send a receipt with the link to this page to the new one.',
      save: 'Save corrections',
    },

    end: {
      label: 'Closing it',
      heading: 'Withdraw or erase',
      withdraw: {
        summary: 'Withdraw the request',
        text: 'We’ll stop working on it and won’t call you. A booked meeting is canceled. Everything stays here, and you can reinstate it on this page.',
        confirm: 'Yes, withdraw it',
      },
      takeBack: {
        text: 'You withdrew the request. If you’d like us to work on it after all, reinstate it; then you can choose a time again.',
        confirm: 'Reinstate the request',
      },
      erase: {
        summary: 'Ask for erasure',
        text: 'We’ll delete the request, your name and address, all messages and all pictures, and this page with them. A booked meeting is canceled. We do this by hand. It can’t be undone.',
        confirm: 'Yes, erase everything',
        asked: (when: string) => `You asked for this on ${when}. We’ve been notified.`,
      },
    },

    done: {
      add: 'Received. See Updates below.',
      contact: 'Corrected. We’ll use the new details from now on.',
      withdraw: 'The request is withdrawn.',
      'take-back': 'The request is reinstated, and we’re working on it.',
      erase: 'We’ve received your erasure request.',
    },

    refused: {
      heading: 'Not sent yet',
      kept: 'Everything you typed is still in the form.',
    },

    unknown: {
      heading: 'No request at this link',
      text: 'The link may have been cut off by an email program, or replaced by a newer one. Open the complete link from our latest email to you, up to its last letter.',
      call: `Or call us with your reference, such as ${example}:`,
    },
    throttled: {
      heading: 'Too many links tried',
      text: 'Your connection tried many links that don’t work. Wait ten minutes, then open the link from our email again.',
      call: 'Or call us with your reference:',
    },
    unavailable: {
      heading: 'Your request can’t be loaded',
      text: 'The fault is on our side. Everything you sent before is safe. Reload the page in a minute.',
      call: 'Or call us:',
      again: 'What you typed was not saved. Send it again from here:',
    },
  }) as const;
