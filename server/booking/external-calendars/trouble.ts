/** Why a calendar couldn't be read, as a message for its owner. The secret address is never part of the message. */
export class BusyTrouble extends Error {
  override name = 'BusyTrouble';
}

export const trouble = {
  notHttps: () => new BusyTrouble('The URL must start with https://.'),
  notPublic: () =>
    new BusyTrouble('The URL points to a private network. Use one that’s reachable from the internet.'),
  webPage: () =>
    new BusyTrouble('This URL opens a web page, not a calendar. Copy the secret iCal URL instead.'),
  notCalendar: () => new BusyTrouble('This URL isn’t an iCal calendar.'),
  unfinished: () => new BusyTrouble('The calendar is incomplete.'),
  tooLarge: () => new BusyTrouble('The calendar is larger than 2 MB. Connect one with fewer events.'),
  tooSlow: () => new BusyTrouble('The calendar server took longer than 10 seconds.'),
  compressed: () =>
    new BusyTrouble('The calendar server sends only compressed responses, which aren’t supported.'),
  redirects: () => new BusyTrouble('The URL redirects more than three times.'),
  status: (status: number) =>
    new BusyTrouble(
      [401, 403, 404, 410].includes(status)
        ? `The calendar URL no longer works (error ${status}). Copy it again.`
        : `The calendar server returned error ${status}.`,
    ),
  unknownHost: () => new BusyTrouble('Can’t find the calendar server. Check the URL.'),
  unreachable: () => new BusyTrouble('Can’t reach the calendar server.'),
  certificate: () => new BusyTrouble('The calendar server’s certificate isn’t valid.'),
  tooHeavy: () =>
    new BusyTrouble('The calendar has too many events, or too many repeating ones. Connect one with fewer.'),
};
