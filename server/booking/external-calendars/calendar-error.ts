/** Why a calendar couldn't be read, as a message for its owner. The secret address is never part of the message. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}

export const calendarErrors = {
  notHttps: () => new CalendarError('The URL must start with https://.'),
  notPublic: () =>
    new CalendarError('The URL points to a private network. Use one that’s reachable from the internet.'),
  webPage: () =>
    new CalendarError('This URL opens a web page, not a calendar. Copy the secret iCal URL instead.'),
  notCalendar: () => new CalendarError('This URL isn’t an iCal calendar.'),
  unfinished: () => new CalendarError('The calendar file was cut off during download.'),
  tooLarge: () => new CalendarError('The calendar is larger than 2 MB. Connect one with fewer events.'),
  tooSlow: () => new CalendarError('The calendar server took longer than 10 seconds.'),
  compressed: () =>
    new CalendarError('The calendar server sends only compressed responses, which aren’t supported.'),
  redirects: () => new CalendarError('The URL redirects more than three times.'),
  status: (status: number) =>
    new CalendarError(
      [401, 403, 404, 410].includes(status)
        ? `The calendar URL no longer works (error ${status}). Copy it again.`
        : `The calendar server returned error ${status}.`,
    ),
  unknownHost: () => new CalendarError('Can’t find the calendar server. Check the URL.'),
  unreachable: () => new CalendarError('Can’t reach the calendar server.'),
  certificate: () => new CalendarError('The calendar server’s certificate isn’t valid.'),
  tooHeavy: () =>
    new CalendarError(
      'The calendar has too many events, or too many repeating ones. Connect one with fewer.',
    ),
};
