/** The words of every mail that the server sends; staff's replies have their own templates (`reply-templates.ts`). */
import type { Firm } from '#contract/site/records/firm.ts';
import { addressOf } from './firm.ts';

export const mailWords = (firm: Firm) =>
  ({
    /** Column heads of the schedule that lists what a visitor sent. */
    fields: {
      reference: 'Reference',
      received: 'Received',
      due: 'Reply due',
      area: 'Town',
      pictures: 'Pictures',
      landingPage: 'Landing page',
      referrer: 'Referred by',
      campaign: 'Campaign',
    },
    notGiven: 'Not given',
    picture: (number: number) => `Picture ${number}`,

    inquiryStaff: {
      sheet: 'New inquiry',
      subject: (reference: string, rest: string) => `New inquiry ${reference}: ${rest}`,
      heading: (name: string) => `New inquiry from ${name}`,
      open: 'Open inquiry',
      source: 'How they found us',
      answering:
        'Reply from the dashboard to stop the 24-hour clock. A reply to this email goes to the client, but isn’t recorded.',
    },

    inquiryVisitor: {
      sheet: 'Your request',
      subject: (reference: string) => `We’ve received your request (${reference})`,
      heading: 'Thank you for your request',
      lead: (due: string) => `We’ll call or email you by ${due}.`,
      keep: 'Keep this reference handy in case you call.',
      sent: 'What you sent us',
      open: 'View your request',
      link: 'Check the status, add pictures or a message, update your contact details, or withdraw your request. This link is private, so please don’t share it.',
      noLink: `To add anything, reply to this email or call ${firm.phone}.`,
      stranger: `Didn’t send this? Someone may have entered your address by mistake. Call ${firm.phone} and we’ll delete it.`,
    },

    reply: {
      sheet: 'Reply',
      quoted: (reference: string) => `About your request ${reference}`,
      open: 'View your request',
      meet: 'Choose a time to talk',
      hint: 'Reply to this email, or send us a message on your request’s page.',
    },

    visitorUpdate: {
      sheet: 'Client update',
      stoppedReply:
        'Because of this, we didn’t send your scheduled reply. You’ll find its text on the timeline.',
      kinds: {
        message: {
          subject: 'sent an update',
          heading: (name: string) => `${name} sent an update`,
          lead: '',
        },
        correction: {
          subject: 'updated their contact details',
          heading: (name: string) => `${name} updated their contact details`,
          lead: '',
        },
        withdrawal: {
          subject: 'withdrew their inquiry',
          heading: (name: string) => `${name} withdrew their inquiry`,
          lead: 'No reply is due. We’ll let you know if they reopen it.',
        },
        'withdrawal-taken-back': {
          subject: 'reopened their inquiry',
          heading: (name: string) => `${name} reopened their inquiry`,
          lead: 'If no one has contacted them yet, the 24-hour clock runs from their original inquiry.',
        },
        'erasure-request': {
          subject: 'asked us to delete their data',
          heading: (name: string) => `${name} asked us to delete their data`,
          lead: 'This covers the inquiry, messages, and pictures. An owner can erase them in the dashboard.',
        },
      },
      message: 'Message',
      before: 'Before',
      now: 'After',
      oldAddress:
        'The private link sent to the old address still works. If that address belongs to someone else, send a new link from the dashboard.',
      open: 'Open inquiry',
    },

    assignment: {
      sheet: 'Assigned to you',
      subject: (reference: string, rest: string) => `Assigned to you: ${reference}, ${rest}`,
      one: (by: string) => `${by} assigned you an inquiry`,
      many: (by: string, count: number) =>
        `${by} assigned you ${count === 1 ? 'an inquiry' : `${count.toLocaleString('en-US')} inquiries`}`,
      lead: 'Your dashboard lists your inquiries in the order they’re due.',
      open: 'Open inquiry',
      openList: 'View my inquiries',
      why: 'To stop these emails, change your settings on your account page.',
    },

    invitation: {
      sheet: 'Dashboard',
      subject: (by: string) => `${by} invited you to the ${firm.name} dashboard`,
      heading: `Welcome to ${firm.name}`,
      lead: (by: string) =>
        `${by} created an account for you on the dashboard where we manage inquiries. Choose a password to get started.`,
      open: 'Set up my account',
      until: (moment: string) => `This link works once and expires ${moment}. After that, ask for a new one.`,
    },

    passwordReset: {
      sheet: 'Dashboard',
      subject: `Reset your ${firm.name} password`,
      heading: 'Reset your password',
      lead: 'A password reset was requested for your dashboard account.',
      open: 'Choose a new password',
      until: (moment: string) =>
        `This link works once and expires ${moment}. Didn’t ask for this? Ignore this email and your password stays the same.`,
    },

    twoFactorRemoved: {
      sheet: 'Dashboard',
      subject: `Two-factor sign-in was turned off for your ${firm.name} account`,
      heading: 'Two-factor sign-in was turned off',
      lead: (by: string | null, passkeysToo: boolean) =>
        `${by ?? 'Your site administrator'} removed two-factor sign-in${passkeysToo ? ' and your passkeys' : ''} from your account and signed you out everywhere. You can now sign in with just your password. Your old recovery codes no longer work.`,
      open: 'Turn on two-factor sign-in',
      stranger: `Didn’t expect this? Tell a studio owner right away, or call ${firm.phone}.`,
    },

    siteAlert: {
      sheet: 'Dashboard',
      attention: 'Needs attention',
      heading: (problems: number) =>
        problems === 1
          ? 'Your website needs attention'
          : `Your website needs attention: ${problems} problems`,
      over: 'Resolved',
      open: 'Check the website',
    },

    passkeyAdded: {
      sheet: 'Dashboard',
      subject: `New passkey on your ${firm.name} account`,
      heading: 'A passkey was added to your account',
      lead: (name: string) => `You can now sign in with the passkey “${name}.” Your password still works.`,
      open: 'View passkeys',
      stranger: `Wasn’t you? Remove the passkey, change your password, and tell a studio owner right away, or call ${firm.phone}.`,
    },

    passkeyRemoved: {
      sheet: 'Dashboard',
      subject: `Passkey removed from your ${firm.name} account`,
      heading: 'A passkey was removed from your account',
      lead: (name: string) =>
        `You can no longer sign in with the passkey “${name}.” Devices already signed in stay signed in until you sign them out.`,
      open: 'View account',
      stranger: `Wasn’t you? Change your password and tell a studio owner right away, or call ${firm.phone}.`,
    },

    newsletterConfirmation: {
      sheet: 'Newsletter',
      subject: `Confirm your subscription to ${firm.name}`,
      heading: 'Confirm your subscription',
      lead: 'Thanks for signing up. You’ll get one email each time we publish a building science article, and nothing else.',
      open: 'Confirm subscription',
      stranger: 'Didn’t sign up? Ignore this email and you won’t hear from us again.',
    },

    newsletterArticle: {
      sheet: 'Newsletter',
      open: 'Read the article',
      why: 'You’re receiving this because you subscribed to our newsletter.',
      unsubscribe: 'Unsubscribe',
    },

    /** To the visitor, about a meeting; `noun` is such as "site visit" (content/booking-words.ts). */
    meeting: {
      sheet: 'Your meeting',
      fields: { when: 'When', yours: 'Your time', with: 'With', where: 'Where', before: 'Previous time' },
      requested: {
        subject: (noun: string, when: string) => `Confirm your ${noun}: ${when}`,
        heading: 'Confirm your meeting',
        lead: (until: string) =>
          `We’re holding this time for you until ${until}. Confirm it on your request’s page, or it will open up for others.`,
        open: 'Confirm meeting',
        stranger:
          'Didn’t ask for a meeting? Ignore this email and nothing will be booked. This link is private, so please don’t share it.',
        noLink: `To confirm, call ${firm.phone}.`,
      },
      booked: {
        subject: (noun: string, when: string) => `Your ${noun} is booked: ${when}`,
        heading: 'You’re booked',
        lead: 'Open the attached invite to add it to your calendar. If anything changes, we’ll send an update.',
      },
      moved: {
        subject: (noun: string, when: string) => `Your ${noun} was rescheduled: ${when}`,
        heading: 'Your meeting has a new time',
        lead: 'Open the attached invite to update your calendar.',
      },
      cancelled: {
        subject: (noun: string, when: string) => `Canceled: your ${noun}, ${when}`,
        heading: 'Your meeting is canceled',
        lead: 'The attached update removes it from your calendar. Your request is still open.',
        open: 'Book another time',
        noLink: `To book another time, call ${firm.phone}.`,
      },
      reminder: {
        subject: (noun: string, when: string) => `Reminder: your ${noun}, ${when}`,
        heading: 'See you soon',
        lead: 'We’re looking forward to talking with you.',
        off: 'Use the same link to turn off reminders.',
      },
      proposed: {
        subject: (noun: string, reference: string) => `Choose a time for your ${noun} (${reference})`,
        heading: 'Choose a time',
        lead: (by: string, noun: string) => `${by} suggested these times for your ${noun}.`,
        times: 'Available times',
        until: (moment: string) => `We’re holding these times for you until ${moment}.`,
        open: 'Choose a time',
        noLink: `To choose one, reply to this email or call ${firm.phone}.`,
      },
      open: 'Reschedule or cancel',
      change:
        'You can reschedule or cancel up to two hours before. This link is private, so please don’t share it.',
      noLink: `To reschedule or cancel, call ${firm.phone}.`,
      /** Where it takes place. `place` is what the visitor or staff gave. */
      where: {
        call: (phone: string | null) => (phone ? `We’ll call you at ${phone}` : 'We’ll call you'),
        studio: `Our studio, ${addressOf(firm)}`,
        site: (place: string | null) => place ?? 'Your site',
      },
      /** In calendars. */
      entry: {
        toVisitor: (label: string) => `${label}, ${firm.name}`,
        toStaff: (label: string, reference: string, about: string) =>
          [label, reference, about].filter(Boolean).join(', '),
        feed: `${firm.name} meetings`,
        change: (url: string) => `Reschedule or cancel: ${url}`,
        phone: `Questions: ${firm.phone}`,
      },
    },

    meetingStaff: {
      sheet: 'Meetings',
      visitor: 'The client',
      changes: {
        booked: {
          subject: 'Meeting booked',
          heading: (by: string, noun: string) => `${by} booked a ${noun} with you`,
        },
        moved: {
          subject: 'Meeting rescheduled',
          heading: (by: string, noun: string) => `${by} rescheduled your ${noun}`,
        },
        cancelled: {
          subject: 'Meeting canceled',
          heading: (by: string, noun: string) => `${by} canceled your ${noun}`,
        },
        given: {
          subject: 'Meeting reassigned',
          heading: (by: string, noun: string) => `${by} reassigned your ${noun} to a colleague`,
        },
        'taken-over': {
          subject: 'Meeting assigned to you',
          heading: (by: string, noun: string) => `${by} assigned you a ${noun}`,
        },
        erased: {
          subject: 'Meeting removed',
          heading: (_by: string, noun: string) => `A ${noun} was removed from your calendar`,
        },
      },
      erased: 'The inquiry was erased, so we can’t show details. The time is open again.',
      kind: 'Type',
      name: 'Client',
      phone: 'Phone',
      open: 'Open inquiry',
      calendar: 'Open my calendar',
    },
  }) as const;
