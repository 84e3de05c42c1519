/**
 * Beginnings of replies; staff edit them before they go. Fields in braces are filled in;
 * contract/mail/reply-template.ts lists them.
 */
import type { ReplyTemplate } from '#contract/mail/reply-template.ts';

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'call',
    label: 'Suggest a call',
    subject: 'Your request {reference}: when may we call?',
    text: `Hello {firstName},

thank you for writing to us about your {service}. We have read your request and would like to talk it through with you: where the ground is, what the building has to do, and what you have in mind to spend. Half an hour is enough.

Which day and time suit you this week? Or call us at {phone}; please have your reference {reference} at hand.

{staff}`,
  },
  {
    id: 'site-visit',
    label: 'Suggest a site visit',
    subject: 'Your request {reference}: a visit to the site',
    text: `Hello {firstName},

thank you for your request about your {service}. The next step is for us to see the place. We look at the access, the slope and drainage, where the sun and the wind come from, and at what is already there.

Please send us two or three days that suit you, and the address or a pin on a map. All we need is someone to open the gate.

{staff}`,
  },
  {
    id: 'more-details',
    label: 'Ask for more details',
    subject: 'Your request {reference}: a few questions',
    text: `Hello {firstName},

thank you for your request. To give you an answer that is worth something, we need to know a little more about your {service}:

- Where is it, and do you own the land or the building already?
- About how large should it be?
- When would you like to begin, and is there a date by which it has to be done?
- Are there plans, a survey or pictures? Your private page takes pictures, or attach them to your reply.

You can simply reply to this email.

{staff}`,
  },
  {
    id: 'no-capacity',
    label: 'We can’t take it on now',
    subject: 'Your request {reference}',
    text: `Hello {firstName},

thank you for asking us about your {service}. We have looked at it and can’t take it on at the moment, and we would rather say so now than keep you waiting.

If your dates can move, tell us, and we will say when we could begin.

{staff}`,
  },
  {
    id: 'after-talk',
    label: 'After we have talked',
    subject: 'Your {service}: what we agreed ({reference})',
    text: `Hello {firstName},

thank you for your time. This is what we understood, so that you can correct us:

- What you want to build:
- Where, and what is there now:
- What comes next, from us and from you:

Is anything missing or wrong? Please reply to this email, or call {phone}.

{staff}`,
  },
];
