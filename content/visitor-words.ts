/** The words of the visitor's own page, `/inquiry/{token}`. */
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';

/** @param example a reference as this firm's requests have it. */
export const visitorWords = (firm: Firm, example: string) =>
  ({
    page: {
      title: 'Your request',
      description: 'The status of your consultation request and our messages.',
      sheet: 'R-100',
    } satisfies PageMeta,

    /** How the request stands, in plain words. */
    states: {
      waiting: {
        label: 'Received',
        heading: 'We’ve received your request',
        text: (due: string) => `We’ll call or email you by ${due}.`,
      },
      late: {
        label: 'Reply overdue',
        heading: 'We’re late, and we’re sorry',
        text: (due: string) =>
          `We promised you a reply by ${due}. Call ${firm.phone} with your reference and we’ll help you right away.`,
      },
      answered: {
        label: 'Answered',
        heading: 'We’ve been in touch',
        text: (when: string | null) =>
          `${when ? `We first called or emailed you on ${when}.` : 'We called or emailed you.'} If you haven’t heard from us, make sure your phone number and email below are correct.`,
      },
      withdrawn: {
        label: 'Withdrawn',
        heading: 'You withdrew this request',
        text: (when: string) => `You withdrew it on ${when}. Changed your mind? You can reopen it below.`,
      },
      erasure: {
        label: 'Deletion requested',
        heading: 'You asked us to delete this request',
        text: (when: string) => `You asked on ${when}. We’ll delete it, and this page, as soon as we can.`,
      },
    },

    /** By status; one without words here reads like any answered or waiting request. */
    statuses: {
      'in-progress': {
        label: 'In progress',
        heading: 'We’re working on it',
        text: 'If anything changes on your end, send us a message below.',
      },
      completed: {
        label: 'Completed',
        heading: 'This request is complete',
        text: 'Need anything else? Send us a message below and we’ll reopen it.',
      },
      cancelled: {
        label: 'Closed',
        heading: 'This request is closed',
        text: `We’re no longer working on it. If this is a mistake, send us a message below or call ${firm.phone}.`,
      },
    } satisfies Partial<Record<InquiryStatus, { label: string; heading: string; text: string }>>,

    fields: {
      reference: 'Reference',
      state: 'Status',
      sent: 'Sent',
      due: 'Reply by',
      answered: 'First contact',
      withdrawn: 'Withdrawn',
      pictures: 'Pictures',
    },
    notGiven: 'Not given',
    picture: (number: number) => `Picture ${number}`,

    original: { label: 'The request', heading: 'What you sent' },

    since: {
      label: 'Since then',
      heading: 'Updates',
      nothing: 'No updates yet. Your messages and our replies will appear here.',
      you: 'You',
      kinds: {
        message: 'added to the request',
        correction: 'updated phone or email',
        withdrawal: 'withdrew the request',
        'withdrawal-taken-back': 'reopened the request',
        'erasure-request': 'asked us to delete the request',
      },
      wrote: 'sent a message',
      byEmail: 'replied by email',
      files: (names: string[]) => `Files: ${names.join(', ')}`,
    },

    add: {
      label: 'Add to your request',
      heading: 'Add a message or pictures',
      message: 'Message',
      pictures: 'Pictures',
      picturesHint: 'Add up to 5 at a time (20 MB each), such as photos of your site, sketches, or a survey.',
      kept: 'Uploaded, not sent yet:',
      send: 'Send',
    },

    contact: {
      label: 'Your details',
      heading: 'Contact details',
      text: 'We use these to reach you. If you change your email, we’ll send a link to this page to the new address.',
      save: 'Save',
    },

    end: {
      label: 'Close your request',
      heading: 'Withdraw or delete',
      withdraw: {
        summary: 'Withdraw request',
        text: 'We’ll stop working on it and won’t contact you. Any booked meeting will be canceled. You can reopen it here anytime.',
        confirm: 'Yes, withdraw',
      },
      takeBack: {
        text: 'You withdrew this request. Changed your mind? Reopen it, and you can book a meeting again.',
        confirm: 'Reopen request',
      },
      erase: {
        summary: 'Delete request',
        text: 'We’ll delete this request, your contact details, messages, and pictures, and this page. Any booked meeting will be canceled. Our team will take care of it. This can’t be undone.',
        confirm: 'Yes, delete everything',
        asked: (when: string) => `You asked us to delete this on ${when}. Our team has been notified.`,
      },
    },

    done: {
      add: 'Sent. You’ll find it under Updates below.',
      contact: 'Contact details saved.',
      answers: 'Thank you. Your answers are saved.',
      withdraw: 'Your request is withdrawn.',
      'take-back': 'Your request is open again.',
      erase: 'We’ve received your deletion request.',
    },

    refused: {
      heading: 'Not sent yet',
      kept: 'Nothing you typed was lost.',
    },

    unknown: {
      heading: 'We can’t find your request',
      text: 'The link may be incomplete or replaced by a newer one. Try the full link in our latest email.',
      call: `Or call us with your reference (like ${example}):`,
    },
    throttled: {
      heading: 'Too many attempts',
      text: 'Wait ten minutes, then open the link in our email again.',
      call: 'Or call us with your reference:',
    },
    unavailable: {
      heading: 'We couldn’t load your request',
      text: 'Something went wrong on our end. Your request is safe. Reload the page in a minute.',
      call: 'Or call us:',
      again: 'Your message wasn’t saved. Send it again here:',
    },
  }) as const;
