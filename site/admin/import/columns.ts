/** Meanings of a file's columns: matched by name, changed by the owner. */
export const TARGETS = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  message: 'Project details',
  serviceType: 'Service type',
  area: 'Town',
  createdAt: 'Received',
  status: 'Status',
  priority: 'Priority',
  tags: 'Tags',
  referredBy: 'Source',
  notes: 'Notes',
} as const;

export type ImportTarget = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as ImportTarget[];

/** By column; null for one that isn't imported. */
export type ColumnMatches = (ImportTarget | null)[];

/** Names in other programs' exports, as letters and digits alone. */
const NAMES: Record<ImportTarget, readonly string[]> = {
  name: [
    'name',
    'fullname',
    'contact',
    'contactname',
    'client',
    'clientname',
    'customer',
    'customername',
    'leadname',
  ],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'mobilephonenumber',
    'cell',
    'cellphone',
    'telephone',
    'tel',
  ],
  email: ['email', 'emailaddress', 'mail', 'primaryemail', 'email1'],
  message: [
    'projectdetails',
    'message',
    'details',
    'description',
    'project',
    'inquiry',
    'request',
    'whattheyneed',
    'needs',
  ],
  serviceType: ['servicetype', 'service', 'projecttype', 'worktype', 'jobtype'],
  area: ['town', 'area', 'city', 'county', 'location'],
  createdAt: [
    'received',
    'created',
    'createdat',
    'createdate',
    'createdon',
    'datecreated',
    'date',
    'leaddate',
    'submitted',
    'submittedat',
    'timestamp',
  ],
  status: ['status', 'leadstatus', 'stage', 'dealstage', 'pipelinestage'],
  priority: ['priority', 'urgency', 'howsoon'],
  tags: ['tags', 'tag', 'labels', 'label'],
  referredBy: [
    'sentby',
    'referredby',
    'source',
    'leadsource',
    'originalsource',
    'referral',
    'howdidyouhearaboutus',
  ],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
};

/** Matches columns by their names, each target once, the most usual name first. */
export function matchColumns(header: readonly string[]): ColumnMatches {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replace(/\(.*?\)/g, '')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const matches: ColumnMatches = header.map(() => null);
  for (const target of TARGET_NAMES) {
    const known = NAMES[target].find((name) => matches[names.indexOf(name)] === null);
    if (known !== undefined) matches[names.indexOf(known)] = target;
  }
  // A whole name makes its parts superfluous.
  if (!matches.includes('name')) return matches;
  return matches.map((target) => (target === 'firstName' || target === 'lastName' ? null : target));
}
