import { ROLE_LABELS, type StaffEvent } from '#contract/staff.ts';

/** A line of the log as a sentence. */
export function eventInWords({ kind, actor, subject, role }: StaffEvent): string {
  // `npm run staff` knows no name.
  const who = actor?.name ?? 'Somebody at the server';
  const whom = subject?.name ?? 'somebody';
  switch (kind) {
    case 'signed-in':
      return `${who} signed in`;
    case 'invited':
      return `${who} invited ${whom}${role ? ` as ${ROLE_LABELS[role].toLowerCase()}` : ''}`;
    case 'link-made':
      return `${who} made a new link for ${whom}`;
    case 'password-asked':
      return `A link for a new password was asked for, for ${whom}`;
    case 'password-chosen':
      return `${who} chose a password by a link`;
    case 'password-changed':
      return `${who} changed the own password`;
    case 'role-changed':
      return `${who} made ${whom} ${role === 'owner' ? 'an owner' : 'staff'}`;
    case 'disabled':
      return `${who} disabled the account of ${whom}`;
    case 'enabled':
      return `${who} enabled the account of ${whom}`;
    case 'signed-out-everywhere':
      return `${who} signed ${whom} out everywhere`;
    case 'sessions-ended':
      return `${who} ended own sessions`;
    case 'two-factor-on':
      return `${who} turned on two-factor sign-in`;
    case 'two-factor-off':
      return `${who} turned off two-factor sign-in`;
    case 'two-factor-removed':
      return `${who} took two-factor sign-in off the account of ${whom}`;
    case 'recovery-codes-made':
      return `${who} made new recovery codes`;
    case 'export':
      return `${who} exported inquiries to a file`;
  }
}
