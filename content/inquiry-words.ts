/** The words of the inquiry form, from the first label to the Thank You screen (requirements §3.9, §5, §9). */
import { setup } from './firm.ts';

const hours = `${setup.replyWithinHours} hours`;

export const inquiryWords = {
  form: {
    number: 'C-100.1',
    label: 'Your request',
    heading: 'Project Details',
    required: 'Required',
    optional: 'Optional',
    attachments: 'Attachments',
    send: 'Send Request',
    sending: 'Sending...',
    draftKept: 'Draft saved on this device.',
    draftCleared: 'Draft cleared.',
  },

  upload: {
    button: 'Upload Images',
    uploading: 'Uploading...',
    done: 'Files Uploaded',
  },

  sent: {
    toast: {
      title: 'Consultation Request Sent',
      description: `Thank you. We’ll reply within ${hours}.`,
    },
    heading: 'Thank You',
    text: `We have received your consultation request and will contact you within ${hours}.`,
    reference: 'Your reference',
    keep: 'Have it ready when you call us:',
    book: 'Or choose a time yourself. We’ll email you a link to confirm it:',
    follow:
      'Your request has its own page, where you can check its status, add pictures or a message, and correct your phone number. The link is private, so don’t share it.',
    open: 'Open your request',
    mailed:
      'The confirmation email has a private link to your request, where you can check its status and add pictures or a message.',
    again: 'Send Another Message',
  },

  failed: {
    title: 'Error',
    fallback: 'Failed to send inquiry. Please try again.',
  },
} as const;
