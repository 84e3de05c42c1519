/**
 * The statuses of an inquiry (requirements §5), in the order of the dashboard's columns and digit keys. The clock, retention,
 * spam, the visitor's page, badges and keys read this table; docs/change-map.md lists the code that names a status.
 */
type Status = {
  label: string;
  /** Color and icon of the badge. */
  badge: 'blue' | 'purple' | 'yellow' | 'green' | 'red' | 'gray';
  icon: 'dot' | 'bubble' | 'half' | 'check' | 'cross' | 'pause' | 'bar';
  /** Whether the status implies that staff made contact, which stops the 24-hour clock. */
  contact: boolean;
  /** Whether no more work is needed; retention erases only these. */
  closed: boolean;
  /** Closed without work for the studio; staff may say why (contract/inquiries/prospect.ts). */
  lost: boolean;
};

export const STATUSES = {
  new: { label: 'New', badge: 'blue', icon: 'dot', contact: false, closed: false, lost: false },
  contacted: {
    label: 'Contacted',
    badge: 'purple',
    icon: 'bubble',
    contact: true,
    closed: false,
    lost: false,
  },
  'in-progress': {
    label: 'In Progress',
    badge: 'yellow',
    icon: 'half',
    contact: true,
    closed: false,
    lost: false,
  },
  completed: { label: 'Completed', badge: 'green', icon: 'check', contact: true, closed: true, lost: false },
  cancelled: { label: 'Cancelled', badge: 'red', icon: 'cross', contact: false, closed: true, lost: true },
} as const satisfies Record<string, Status>;

export type InquiryStatus = keyof typeof STATUSES;
export const INQUIRY_STATUSES = Object.keys(STATUSES) as [InquiryStatus, ...InquiryStatus[]];

/** The table's row; undefined for a status of a newer version. */
export const statusOf = (status: string): Status | undefined =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status as InquiryStatus] : undefined;

/** The word for a status; an unknown one shows as it is stored. */
export const statusLabel = (status: string): string => statusOf(status)?.label ?? status;

/** Whether staff still owe the first contact. */
export const isWaiting = (status: string): boolean => {
  const known = statusOf(status);
  return known !== undefined && !known.contact && !known.closed;
};

/** Whether nothing more is to be done. */
export const isClosed = (status: string): boolean => statusOf(status)?.closed === true;

/** Whether it was closed without work for the studio. */
export const isLost = (status: string): boolean => statusOf(status)?.lost === true;

export const WAITING_STATUSES = INQUIRY_STATUSES.filter(isWaiting);
/** The status that a first contact gives to one of `WAITING_STATUSES`. */
export const CONTACTED_STATUS = INQUIRY_STATUSES.find((status) => STATUSES[status].contact) as InquiryStatus;
export const CLOSED_STATUSES = INQUIRY_STATUSES.filter((status) => STATUSES[status].closed);
export const LOST_STATUSES = INQUIRY_STATUSES.filter((status) => STATUSES[status].lost);
