/** The dashboard's views by path. All but the first are loaded when they are opened. */
import { type ComponentType, lazy } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { DASHBOARD_TITLE, Dashboard } from './inquiries/dashboard/dashboard.tsx';
import type { ViewProps } from './state/view-props.ts';

type View = {
  path: string;
  /** In the bar; a view without a label is reached from another view. */
  label?: string;
  title: string;
  ownersOnly?: boolean;
  /** Of booked meetings: not there when booking is off. */
  forBooking?: boolean;
  Component: ComponentType<ViewProps>;
};

export const VIEWS: readonly View[] = [
  { path: '/admin', label: 'Inquiries', title: DASHBOARD_TITLE, Component: Dashboard },
  {
    path: '/admin/board',
    label: 'Board',
    title: 'Board',
    Component: lazy(async () => ({ default: (await import('./board/board.tsx')).Board })),
  },
  {
    path: '/admin/calendar',
    label: 'Calendar',
    title: 'Calendar',
    forBooking: true,
    Component: lazy(async () => ({ default: (await import('./calendar/calendar.tsx')).Calendar })),
  },
  {
    path: '/admin/hours',
    title: 'Hours',
    forBooking: true,
    Component: lazy(async () => ({ default: (await import('./hours/hours.tsx')).Hours })),
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    title: 'Reports',
    Component: lazy(async () => ({ default: (await import('./reports/reports.tsx')).Reports })),
  },
  {
    path: '/admin/mail',
    label: 'Mail',
    title: 'Mail',
    Component: lazy(async () => ({ default: (await import('./mail/mail.tsx')).Mail })),
  },
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    title: 'Newsletter',
    Component: lazy(async () => ({ default: (await import('./newsletter/newsletter.tsx')).Newsletter })),
  },
  {
    path: '/admin/site',
    label: 'Site',
    title: 'Site',
    ownersOnly: true,
    Component: lazy(async () => ({ default: (await import('./content/site.tsx')).Site })),
  },
  {
    path: '/admin/privacy',
    label: 'Privacy',
    title: 'Privacy',
    ownersOnly: true,
    Component: lazy(async () => ({ default: (await import('./privacy/privacy.tsx')).Privacy })),
  },
  {
    path: '/admin/staff',
    label: 'Staff',
    title: 'Staff',
    ownersOnly: true,
    Component: lazy(async () => ({ default: (await import('./staff/staff.tsx')).Staff })),
  },
  {
    path: '/admin/account',
    title: 'Your account',
    Component: lazy(async () => ({ default: (await import('./account/account.tsx')).Account })),
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
  VIEWS.filter((view) => isOffered(view, booking) && (!view.ownersOnly || staff.role === 'owner'));
