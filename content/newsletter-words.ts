/** The words of the newsletter: the box, its pages, and what comes back when something is wrong (specification §2 Blog). */
import type { PageMeta } from '#contract/page.ts';

const page = (title: string, sheet: string): PageMeta => ({
  title,
  description:
    'The studio’s newsletter: one email when an article on building science is published, and none in between.',
  sheet,
});

export const newsletterWords = {
  box: {
    heading: 'Stay Updated',
    promise:
      'One email when an article is published, and none in between. You confirm your address once; every email has an unsubscribe link.',
    label: 'Your email address',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sending: 'Subscribing...',
    unreachable:
      'We couldn’t be reached, and nothing was sent. Your address is still in the field. Please try again.',
  },

  /** After the box was sent; the same for every address. */
  asked: {
    page: page('Check Your Inbox', 'N-110'),
    heading: 'Check your inbox',
    text: 'If this address isn’t on our list yet, we’ve sent it an email with a link. Open the link and confirm; after that we’ll write when an article is published.',
    nothing: 'Nothing there after ten minutes? Check your junk folder, and check the address for typos.',
    again: 'Use another address',
  },

  subscribe: {
    page: page('Stay Updated', 'N-100'),
    lead: 'What we measure, calculate and draw before we build, as soon as it is written down.',
  },

  confirm: {
    page: page('Confirm Your Subscription', 'N-120'),
    heading: 'One more click',
    text: 'Press the button, and we’ll write to you when an article is published. If you didn’t ask for this, close the page: without the click we’ll never write again.',
    button: 'Confirm subscription',
  },

  confirmed: {
    page: page('You Are Subscribed', 'N-130'),
    heading: 'You are subscribed',
    text: 'The next article will be in your inbox on the day it is published. Every email has an unsubscribe link.',
  },

  unsubscribe: {
    page: page('Unsubscribe', 'N-140'),
    heading: 'No more emails?',
    text: 'Press the button, and we’ll stop writing to you right away. You need no password and no reason.',
    button: 'Unsubscribe',
  },

  unsubscribed: {
    page: page('You Are Unsubscribed', 'N-150'),
    heading: 'You are unsubscribed',
    text: 'We won’t write to you again. The articles stay here for everyone to read, and you can subscribe again at any time.',
  },

  /** A link that is cut off, too old, or of an address that was erased. */
  invalid: {
    page: page('This Link No Longer Works', 'N-160'),
    heading: 'This link no longer works',
    text: 'It is older than seven days, or incomplete. Nothing was changed. Enter your address below, and we’ll send you a new one.',
  },

  toBlog: 'Read the articles',
  newest: 'The newest two',
} as const;
