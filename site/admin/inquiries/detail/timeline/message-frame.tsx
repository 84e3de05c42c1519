import type { ReactNode } from 'react';
import { momentDate } from '../../../format/dates.ts';
import { initialsOf } from '../../list/assignee-initials.tsx';

/** The words of a person, in the type of what people say; larger where they are unread. */
export const MESSAGE = {
  read: 'max-w-2xl font-serif text-15 leading-normal',
  fresh: 'max-w-2xl font-serif text-17 leading-normal',
};

type MessageProps = {
  who: string;
  did: ReactNode;
  /** ISO 8601. */
  at: string;
  /** On a sheet, above what was read. */
  isFresh: boolean;
  children: ReactNode;
};

/** Author, deed and time above the words. */
export const Message = ({ who, did, at, isFresh, children }: MessageProps) => (
  <div className="grid gap-x-3 md:cols-side-8">
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-ledge text-13 font-semibold max-md:hidden"
    >
      {initialsOf(who)}
    </span>
    <div
      className={`min-w-0 ${isFresh ? 'rounded-sheet bg-sheet px-5 py-4 shadow-e2 max-md:px-4 max-md:py-3' : ''}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-graphite">
        <span>
          <b className="font-semibold text-ink">{who}</b> {did}
        </span>
        <time dateTime={at} className="ml-auto text-13 whitespace-nowrap">
          {momentDate(at)}
        </time>
      </p>
      {children}
    </div>
  </div>
);
