/** Why a calendar couldn't be read, in words for its owner. The address is a secret, and so never part of them. */
export class BusyTrouble extends Error {
  override name = 'BusyTrouble';
}

export const trouble = {
  notHttps: () => new BusyTrouble('The address must begin with https://.'),
  notPublic: () =>
    new BusyTrouble(
      'The address leads into a private network. Use one that can be reached from the internet.',
    ),
  webPage: () =>
    new BusyTrouble(
      'The address leads to a web page, not to a calendar. Copy the calendar’s secret address in iCal format.',
    ),
  notCalendar: () => new BusyTrouble('What the address answers is no calendar in iCal format.'),
  unfinished: () => new BusyTrouble('The calendar breaks off before its end.'),
  tooLarge: () => new BusyTrouble('The calendar is larger than 2 MB. Connect one with fewer entries.'),
  tooSlow: () => new BusyTrouble('The calendar’s server took longer than 10 seconds.'),
  compressed: () =>
    new BusyTrouble('The calendar’s server sends only compressed answers, which we don’t take.'),
  redirects: () => new BusyTrouble('The address is redirected more than three times.'),
  status: (status: number) =>
    new BusyTrouble(
      [401, 403, 404, 410].includes(status)
        ? `The calendar’s server answered ${status}: the address is no longer valid. Copy it again.`
        : `The calendar’s server answered ${status}.`,
    ),
  unknownHost: () => new BusyTrouble('The calendar’s server can’t be found. Check the address.'),
  unreachable: () => new BusyTrouble('The calendar’s server can’t be reached.'),
  certificate: () => new BusyTrouble('The calendar’s server has no valid certificate.'),
  tooHeavy: () =>
    new BusyTrouble(
      'The calendar has too many entries, or ones that repeat too often to be counted. Connect one with fewer.',
    ),
};
