/** The dashboard's views by path. Each is loaded when it is opened; the first comes with the page that opens with it. */
import { type ComponentType, lazy } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { editsSite, type StaffRole, worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { DASHBOARD_TITLE } from './format/dashboard-title.ts';
import type { ViewProps } from './state/view-props.ts';

const SITE_PATH = '/admin/site';

type View = {
  path: string;
  /** In the bar; a view without a label is reached from another view. */
  label?: string;
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
    title: DASHBOARD_TITLE,
    for: worksOnInquiries,
    Component: loaded(() => import('./inquiries/dashboard/dashboard.tsx'), 'Dashboard'),
  },
  {
    path: '/admin/board',
    label: 'Board',
    title: 'Board',
    for: worksOnInquiries,
    Component: loaded(() => import('./board/board.tsx'), 'Board'),
  },
  {
    path: '/admin/calendar',
    label: 'Calendar',
    title: 'Calendar',
    for: worksOnInquiries,
    forBooking: true,
    Component: loaded(() => import('./calendar/calendar.tsx'), 'Calendar'),
  },
  {
    path: '/admin/hours',
    title: 'Hours',
    for: worksOnInquiries,
    forBooking: true,
    Component: loaded(() => import('./hours/hours.tsx'), 'Hours'),
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    title: 'Reports',
    for: worksOnInquiries,
    Component: loaded(() => import('./reports/reports.tsx'), 'Reports'),
  },
  {
    path: '/admin/mail',
    label: 'Email',
    title: 'Email',
    for: worksOnInquiries,
    Component: loaded(() => import('./mail/mail.tsx'), 'Mail'),
  },
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    title: 'Newsletter',
    for: worksOnInquiries,
    Component: loaded(() => import('./newsletter/newsletter.tsx'), 'Newsletter'),
  },
  {
    path: SITE_PATH,
    label: 'Website',
    title: 'Website',
    for: editsSite,
    Component: loaded(() => import('./site-editor/site.tsx'), 'Site'),
  },
  {
    path: '/admin/privacy',
    label: 'Privacy',
    title: 'Privacy',
    for: isOwner,
    Component: loaded(() => import('./privacy/privacy.tsx'), 'Privacy'),
  },
  {
    path: '/admin/staff',
    label: 'Staff',
    title: 'Staff',
    for: isOwner,
    Component: loaded(() => import('./staff/staff.tsx'), 'Staff'),
  },
  {
    path: '/admin/api',
    title: 'API',
    for: isOwner,
    Component: loaded(() => import('./api/api.tsx'), 'Api'),
  },
  {
    path: '/admin/account',
    title: 'Your account',
    for: () => true,
    Component: loaded(() => import('./account/account.tsx'), 'Account'),
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

/** The views with a name in the bar. */
export const viewsInBar = (staff: StaffMember, booking: boolean): readonly View[] =>
  viewsOf(staff, booking).filter(({ label }) => label !== undefined);

/** The person's start page. */
export const homeOf = ({ role }: StaffMember): string => (worksOnInquiries(role) ? '/admin' : SITE_PATH);
