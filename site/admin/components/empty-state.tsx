import type { ReactNode } from 'react';

const DRAWINGS = {
  house: 'M24 78V40l30-16 30 16v38M24 40h60M100 78V52h22v26M40 78V54h14v24M104 60h14M104 66h9',
  studio:
    'M30 78V34M114 78V34M26 34h92M30 34l42-16 42 16M54 78V58h16v20M72 18v16M90 52a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  mailbox: 'M66 78V46M48 46V34a9 9 0 0 1 9-9h30a9 9 0 0 1 9 9v12zM66 46V34a9 9 0 0 0-18 0M96 30h10v8H96',
  compass: 'M30 78 62 20l32 58M40 60h44M57 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0M62 25v16',
  frame: 'M22 78V24M56 78V24M90 78V24M124 78V24M22 24h102M22 42h102M22 60h102',
  picture: 'M28 20h60v42H28zM28 54l18-16 12 11 10-9 20 18M96 32h20v46M104 32v-8h12v8',
};

type EmptyStateProps = {
  drawing: keyof typeof DRAWINGS;
  title: ReactNode;
  /** The content that will appear here, or another try. */
  about?: ReactNode;
  /** The next step. */
  children?: ReactNode;
  className?: string;
};

/** Where nothing is to show: a line drawing, what that means, and the next step. */
export const EmptyState = ({ drawing, title, about, children, className }: EmptyStateProps) => (
  <div
    className={`grid justify-items-start gap-2 ${className ?? 'mt-6 rounded-sheet bg-sheet p-6 shadow-e1'}`}
  >
    <svg
      viewBox="0 0 144 88"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="mb-2 w-36"
    >
      <path d="M10 78h124" strokeWidth="2.5" className="stroke-copper" />
      <path d={DRAWINGS[drawing]} className="stroke-section" />
    </svg>
    <div className="text-17 leading-snug font-semibold tracking-tight wrap-anywhere">{title}</div>
    {about && <div className="max-w-lg text-14 wrap-anywhere text-graphite">{about}</div>}
    {children && <div className="mt-2">{children}</div>}
  </div>
);
