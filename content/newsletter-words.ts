/** The words of the newsletter: the box, its pages, and what comes back when something is wrong (requirements §3.7). */
import type { PageMeta } from '#contract/site/records/fields.ts';

const page = (title: string, sheet: string): PageMeta => ({
  title,
  description:
    'The studio’s newsletter: one email when we publish an article on building science, and none in between.',
  sheet,
});

export const newsletterWords = {
  box: {
    heading: 'Stay Updated',
    promise:
      'One email when we publish an article, and none in between. You confirm your address once, and every email has an unsubscribe link.',
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
    text: 'If your address isn’t on our list yet, we’ve emailed you a link. Open it and confirm, and we’ll write when we publish an article.',
    nothing: 'Nothing after ten minutes? Check your junk folder, then check the address for typos.',
    again: 'Use another address',
  },

  subscribe: {
    page: page('Stay Updated', 'N-100'),
    lead: 'What we measure, calculate and draw before we build, in your inbox on the day we publish it.',
  },

  confirm: {
    page: page('Confirm Your Subscription', 'N-120'),
    heading: 'One more click',
    text: 'Press the button, and we’ll write to you when we publish an article. If you didn’t ask for this, close the page; without the click, we won’t write again.',
    button: 'Confirm subscription',
  },

  confirmed: {
    page: page('You Are Subscribed', 'N-130'),
    heading: 'You are subscribed',
    text: 'The next article will reach your inbox on the day we publish it. Every email has an unsubscribe link.',
  },

  unsubscribe: {
    page: page('Unsubscribe', 'N-140'),
    heading: 'No more emails?',
    text: 'Press the button, and we’ll stop right away. No password, no questions.',
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
    text: 'The link is incomplete or more than seven days old. Nothing has changed. Enter your address below, and we’ll send you a new one.',
  },

  toBlog: 'Read the articles',
  newest: 'Our two latest articles',
} as const;
