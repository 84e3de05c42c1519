/** The dashboard's views by path. Each is loaded when it is opened; the first comes with the page that opens with it. */
import { type ComponentType, lazy } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { editsSite, type StaffRole, worksOnInquiries } from '#contract/staff/staff-roles.ts';
import type { ViewIconName } from './components/view-icon.tsx';
import { DASHBOARD_TITLE } from './format/dashboard-title.ts';
import type { ViewProps } from './state/view-props.ts';

const SITE_PATH = '/admin/site';

export type View = {
  path: string;
  /** Its name in the header or the account menu; a view without a label is reached from another view. */
  label?: string;
  /** The part of the header that has its link; without one, the account menu. */
  part?: 'work' | 'website' | 'figures';
  /** The icon next to its name. */
  icon?: ViewIconName;
  title: string;
  /** The roles that open it. */
  for: (role: StaffRole) => boolean;
  /** Whether the view is about meetings, and missing when booking is off. */
  forBooking?: boolean;
  Component: ComponentType<ViewProps>;
};

const isOwner = (role: StaffRole): boolean => role === 'owner';

/** A view that is loaded when it opens, by the name it is exported with. */
const loaded = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ViewProps>>>,
  name: Name,
): ComponentType<ViewProps> =>
  lazy<ComponentType<ViewProps>>(async () => ({ default: (await load())[name] }));

export const VIEWS: readonly View[] = [
  {
    path: '/admin',
    label: 'Inquiries',
    part: 'work',
    icon: 'inquiries',
    title: DASHBOARD_TITLE,
    for: worksOnInquiries,
    Component: loaded(() => import('./inquiries/dashboard/dashboard.tsx'), 'Dashboard'),
  },
  {
    path: '/admin/board',
    label: 'Board',
    part: 'work',
    icon: 'board',
    title: 'Board',
    for: worksOnInquiries,
    Component: loaded(() => import('./board/board.tsx'), 'Board'),
  },
  {
    path: '/admin/calendar',
    label: 'Calendar',
    part: 'work',
    icon: 'calendar',
    title: 'Calendar',
    for: worksOnInquiries,
    forBooking: true,
    Component: loaded(() => import('./calendar/calendar.tsx'), 'Calendar'),
  },
  {
    path: '/admin/mail',
    label: 'Email',
    part: 'work',
    icon: 'email',
    title: 'Email',
    for: worksOnInquiries,
    Component: loaded(() => import('./mail/mail.tsx'), 'Mail'),
  },
  {
    path: SITE_PATH,
    label: 'Website',
    part: 'website',
    icon: 'website',
    title: 'Website',
    for: editsSite,
    Component: loaded(() => import('./site-editor/site.tsx'), 'Site'),
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    part: 'figures',
    icon: 'reports',
    title: 'Reports',
    for: worksOnInquiries,
    Component: loaded(() => import('./reports/reports.tsx'), 'Reports'),
  },
  {
    path: '/admin/start',
    label: 'Make it yours',
    icon: 'start',
    title: 'Make it yours',
    for: isOwner,
    Component: loaded(() => import('./start/start.tsx'), 'Start'),
  },
  {
    path: '/admin/health',
    label: 'Health',
    icon: 'health',
    title: 'Health',
    for: isOwner,
    Component: loaded(() => import('./health/health.tsx'), 'Health'),
  },
  {
    path: '/admin/staff',
    label: 'Staff',
    icon: 'staff',
    title: 'Staff',
    for: isOwner,
    Component: loaded(() => import('./staff/staff.tsx'), 'Staff'),
  },
  {
    path: '/admin/hours',
    label: 'Hours',
    icon: 'hours',
    title: 'Hours',
    for: worksOnInquiries,
    forBooking: true,
    Component: loaded(() => import('./hours/hours.tsx'), 'Hours'),
  },
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    icon: 'newsletter',
    title: 'Newsletter',
    for: worksOnInquiries,
    Component: loaded(() => import('./newsletter/newsletter.tsx'), 'Newsletter'),
  },
  {
    path: '/admin/import',
    label: 'Import',
    icon: 'import',
    title: 'Import',
    for: isOwner,
    Component: loaded(() => import('./import/import.tsx'), 'ImportView'),
  },
  {
    path: '/admin/privacy',
    label: 'Privacy',
    icon: 'privacy',
    title: 'Privacy',
    for: isOwner,
    Component: loaded(() => import('./privacy/privacy.tsx'), 'Privacy'),
  },
  {
    path: '/admin/settings',
    label: 'Settings',
    icon: 'settings',
    title: 'Settings',
    for: isOwner,
    Component: loaded(() => import('./settings/settings.tsx'), 'Settings'),
  },
  {
    path: '/admin/account',
    label: 'Account',
    icon: 'account',
    title: 'Your account',
    for: () => true,
    Component: loaded(() => import('./account/account.tsx'), 'Account'),
  },
  {
    path: '/admin/api',
    title: 'API',
    for: isOwner,
    Component: loaded(() => import('./api/api.tsx'), 'Api'),
  },
];

export const viewAt = (path: string): View | undefined =>
  VIEWS.find((view) => view.path === path.replace(/(?<=.)\/$/, ''));

/** The title of a view, in the server's HTML and after navigation in the browser. */
export const titleAt = (path: string): string => viewAt(path)?.title ?? DASHBOARD_TITLE;

/** Whether a view is there at all. */
export const isOffered = (view: View, booking: boolean): boolean => booking || !view.forBooking;

/** The views a role may open. */
export const viewsOf = (staff: StaffMember, booking: boolean): readonly View[] =>
  VIEWS.filter((view) => isOffered(view, booking) && view.for(staff.role));

/** The views with a link in the header. */
export const viewsInHeader = (staff: StaffMember, booking: boolean): readonly View[] =>
  viewsOf(staff, booking).filter(({ part }) => part !== undefined);

/** The views with a link in the account menu. */
export const viewsInMenu = (staff: StaffMember, booking: boolean): readonly View[] =>
  viewsOf(staff, booking).filter(({ label, part }) => label !== undefined && part === undefined);

/** The person's start page. */
export const homeOf = ({ role }: StaffMember): string => (worksOnInquiries(role) ? '/admin' : SITE_PATH);
