/** Permissions of each role (requirements §7). Every route names its guard (server/staff/guard.ts). */
export const STAFF_ROLES = ['owner', 'staff', 'editor', 'staff-editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABELS: Record<StaffRole, string> = {
  owner: 'Owner',
  staff: 'Staff',
  editor: 'Editor',
  'staff-editor': 'Staff and editor',
};

/** Inquiries, meetings, mail, the newsletter and reports. */
export const worksOnInquiries = (role: StaffRole): boolean => role !== 'editor';

/** The site, without what `ownersOnly` collections hold. */
export const editsSite = (role: StaffRole): boolean => role !== 'staff';
