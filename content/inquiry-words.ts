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
    keep: 'Have it handy if you call us:',
    book: 'Or pick a time to talk. We’ll email you a link to confirm it:',
    follow:
      'Check your request’s status, add pictures or a message, or update your phone number on its private page. Don’t share the link.',
    open: 'Open your request',
    mailed:
      'Your confirmation email has a private link where you can check the status and add pictures or a message.',
    again: 'Send Another Message',
  },

  /** Three questions after sending; none must be answered. */
  answers: {
    label: 'Details',
    heading: 'Help us prepare',
    text: 'Three optional questions. Feel free to skip any of them.',
    budget: 'Budget range',
    timing: 'When would you like to start?',
    land: 'Do you own the land?',
    none: 'No answer',
    save: 'Save answers',
  },

  failed: {
    title: 'Error',
    fallback: 'Failed to send inquiry. Please try again.',
  },
} as const;
