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
      landingPage: 'Landed on',
      referrer: 'Came from',
      campaign: 'Campaign',
    },
    notGiven: 'not given',
    picture: (number: number) => `Picture ${number}`,

    inquiryStaff: {
      sheet: 'New inquiry',
      subject: (reference: string, rest: string) => `New inquiry ${reference}: ${rest}`,
      heading: (name: string) => `${name} asks for a consultation`,
      open: 'Open in the dashboard',
      source: 'Where the visit came from',
      answering:
        'Replies to this email go to the visitor. The dashboard records an answer, and stops the clock, only if you reply there or log the contact.',
    },

    inquiryVisitor: {
      sheet: 'Your request',
      subject: (reference: string) => `We have your request ${reference}`,
      heading: 'We have your request',
      lead: (due: string) => `We’ll answer by ${due}, by phone or email.`,
      keep: 'Have the reference at hand when you call; it covers everything below.',
      sent: 'What you sent',
      open: 'Open your request',
      link: 'On that page you can check the request’s status, add pictures or a message, correct your phone or email, or withdraw. The link is private: anyone who has it can do the same, so don’t share it.',
      noLink: `To add something, reply to this email or call ${firm.phone}.`,
      stranger: `Someone else may have entered your address. If you didn’t send this, call us at ${firm.phone} and we’ll erase it.`,
    },

    reply: {
      sheet: 'Reply',
      quoted: (reference: string) => `About your request ${reference}`,
      open: 'Open your request',
      meet: 'Choose a time to talk',
      hint: 'Reply to this email, or write to us on your request’s page.',
    },

    visitorUpdate: {
      sheet: 'From the visitor',
      stoppedReply:
        'The reply that was scheduled for this request didn’t go out. Its text is on the timeline.',
      kinds: {
        message: {
          subject: 'added to the request',
          heading: (name: string) => `${name} added to the request`,
          lead: '',
        },
        correction: {
          subject: 'corrected contact details',
          heading: (name: string) => `${name} corrected the contact details`,
          lead: '',
        },
        withdrawal: {
          subject: 'withdrew the request',
          heading: (name: string) => `${name} withdrew the request`,
          lead: 'No reply is due; the clock has stopped. If the visitor reinstates the request, we’ll tell you.',
        },
        'withdrawal-taken-back': {
          subject: 'reinstated the request',
          heading: (name: string) => `${name} reinstated the request`,
          lead: 'If no one has contacted the visitor yet, the clock runs again from the time of the request.',
        },
        'erasure-request': {
          subject: 'asks for erasure',
          heading: (name: string) => `${name} asks for erasure`,
          lead: 'The visitor wants this request erased with everything attached to it, pictures included. An owner can do this in the dashboard.',
        },
      },
      message: 'Message',
      before: 'Before',
      now: 'Now',
      oldAddress:
        'The private link was sent to the previous address, and still works. If that address belongs to someone else, renew the link in the dashboard.',
      open: 'Open in the dashboard',
    },

    assignment: {
      sheet: 'Assigned to you',
      subject: (reference: string, rest: string) => `Assigned to you: ${reference}, ${rest}`,
      one: (by: string) => `${by} assigned this inquiry to you`,
      many: (by: string, count: number) =>
        `${by} assigned ${count === 1 ? 'an inquiry' : `${count.toLocaleString('en-US')} inquiries`} to you`,
      lead: 'The dashboard lists everything assigned to you, in the order it’s due.',
      open: 'Open in the dashboard',
      openList: 'Open your inquiries',
      why: 'To stop these emails, turn them off on your account page in the dashboard.',
    },

    invitation: {
      sheet: 'Dashboard',
      subject: (by: string) => `${by} invites you to the ${firm.name} dashboard`,
      heading: 'Your account is ready',
      lead: (by: string) => `${by} has set up an account for you on the dashboard where we answer inquiries.`,
      open: 'Choose a password',
      until: (moment: string) => `The link works once, until ${moment}. After that, ask for a new one.`,
    },

    passwordReset: {
      sheet: 'Dashboard',
      subject: `A new password for the ${firm.name} dashboard`,
      heading: 'Choose a new password',
      lead: 'A new password was requested for your account on the dashboard.',
      open: 'Choose a new password',
      until: (moment: string) =>
        `The link works once, until ${moment}. If you don’t use it, your password stays the same.`,
    },

    twoFactorRemoved: {
      sheet: 'Dashboard',
      subject: `Two-factor sign-in is off on your ${firm.name} account`,
      heading: 'Two-factor sign-in is off',
      lead: (by: string | null, passkeysToo: boolean) =>
        `${by ?? 'Our server’s operator'} removed two-factor sign-in${passkeysToo ? ' and your passkeys' : ''} from your account on the dashboard and ended all your sessions. Your password alone now signs you in. Unused recovery codes no longer work.`,
      open: 'Set it up again',
      stranger: `If you didn’t ask for this, tell an owner of the studio right away, or call ${firm.phone}.`,
    },

    passkeyAdded: {
      sheet: 'Dashboard',
      subject: `A passkey was added to your ${firm.name} account`,
      heading: 'A passkey was added',
      lead: (name: string) =>
        `“${name}” can now sign you in to the dashboard, without your password and without a code. Your password still works.`,
      open: 'See your passkeys',
      stranger: `If you didn’t add it, remove it, change your password, and tell an owner of the studio right away, or call ${firm.phone}.`,
    },

    passkeyRemoved: {
      sheet: 'Dashboard',
      subject: `A passkey was removed from your ${firm.name} account`,
      heading: 'A passkey was removed',
      lead: (name: string) =>
        `“${name}” no longer signs you in to the dashboard. Devices that are signed in stay so until you sign them out.`,
      open: 'See your account',
      stranger: `If you didn’t remove it, change your password and tell an owner of the studio right away, or call ${firm.phone}.`,
    },

    newsletterConfirmation: {
      sheet: 'Newsletter',
      subject: `Is this your address? The newsletter of ${firm.name}`,
      heading: 'One click, and you are on the list',
      lead: 'This address was entered for our newsletter: one email when an article on building science is published, and nothing else.',
      open: 'Yes, send me the newsletter',
      stranger: 'If that wasn’t you, do nothing. Without the click we won’t write to this address again.',
    },

    newsletterArticle: {
      sheet: 'Newsletter',
      open: 'Read the article',
      why: 'You get this because you confirmed your address for our newsletter.',
      unsubscribe: 'Unsubscribe',
    },

    /** To the visitor, about a meeting; `noun` is such as "site visit" (content/booking-words.ts). */
    meeting: {
      sheet: 'Your meeting',
      fields: { when: 'When', yours: 'Your time', with: 'With', where: 'Where', before: 'Before' },
      requested: {
        subject: (noun: string, when: string) => `Confirm your ${noun}: ${when}`,
        heading: 'Confirm your meeting',
        lead: (until: string) =>
          `We’re holding this time for you until ${until}. Open the page and confirm it there, or the time goes back to others.`,
        open: 'Confirm the meeting',
        stranger:
          'You didn’t ask for a meeting? Ignore this email, and nothing is booked. The link is private, so don’t share it.',
        noLink: `To confirm it, call ${firm.phone}.`,
      },
      booked: {
        subject: (noun: string, when: string) => `Your ${noun}: ${when}`,
        heading: 'Your meeting is booked',
        lead: 'The calendar entry in this email puts it in your calendar. If the time changes, the entry moves with it.',
      },
      moved: {
        subject: (noun: string, when: string) => `New time for your ${noun}: ${when}`,
        heading: 'Your meeting has a new time',
        lead: 'The calendar entry in this email replaces the earlier one.',
      },
      cancelled: {
        subject: (noun: string, when: string) => `Cancelled: your ${noun}, ${when}`,
        heading: 'Your meeting is cancelled',
        lead: 'The calendar entry in this email takes it out of your calendar. Your request stays with us.',
        open: 'Choose another time',
        noLink: `To choose another time, call ${firm.phone}.`,
      },
      reminder: {
        subject: (noun: string, when: string) => `Reminder: your ${noun}, ${when}`,
        heading: 'See you soon',
        lead: 'This is a reminder of your meeting with us.',
        off: 'You can turn off reminders of this meeting on the same page.',
      },
      proposed: {
        subject: (noun: string, reference: string) => `Choose a time for your ${noun} (${reference})`,
        heading: 'Choose a time',
        lead: (by: string, noun: string) => `${by} suggests these times for your ${noun}.`,
        times: 'Times',
        until: (moment: string) => `We keep these times free for you until ${moment}.`,
        open: 'Choose a time',
        noLink: `To choose one, reply to this email or call ${firm.phone}.`,
      },
      open: 'Change or cancel the meeting',
      change:
        'You can change or cancel it until two hours before. The link is private: anyone who has it can do the same, so don’t share it.',
      noLink: `To change or cancel it, call ${firm.phone}.`,
      /** Where it takes place. `place` is what the visitor or staff gave. */
      where: {
        call: (phone: string | null) => (phone ? `We call you at ${phone}` : 'We call you'),
        studio: `Our studio, ${addressOf(firm)}`,
        site: (place: string | null) => place ?? 'Your site',
      },
      /** In calendars. */
      entry: {
        toVisitor: (label: string) => `${label}, ${firm.name}`,
        toStaff: (label: string, reference: string, about: string) =>
          [label, reference, about].filter(Boolean).join(', '),
        feed: `${firm.name} meetings`,
        change: (url: string) => `Change or cancel: ${url}`,
        phone: `Questions: ${firm.phone}`,
      },
    },

    meetingStaff: {
      sheet: 'Meetings',
      visitor: 'The visitor',
      changes: {
        booked: {
          subject: 'Meeting booked',
          heading: (by: string, noun: string) => `${by} booked a ${noun} with you`,
        },
        moved: {
          subject: 'Meeting moved',
          heading: (by: string, noun: string) => `${by} moved a ${noun} of yours`,
        },
        cancelled: {
          subject: 'Meeting cancelled',
          heading: (by: string, noun: string) => `${by} cancelled a ${noun} with you`,
        },
        given: {
          subject: 'Meeting handed over',
          heading: (by: string, noun: string) => `${by} moved a ${noun} of yours to someone else`,
        },
        'taken-over': {
          subject: 'Meeting taken over',
          heading: (by: string, noun: string) => `${by} moved a ${noun} to you`,
        },
        erased: {
          subject: 'Meeting removed',
          heading: (_by: string, noun: string) => `A ${noun} of yours was removed`,
        },
      },
      erased:
        'Its request was erased with everything about it, so this email says no more. The time is free again.',
      kind: 'Kind',
      name: 'Visitor',
      phone: 'Phone',
      open: 'Open in the dashboard',
      calendar: 'Open your calendar',
    },
  }) as const;
