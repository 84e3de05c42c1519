import type { StaffEvent } from '#contract/staff/staff.ts';
import { ROLE_LABELS, type StaffRole } from '#contract/staff/staff-roles.ts';

/** After "made Ann". */
const AS: Record<StaffRole, string> = {
  owner: 'an owner',
  staff: 'staff',
  editor: 'an editor',
  'staff-editor': 'staff and an editor',
};

/** An entry of the log as a sentence. */
export function eventInWords({ kind, actor, subject, role, count }: StaffEvent): string {
  // Changes by `npm run staff` carry no name.
  const who = actor?.name ?? 'The server’s operator';
  const whom = subject?.name ?? 'an unknown account';
  const account = subject ? `${subject.name}’s account` : whom;
  switch (kind) {
    case 'signed-in':
      return `${who} signed in`;
    case 'invited':
      return `${who} invited ${whom}${role ? ` as ${ROLE_LABELS[role].toLowerCase()}` : ''}`;
    case 'link-made':
      return `${who} created a new link for ${whom}`;
    case 'password-asked':
      return `A new password was requested for ${whom}`;
    case 'password-chosen':
      return `${who} set a password through a link`;
    case 'password-changed':
      return `${who} changed their password`;
    case 'role-changed':
      return `${who} made ${whom} ${AS[role ?? 'staff']}`;
    case 'disabled':
      return `${who} disabled ${account}`;
    case 'enabled':
      return `${who} enabled ${account}`;
    case 'signed-out-everywhere':
      return `${who} signed ${whom} out everywhere`;
    case 'sessions-ended':
      return `${who} ended their other sessions`;
    case 'two-factor-on':
      return `${who} turned on two-factor sign-in`;
    case 'two-factor-off':
      return `${who} turned off two-factor sign-in`;
    case 'two-factor-removed':
      return `${who} removed two-factor sign-in from ${account}`;
    case 'recovery-codes-made':
      return `${who} created new recovery codes`;
    case 'passkey-added':
      return `${who} added a passkey`;
    case 'passkey-removed':
      return count === null
        ? `${who} removed a passkey`
        : `${count === 1 ? 'A passkey' : `${count} passkeys`} of ${whom} ended with a new password by a link`;
    case 'sessions-longer':
      return `${who} allowed 8 hours of inactivity after two-factor sign-in`;
    case 'sessions-shorter':
      return `${who} limited every session to 30 minutes of inactivity`;
    case 'site-published':
      return `${who} published ${changes(count)} of the site`;
    case 'site-undone':
      return `${who} took back ${changes(count)} of the site`;
    case 'site-scheduled':
      return `${who} scheduled ${changes(count)} of the site`;
    case 'site-schedule-taken-back':
      return `${who} took back ${changes(count)} of the site that ${count === 1 ? 'was' : 'were'} scheduled`;
    case 'site-published-by-schedule':
      return `Scheduled by ${who}: ${changes(count)} of the site went out`;
    case 'site-schedule-failed':
      return `Scheduled by ${who}: ${changes(count)} of the site couldn’t be published`;
    case 'site-picture-removed':
      return `${who} removed a picture from the site for good`;
    case 'export':
      return `${who} exported inquiries to a file`;
    case 'newsletter-export':
      return `${who} exported the newsletter’s readers to a file (${(count ?? 0).toLocaleString('en-US')})`;
    case 'person-export':
      return `${who} exported all data for one email`;
  }
}

const changes = (count: number | null) => (count === 1 ? 'a change' : `${count ?? 0} changes`);
