/** The words of the page on which a visitor books, `/inquiry/{token}/meeting`. */
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';

export const meetingWords = (firm: Firm) =>
  ({
    page: {
      title: 'Your meeting',
      description: 'Book a phone call, studio visit, or site visit for your consultation.',
      sheet: 'R-110',
    } satisfies PageMeta,

    back: 'Your request',
    offer: {
      label: 'Meeting',
      heading: 'Choose a meeting',
      text: 'How would you like to meet? You can reschedule or cancel up to two hours before.',
    },
    proposed: {
      heading: 'Pick a time',
      text: (until: string) => `We’re holding these times for you until ${until}.`,
      choose: 'Choose a time',
      other: 'None of these work',
    },
    ahead: { open: 'View, reschedule, or cancel' },
    /** Of the page on which its day and time are chosen. */
    choose: {
      call: 'Choose a time for your call',
      studio: 'Choose a time for your visit',
      site: 'Choose a time for your site visit',
    },
    minutes: (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} hour` : `${minutes} minutes`),
    soon: `Your meeting is less than two hours away. To change it, call ${firm.phone}.`,

    days: { heading: 'Day', earlier: 'Earlier days', later: 'Later days' },
    times: 'Time',
    zone: {
      note: (zone: string) => `Times are in Central Time, with ${zone} shown below.`,
      central: 'Times are in Central Time.',
      change: 'Show another time zone',
      label: 'Your time zone',
      common: 'United States',
      all: 'All time zones',
      save: 'Show times',
      yours: 'your time',
    },
    none: {
      heading: 'No times available',
      text: 'Online booking isn’t available right now. Call us and we’ll find a time:',
      kind: (noun: string) =>
        `No ${noun} times are open in the coming weeks. Choose another meeting type, or call ${firm.phone}.`,
    },
    confirm: {
      heading: { call: 'Confirm your call', studio: 'Confirm your visit', site: 'Confirm your site visit' },
      move: 'Confirm your new time',
      who: { call: 'Who will call', studio: 'Who you’ll meet', site: 'Who’s coming' },
      where: 'Where',
      how: 'Length',
      when: 'When',
      phone: 'Your phone number',
      phoneHint: 'We’ll call you at this number.',
      address: 'Site address',
      addressHint: 'Street and town, or the nearest road and a landmark.',
      reminders: 'We’ll email you a reminder the day before and two hours before.',
      first: (hours: number) =>
        `We’ll email you a link to confirm, and we’ll hold the time for ${hours} hours.`,
      book: { call: 'Book call', studio: 'Book visit', site: 'Book site visit' },
      moveTo: 'Confirm new time',
      other: 'Choose a different time',
      studio: `${firm.address.street}, ${firm.address.city}`,
      call: (number: string | null) => (number ? `We’ll call you at ${number}` : 'We’ll call you'),
      unknownSite: 'Your site',
    },

    /** A time that its visitor hasn't confirmed yet. */
    held: {
      heading: {
        call: 'Confirm your call',
        studio: 'Confirm your studio visit',
        site: 'Confirm your site visit',
      },
      mailed: (email: string, until: string) =>
        `It isn’t booked yet. We’ve emailed a link to ${email}. Open it and confirm by ${until}, or the time will open up for others.`,
      missing: 'No email? Check your junk folder, or correct your address:',
      correct: 'Correct email address',
      press: (until: string) =>
        `It isn’t booked yet. Confirm it here by ${until}, or the time will open up for others.`,
      confirm: (short: string) => `Confirm ${short}`,
      done: (email: string) => `One more step: open the link we just emailed to ${email}.`,
      moved: 'Rescheduled, but not confirmed yet. Open the link in our email to confirm the new time.',
    },

    booked: {
      heading: {
        call: 'Your call is booked',
        studio: 'Your studio visit is booked',
        site: 'Your site visit is booked',
      },
      calendar:
        'Open the attachment in your confirmation email to add this to your calendar. If the meeting changes, we’ll send an update.',
      move: 'Reschedule',
      cancel: {
        text: 'Your time will open up for others. You can book again anytime.',
        confirm: (short: string) => `Cancel ${short}`,
        keep: (short: string) => `Keep ${short}`,
      },
      reminders: {
        on: 'Reminders are on: the day before and two hours before, by email.',
        off: 'Reminders are off.',
        turnOff: 'Turn off reminders',
        turnOn: 'Turn on reminders',
      },
    },

    moving: {
      heading: 'Reschedule your meeting',
      now: (when: string) => `You’re still booked for ${when} until you confirm a new time.`,
      keep: 'Keep current time',
    },

    done: {
      book: 'You’re booked. We’ve emailed you a confirmation.',
      confirm: 'You’re booked. We’ve emailed you a calendar invite.',
      move: 'Rescheduled. We’ve emailed you a new confirmation.',
      cancel: 'Your meeting is canceled.',
      take: 'You’re booked. We’ve emailed you a confirmation.',
      reminders: 'Saved.',
    },

    refused: {
      heading: 'Your meeting isn’t booked yet',
      again: 'Try again',
      allTimes: 'See all times',
      books: 'Tap a time to book it.',
      place: 'Enter the site address',
      phone: 'Enter your phone number',
      keyUsed: 'You already booked a different time with this form. See it below or in your email',
      kept: 'Nothing you typed was lost.',
    },
    unavailable: {
      text: 'Something went wrong on our end, and nothing was booked or changed. Try again in a minute.',
    },

    /** What happened to the meeting, in the request's updates. */
    events: {
      requested: 'chose a time for',
      expired: (noun: string) => `The time for the ${noun} wasn’t confirmed and is open again`,
      booked: 'booked',
      moved: 'rescheduled',
      cancelled: 'canceled',
      restored: 'restored',
      proposed: 'proposed times for',
      held: (noun: string) => `The ${noun} was held`,
      a: (noun: string) => `a ${noun}`,
      the: (noun: string) => `the ${noun}`,
      from: (when: string) => `It was scheduled for ${when}.`,
    },
  }) as const;
