/** The words of the newsletter: the box, its pages, and what comes back when something is wrong (specification §2 Blog). */
import type { PageMeta } from '#contract/page.ts';

const page = (title: string, sheet: string): PageMeta => ({
  title,
  description:
    'The newsletter of the studio: one e-mail when an article on building science is published, and none in between.',
  sheet,
});

export const newsletterWords = {
  box: {
    heading: 'Stay Updated',
    promise:
      'One e-mail when an article is published, and none in between. You confirm your address once; every e-mail has a link that ends it.',
    label: 'Your e-mail address',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sending: 'Subscribing...',
    unreachable:
      'We couldn’t be reached, and nothing was sent. Your address is still in the field; please try again.',
  },

  /** After the box was sent; the same for every address. */
  asked: {
    page: page('Check Your Inbox', 'N-110'),
    heading: 'Check your inbox',
    text: 'If this address isn’t on our list yet, an e-mail with a link is on its way to it. Open the link and confirm; after that we write when an article is published.',
    nothing:
      'Nothing there after ten minutes? Look into the folder for junk mail, and check the address for a slip.',
    again: 'Use another address',
  },

  subscribe: {
    page: page('Stay Updated', 'N-100'),
    lead: 'What we measure, calculate and draw before we build, as soon as it is written down.',
  },

  confirm: {
    page: page('Confirm Your Subscription', 'N-120'),
    heading: 'One more click',
    text: 'Press the button, and we write to you when an article is published. If you didn’t ask for this, close the page: without the click we never write again.',
    button: 'Confirm subscription',
  },

  confirmed: {
    page: page('You Are Subscribed', 'N-130'),
    heading: 'You are subscribed',
    text: 'The next article comes to your inbox on the day it is published. Every e-mail has a link that ends it.',
  },

  unsubscribe: {
    page: page('Unsubscribe', 'N-140'),
    heading: 'No more e-mails?',
    text: 'Press the button, and we stop writing to you at once. You need no password and no reason.',
    button: 'Unsubscribe',
  },

  unsubscribed: {
    page: page('You Are Unsubscribed', 'N-150'),
    heading: 'You are unsubscribed',
    text: 'We don’t write to you any more. The articles stay here for everyone to read, and you can subscribe again whenever you like.',
  },

  /** A link that is cut off, too old, or of an address that was erased. */
  invalid: {
    page: page('This Link No Longer Works', 'N-160'),
    heading: 'This link no longer works',
    text: 'It is older than seven days, or not all of it arrived. Nothing was changed. Put your address in below, and we send you a new one.',
  },

  toBlog: 'Read the articles',
  newest: 'The newest two',
} as const;
