import { LineIcon } from './line-icon.tsx';

/** One line drawing for each place of the dashboard, on a grid of 16. */
const PATHS = {
  inquiries: 'M2.5 9.5 4 3.5h8l1.5 6v3h-11zM2.5 9.5h3.2c.2 1.2 1 2 2.3 2s2.1-.8 2.3-2h3.2',
  board: 'M2 2.5h3.2v11H2zM6.4 2.5h3.2V10H6.4zM10.8 2.5H14V12h-3.2z',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5',
  email: 'M2 3.5h12v9H2zm.5 1L8 9l5.5-4.5',
  website: 'M2 3h12v10H2zM2 6h12M4 4.5h1',
  reports: 'M2.5 13.5h11M4 13.5v-5M8 13.5v-10M12 13.5v-7',
  staff:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.8 13.5c0-2.5 1.8-4 4.2-4s4.2 1.5 4.2 4M10.5 3.2a2.4 2.4 0 0 1 0 4.6M12 9.8c1.4.5 2.2 1.8 2.2 3.7',
  hours: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 5v3.3l2 1.2',
  newsletter: 'M2.5 3h9v10h-8a1 1 0 0 1-1-1zM11.5 6H14v6a1 1 0 0 1-1 1h-1.5M5 6h4M5 8.5h4',
  import: 'M2.5 9.5v4h11v-4M8 2.5v7.5M5 7l3 3 3-3',
  privacy: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  start: 'M1.5 13.5h13M3 13.5V7l5-4 5 4v6.5M6.5 13.5V9.5h3v4',
  settings:
    'M2 4.5h5.2M10.8 4.5H14M2 11.5h2.2M7.8 11.5H14M9 6.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM6 13.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  health: 'M1.5 8.5h3l2-5 3 9 2-4h3',
  account: 'M8 8.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.8 13.8c.4-2.7 2.4-4.1 5.2-4.1s4.8 1.4 5.2 4.1',
  theme: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 2.5v11M10 4v8M12 5.5v5',
  'sign-out': 'M6.5 2.5h-3v11h3M7 8h6.5M11 5.5 13.5 8 11 10.5',
  more: 'M3.5 7.95h.1M8 7.95h.1M12.5 7.95h.1',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3',
} as const;

export type ViewIconName = keyof typeof PATHS;

type ViewIconProps = { name: ViewIconName; size?: number; className?: string };

export const ViewIcon = ({ name, size = 16, className }: ViewIconProps) => (
  <LineIcon
    width={size}
    height={size}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth={name === 'more' ? 2 : undefined}
    className={`shrink-0 ${className ?? ''}`}
    d={PATHS[name]}
  />
);
