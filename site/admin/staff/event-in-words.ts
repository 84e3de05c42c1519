import type { StaffEvent, StaffEventKind } from '#contract/staff/staff.ts';
import { ROLE_LABELS, type StaffRole } from '#contract/staff/staff-roles.ts';

/** After "made Ann". */
const AS: Record<StaffRole, string> = {
  owner: 'an owner',
  staff: 'staff',
  editor: 'an editor',
  'staff-editor': 'staff and an editor',
};

const changes = (count: number | null) => (count === 1 ? '1 change' : `${count ?? 0} changes`);

type Told = { who: string; whom: string; account: string; role: StaffRole | null; count: number | null };

const SENTENCES: Record<StaffEventKind, (told: Told) => string> = {
  'signed-in': ({ who }) => `${who} signed in`,
  invited: ({ who, whom, role }) =>
    `${who} invited ${whom}${role ? ` as ${ROLE_LABELS[role].toLowerCase()}` : ''}`,
  'link-made': ({ who, whom }) => `${who} created a new link for ${whom}`,
  'password-asked': ({ whom }) => `A password reset was requested for ${whom}`,
  'password-chosen': ({ who }) => `${who} set a password from a link`,
  'password-changed': ({ who }) => `${who} changed their password`,
  'role-changed': ({ who, whom, role }) => `${who} made ${whom} ${AS[role ?? 'staff']}`,
  disabled: ({ who, account }) => `${who} disabled ${account}`,
  enabled: ({ who, account }) => `${who} enabled ${account}`,
  'signed-out-everywhere': ({ who, whom }) => `${who} signed ${whom} out everywhere`,
  'sessions-ended': ({ who }) => `${who} ended their other sessions`,
  'two-factor-on': ({ who }) => `${who} turned on two-factor sign-in`,
  'two-factor-off': ({ who }) => `${who} turned off two-factor sign-in`,
  'two-factor-removed': ({ who, account }) => `${who} removed two-factor sign-in from ${account}`,
  'recovery-codes-made': ({ who }) => `${who} created new recovery codes`,
  'passkey-added': ({ who }) => `${who} added a passkey`,
  'passkey-removed': ({ who, whom, count }) =>
    count === null
      ? `${who} removed a passkey`
      : `A password reset removed ${count === 1 ? 'a passkey' : `${count} passkeys`} belonging to ${whom}`,
  'token-made': ({ who }) => `${who} created an API token`,
  'token-revoked': ({ who }) => `${who} revoked an API token`,
  'webhook-added': ({ who }) => `${who} added a webhook`,
  'webhook-removed': ({ who }) => `${who} removed a webhook`,
  'mail-account-changed': ({ who }) => `${who} changed the account that sends email`,
  'mail-addresses-changed': ({ who }) => `${who} changed the email addresses`,
  'retention-changed': ({ who }) => `${who} changed how long closed inquiries are kept`,
  'sessions-longer': ({ who }) => `${who} set the inactivity limit to 8 hours with two-factor sign-in`,
  'sessions-shorter': ({ who }) => `${who} set the inactivity limit to 30 minutes`,
  'site-published': ({ who, count }) => `${who} published ${changes(count)}`,
  'site-undone': ({ who, count }) => `${who} undid ${changes(count)}`,
  'site-scheduled': ({ who, count }) => `${who} scheduled ${changes(count)}`,
  'site-schedule-taken-back': ({ who, count }) => `${who} unscheduled ${changes(count)}`,
  'site-published-by-schedule': ({ who, count }) => `${changes(count)} scheduled by ${who} went live`,
  'site-schedule-failed': ({ who, count }) => `${changes(count)} scheduled by ${who} failed to publish`,
  'site-picture-removed': ({ who }) => `${who} permanently deleted a picture`,
  export: ({ who }) => `${who} exported inquiries`,
  'newsletter-export': ({ who, count }) =>
    `${who} exported newsletter subscribers (${(count ?? 0).toLocaleString('en-US')})`,
  'person-export': ({ who }) => `${who} exported all data for one email address`,
};

/** An entry of the log as a sentence. */
export const eventInWords = ({ kind, actor, subject, role, count }: StaffEvent): string =>
  SENTENCES[kind]({
    // Changes by `npm run staff` carry no name.
    who: actor?.name ?? 'The site administrator',
    whom: subject?.name ?? 'an unknown account',
    account: subject ? `${subject.name}’s account` : 'an unknown account',
    ...{ role, count },
  });
