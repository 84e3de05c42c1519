const PATHS = {
  check: 'M2.5 8.5l3.5 4 7.5-9',
  close: 'M3 3l10 10M13 3L3 13',
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  leaves: 'M6 3H3v10h10v-3M9 2h5v5M14 2L7.5 8.5',
  next: 'M2 8h12M9 3l5 5-5 5',
  mail: 'M1.5 3.5h13v9h-13zM1.5 4l6.5 5 6.5-5',
  phone:
    'M4.5 1.5l2 3.5-1.5 1.5c.8 1.8 2.2 3.2 4 4L10.5 9l3.5 2v2.5c0 .6-.5 1-1 1C7 14 2 9 1.5 3c0-.6.4-1.5 1-1.5z',
  place: 'M8 14.5S13 10 13 6.2a5 5 0 0 0-10 0C3 10 8 14.5 8 14.5zM8 8a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 8 8z',
} as const;
export type IconName = keyof typeof PATHS;

/** Line symbols of the interface. Decoration only: the text next to them carries the meaning. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
