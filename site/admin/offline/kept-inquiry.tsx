import { hydrate, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { Part } from '../components/detail-row.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { detailDate } from '../format/dates.ts';
import { ClockLine } from '../inquiries/clock-line.tsx';
import { ContactLog } from '../inquiries/detail/contact/contact-log.tsx';
import { useReturnFromCall } from '../inquiries/detail/contact/use-return-from-call.ts';
import { Fields } from '../inquiries/detail/facts.tsx';
import { telOf } from '../inquiries/detail/head/phone-links.ts';
import { NoteForm } from '../inquiries/detail/note-form.tsx';
import { Request } from '../inquiries/detail/request.tsx';
import { Timeline } from '../inquiries/detail/timeline/timeline.tsx';
import { useUpdateInquiry } from '../inquiries/queries/use-update-inquiry.ts';
import { activate } from '../inquiries/shortcuts/controls.ts';
import { closeInquiry } from '../inquiries/url-state/selected-inquiry.ts';
import type { Copy } from '../offline-storage/copies.ts';
import { OpenInquiryContext } from '../state/open-inquiry.ts';

/** A kept inquiry: all of it to read, with a note and the log of a call, which wait for a connection. */
export function KeptInquiry({ copy }: { copy: Copy }) {
  const { inquiry, fetched, openedAt } = copy;
  const queryClient = useQueryClient();
  // Before anything below asks for it.
  useState(() => hydrate(queryClient, fetched));
  const update = useUpdateInquiry(inquiry);
  useReturnFromCall(inquiry.id, askForOutcome);
  const link = 'inline-flex min-h-11 items-center text-section wrap-anywhere';
  return (
    <OpenInquiryContext
      value={{ inquiry, isPending: update.isPending, onUpdate: (change) => update.mutate(change) }}
    >
      <article data-subject={inquiry.id} className="@container">
        <header className="sticky top-0 z-10 border-b border-graphite/60 bg-paper px-4 py-2 md:px-6">
          <div className="flex items-center gap-x-1">
            <button
              type="button"
              aria-label="Back to list"
              onClick={closeInquiry}
              className="-ml-4 grid size-11 cursor-pointer place-items-center text-section md:hidden"
            >
              <LineIcon className="size-5" strokeWidth="1.6" d="M10 3 5 8l5 5" />
            </button>
            <h2 className="min-w-0 grow text-20 leading-tight font-strong tracking-tight wrap-anywhere">
              {inquiry.name}
            </h2>
            <p className="text-right text-13">
              <ClockLine inquiry={inquiry} settled />
            </p>
          </div>
          <p className="flex flex-wrap gap-x-4">
            {inquiry.phone && (
              <a href={telOf(inquiry.phone)} className={link}>
                {inquiry.phone}
              </a>
            )}
            {inquiry.email !== '' && (
              <a href={mailtoHref(inquiry.email)} className={link}>
                {inquiry.email}
              </a>
            )}
          </p>
          <p className="text-13 text-graphite">
            As of {detailDate(new Date(openedAt).toISOString())}
            {inquiry.attachments.length > 0 && '. Connect to view pictures'}.
          </p>
        </header>
        <div className="px-4 pb-10 md:px-6">
          <Request />
          <div className="mt-6">
            <Timeline onOpen={() => {}} />
          </div>
          <div className="mt-6 border-t border-graphite/60">
            <Part label="Contact">
              <ContactLog />
            </Part>
            <Part label="Notes">
              <NoteForm />
            </Part>
          </div>
          <dl className="mt-4 text-13">
            <Fields />
          </dl>
        </div>
      </article>
    </OpenInquiryContext>
  );
}

const askForOutcome = () => activate('call');
