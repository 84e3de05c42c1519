/**
 * Beginnings of replies; staff edit them before they go. Fields in braces are filled in;
 * contract/mail/reply-template.ts lists them.
 */
import type { ReplyTemplate } from '#contract/mail/reply-template.ts';

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'call',
    label: 'Suggest a call',
    subject: 'A quick call about your {service} ({reference})',
    text: `Hello {firstName},

Thank you for reaching out about your {service}. We’ve read your request and would enjoy hearing more.

Could we set up a call this week? Twenty minutes is plenty. We’d like to talk through your site, what you need the building to do, and the budget you have in mind.

Reply with a day and time that work for you, or call us at {phone} and mention {reference}.

Best,
{staff}`,
  },
  {
    id: 'site-visit',
    label: 'Suggest a site visit',
    subject: 'Let’s walk your site ({reference})',
    text: `Hello {firstName},

Thank you for telling us about your {service}. The best next step is to see the place with you. We’ll look at access, slope and drainage, sun and wind, and anything already built.

Could you send us two or three days that work, along with the address or a map pin? Plan on about 90 minutes. If there’s a gate, let us know how to get in.

Looking forward to meeting you,
{staff}`,
  },
  {
    id: 'more-details',
    label: 'Ask for more details',
    subject: 'A few questions about your {service} ({reference})',
    text: `Hello {firstName},

Thank you for your request. A few details will help us give you a useful answer about your {service}:

- Where is the property, and do you own it yet?
- About how large a project do you have in mind?
- When would you like to start, and do you have a deadline?
- Do you have plans, a survey, or pictures? You can reply with them or add them to your private page.

Short answers are fine. Just reply to this email, or call us at {phone} if that’s easier.

Best,
{staff}`,
  },
  {
    id: 'no-capacity',
    label: 'We can’t take it on right now',
    subject: 'Your {service}: we can’t take it on right now ({reference})',
    text: `Hello {firstName},

Thank you for thinking of us for your {service}. We’ve looked at your request carefully, and our schedule won’t let us give it the attention it deserves right now. We’d rather tell you today than keep you waiting.

If your dates are flexible, reply and let us know. We’ll tell you when we could start.

Either way, we wish you the best with your project.

{staff}`,
  },
  {
    id: 'after-talk',
    label: 'Follow up after a call',
    subject: 'Notes from our conversation about your {service} ({reference})',
    text: `Hello {firstName},

Thank you for your time. Here’s what we took away from our conversation:

- Your project:
- The site today:
- Next steps for us:
- Next steps for you:

Did we miss anything or get something wrong? Reply to this email or call us at {phone}.

Best,
{staff}`,
  },
];
