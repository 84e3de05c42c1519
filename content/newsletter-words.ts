/** The words of the newsletter: the box, its pages, and what comes back when something is wrong (requirements §3.7). */
import type { PageMeta } from '#contract/site/records/fields.ts';

const page = (title: string, sheet: string): PageMeta => ({
  title,
  description: 'Our newsletter: one email when we publish a new building science article.',
  sheet,
});

export const newsletterWords = {
  box: {
    heading: 'Stay Updated',
    promise: 'One email for each new article. No spam, and you can unsubscribe anytime.',
    label: 'Email address',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sending: 'Subscribing...',
    unreachable: 'We couldn’t sign you up. Check your connection and try again.',
  },

  /** After the box was sent; the same for every address. */
  asked: {
    page: page('Check Your Inbox', 'N-110'),
    heading: 'Check your inbox',
    text: 'If you’re new to our list, we’ve emailed you a link. Open it to confirm your subscription.',
    nothing: 'Nothing after ten minutes? Check your junk folder, then check your address for typos.',
    again: 'Use a different address',
  },

  subscribe: {
    page: page('Stay Updated', 'N-100'),
    lead: 'What we measure, calculate, and draw before we build, in your inbox the day we publish it.',
  },

  confirm: {
    page: page('Confirm Your Subscription', 'N-120'),
    heading: 'One more click',
    text: 'Confirm to get an email when we publish an article. Didn’t sign up? Close this page and you won’t hear from us again.',
    button: 'Confirm subscription',
  },

  confirmed: {
    page: page('You Are Subscribed', 'N-130'),
    heading: 'You’re subscribed',
    text: 'The next article will reach your inbox the day we publish it. Every email has an unsubscribe link.',
  },

  unsubscribe: {
    page: page('Unsubscribe', 'N-140'),
    heading: 'No more emails?',
    text: 'We’ll stop right away. No password, no questions.',
    button: 'Unsubscribe',
  },

  unsubscribed: {
    page: page('You Are Unsubscribed', 'N-150'),
    heading: 'You’re unsubscribed',
    text: 'We won’t email you again. You can still read every article here, and subscribe again anytime.',
  },

  /** A link that is cut off, too old, or of an address that was erased. */
  invalid: {
    page: page('This Link No Longer Works', 'N-160'),
    heading: 'This link no longer works',
    text: 'It’s incomplete or more than seven days old. Enter your address below and we’ll send a new one.',
  },

  toBlog: 'Read the articles',
  newest: 'Our two latest articles',
} as const;
