/** The words of the page on which a visitor books, `/inquiry/{token}/meeting`. */
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';

export const meetingWords = (firm: Firm) =>
  ({
    page: {
      title: 'Your meeting',
      description: 'Choose a call, a studio visit or a site visit for your consultation request.',
      sheet: 'R-110',
    } satisfies PageMeta,

    back: 'Your request',
    offer: {
      label: 'Meeting',
      heading: 'Choose a meeting',
      text: 'Choose how you’d like to talk it through. You can move or cancel it until two hours before.',
    },
    proposed: {
      heading: 'We propose these times',
      text: (until: string) => `We keep them free for you until ${until}. Take one, and it’s booked.`,
      choose: 'Choose one of these times',
      other: 'None of these suits',
    },
    ahead: { open: 'See, move or cancel' },
    /** Of the page on which its day and time are chosen. */
    choose: {
      call: 'Choose a time for the call',
      studio: 'Choose a time to visit',
      site: 'Choose a time for the site visit',
    },
    minutes: (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} hour` : `${minutes} minutes`),
    soon: `It’s less than two hours away. To change it, call ${firm.phone}.`,

    days: { heading: 'Day', earlier: 'Earlier days', later: 'Later days' },
    times: 'Time',
    zone: {
      note: (zone: string) => `Times are in Central Time, with ${zone} below.`,
      central: 'Times are in Central Time.',
      change: 'Show another time zone',
      label: 'Your time zone',
      common: 'United States',
      all: 'All time zones',
      save: 'Show times',
      yours: 'your time',
    },
    none: {
      heading: 'No times right now',
      text: 'No meetings can be booked online at the moment. Call us, and we’ll find a time:',
      kind: (noun: string) =>
        `No ${noun} can be booked in the coming weeks. Choose another kind, or call ${firm.phone}.`,
    },
    confirm: {
      heading: { call: 'Confirm the call', studio: 'Confirm your visit', site: 'Confirm the site visit' },
      move: 'Confirm the new time',
      who: { call: 'Who calls', studio: 'Who meets you', site: 'Who comes' },
      where: 'Where',
      how: 'How long',
      when: 'When',
      phone: 'Number to call',
      phoneHint: 'We call you at this number.',
      address: 'Address of the site',
      addressHint: 'Street and town, or the nearest road and what to look for.',
      reminders: 'We email a reminder the day before and two hours before. You can turn them off.',
      first: (hours: number) =>
        `We’ll email you a link to confirm the time, and hold it for you for ${hours} hours.`,
      book: { call: 'Book the call', studio: 'Book the visit', site: 'Book the site visit' },
      moveTo: 'Move it to this time',
      other: 'Another time',
      studio: `${firm.address.street}, ${firm.address.city}`,
      call: (number: string | null) => (number ? `We call you at ${number}` : 'We call you'),
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
        `It isn’t booked yet. We sent an email to ${email}: open its link and confirm there. We hold the time for you until ${until}; then it’s free for others.`,
      missing: 'No email? Look in your spam folder, or correct your address:',
      correct: 'Correct the email address',
      press: (until: string) =>
        `It isn’t booked yet. Confirm it here. We hold the time for you until ${until}; then it’s free for others.`,
      confirm: (short: string) => `Confirm ${short}`,
      done: (email: string) => `One step is left: open the link in the email that we just sent to ${email}.`,
      moved: 'Moved. It still has to be confirmed: the link in our email leads to the new time.',
    },

    booked: {
      heading: {
        call: 'Your call is booked',
        studio: 'Your studio visit is booked',
        site: 'Your site visit is booked',
      },
      calendar:
        'The email about it brings a calendar entry: open the attachment to add the meeting to your calendar. When it moves or is canceled, the entry follows.',
      move: 'Move it',
      cancel: {
        text: 'The time is free for others then. You can choose another one.',
        confirm: (short: string) => `Cancel ${short}`,
        keep: (short: string) => `Keep ${short}`,
      },
      reminders: {
        on: 'Reminders are on: the day before and two hours before, by email.',
        off: 'Reminders are off.',
        turnOff: 'Turn reminders off',
        turnOn: 'Turn reminders on',
      },
    },

    moving: {
      heading: 'Move the meeting',
      now: (when: string) => `It stays on ${when} until you confirm another time.`,
      keep: 'Keep it as it is',
    },

    done: {
      book: 'Booked. A confirmation is on its way by email.',
      confirm: 'Confirmed and booked. A calendar entry is on its way by email.',
      move: 'Moved. A new confirmation is on its way by email.',
      cancel: 'The meeting is canceled.',
      take: 'Booked. A confirmation is on its way by email.',
      reminders: 'Saved.',
    },

    refused: {
      heading: 'Not booked yet',
      again: 'Send it again',
      allTimes: 'All days and times',
      books: 'A tap on a time books it.',
      place: 'Give the address of the site',
      phone: 'Give the number that we should call',
      keyUsed:
        'This form was already sent with another time. The meeting it booked is below, or in your emails',
      kept: 'Everything you typed is still here.',
    },
    unavailable: {
      text: 'The fault is on our side, and nothing was booked or changed. Send it again in a minute.',
    },

    /** What happened to the meeting, in the request's updates. */
    events: {
      requested: 'chose a time for',
      expired: (noun: string) => `The time for the ${noun} wasn’t confirmed, and is free again`,
      booked: 'booked',
      moved: 'moved',
      cancelled: 'canceled',
      restored: 'brought back',
      proposed: 'proposed times for',
      held: (noun: string) => `The ${noun} took place`,
      a: (noun: string) => `a ${noun}`,
      the: (noun: string) => `the ${noun}`,
      from: (when: string) => `It was on ${when}.`,
    },
  }) as const;
