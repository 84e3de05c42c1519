/** The words of the inquiry form, from the first label to the Thank You screen (specification §2, §4, §8). */
import { firm } from './firm.ts';

const hours = `${firm.replyWithinHours} hours`;

export const inquiryWords = {
  form: {
    number: 'C-100.1',
    label: 'Your request',
    heading: 'Project Details',
    required: 'Required',
    optional: 'Optional',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      serviceType: 'Service Type',
      message: 'Project Details',
      attachments: 'Attachments',
    },
    noService: 'Not sure yet',
    messageHint: 'Where the site is, what you want to build, and when.',
    send: 'Send Request',
    sending: 'Sending...',
    draftKept: 'Draft kept on this device.',
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
    keep: 'It stands for everything you sent, pictures included. Have it at hand when you call us:',
    follow:
      'Your request has a page of its own: see how it stands, add pictures or a message, correct your phone. The link is yours alone, so keep it, and don’t pass it on.',
    open: 'Open your request',
    mailed:
      'The confirmation e-mail has a private link to your request: there you see how it stands, and add pictures or a message.',
    again: 'Send Another Message',
  },

  failed: {
    title: 'Error',
    fallback: 'Failed to send inquiry. Please try again.',
  },
} as const;
