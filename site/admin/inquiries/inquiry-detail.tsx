import { useId } from 'react';
import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { request } from '../../frame/request.ts';
import { Button } from '../button.tsx';
import { placeName, usePlaces } from '../places.ts';
import { Attachments } from './attachments.tsx';
import { ClockLine } from './clock-line.tsx';
import { detailDate } from './dates.ts';
import { AssigneeSelect } from './detail/assignee-select.tsx';
import { Company } from './detail/company.tsx';
import { ContactLog } from './detail/contact-log.tsx';
import { Duplicates } from './detail/duplicates.tsx';
import { Mails } from './detail/mails.tsx';
import { Reply } from './detail/reply.tsx';
import { SpamNotice } from './detail/spam-notice.tsx';
import { Timeline } from './detail/timeline.tsx';
import { DetailRow } from './detail-row.tsx';
import { serviceTypeLabel } from './inquiry-card.tsx';
import type { NoteDrafts } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import { SourceLine } from './source-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StatusSelect } from './status-select.tsx';
import { UpdateFailure } from './update-failure.tsx';
import { VisitorLinkControl } from './visitor/visitor-link.tsx';
import { VisitorWish } from './visitor/visitor-wish.tsx';

type InquiryDetailProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  /** The change that is on its way or was refused, and why it was. */
  update: { change?: DeskUpdate; isPending: boolean; error: unknown };
  onUpdate: (change: DeskUpdate) => void;
  /** Who signs a reply. */
  staffName?: string;
};

/** Everything about one inquiry, and what staff can change of it (specification §2). */
export function InquiryDetail({ inquiry, drafts, update, onUpdate, staffName = '' }: InquiryDetailProps) {
  const statusId = useId();
  const assigneeId = useId();
  const places = usePlaces();
  const shownStatus = (update.isPending && update.change?.status) || inquiry.status;
  return (
    <div className="@container">
      <Heading inquiry={inquiry} />
      <Company inquiry={inquiry} />
      <VisitorWish inquiry={inquiry} />
      <SpamNotice inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
      <UpdateFailure inquiry={inquiry} {...update} />
      <DetailRow label="Status" htmlFor={statusId}>
        <StatusSelect id={statusId} status={shownStatus} onChoose={(status) => onUpdate({ status })} />
      </DetailRow>
      <DetailRow label="Assigned to" htmlFor={assigneeId}>
        <AssigneeSelect
          id={assigneeId}
          inquiry={inquiry}
          onChoose={(chosen) => onUpdate({ assigneeId: chosen })}
        />
      </DetailRow>
      {inquiry.serviceType && (
        <DetailRow label="Service type">{serviceTypeLabel(inquiry.serviceType)}</DetailRow>
      )}
      {inquiry.area && <DetailRow label="Area">{placeName(places, inquiry.area)}</DetailRow>}
      <DetailRow label="Message">
        <p className="max-w-[38em] font-serif text-[1.0625rem] leading-[1.6] wrap-anywhere whitespace-pre-line">
          {inquiry.message}
        </p>
      </DetailRow>
      {inquiry.attachments.length > 0 && (
        <DetailRow label="Attachments">
          <Attachments
            addresses={inquiry.attachments}
            onOpen={(address) => tellOpened(inquiry.id, address)}
          />
        </DetailRow>
      )}
      <DetailRow label="Notes">
        {inquiry.notes && (
          <p className="mb-4 max-w-[38em] border-l-2 border-copper pl-3.5 wrap-anywhere whitespace-pre-line">
            {inquiry.notes}
          </p>
        )}
        <NoteForm
          inquiryId={inquiry.id}
          drafts={drafts}
          isPending={update.isPending}
          onSave={(notes) => onUpdate({ notes })}
        />
      </DetailRow>
      <DetailRow label="Contact">
        <ContactLog inquiry={inquiry} drafts={drafts} />
      </DetailRow>
      <DetailRow label="Reply">
        <Reply inquiry={inquiry} drafts={drafts} staffName={staffName} />
      </DetailRow>
      <Mails inquiryId={inquiry.id} />
      <Duplicates inquiryId={inquiry.id} />
      <DetailRow label="Timeline">
        <Timeline inquiryId={inquiry.id} />
      </DetailRow>
      <DetailRow label="Visitor’s page">
        <VisitorLinkControl key={inquiry.id} inquiryId={inquiry.id} />
      </DetailRow>
      <DetailRow label="Source">
        <SourceLine source={inquiry.source} />
      </DetailRow>
      <DetailRow label="Record">
        <Record inquiry={inquiry} />
        {!inquiry.spam && (
          <Button look="bare" disabled={update.isPending} onClick={() => onUpdate({ spam: true })}>
            Mark as spam
          </Button>
        )}
      </DetailRow>
    </div>
  );
}

/** One event per person and picture in an hour; nothing that opening the picture should wait for. */
function tellOpened(inquiryId: string, url: string): void {
  const path = `/api/inquiries/${encodeURIComponent(inquiryId)}/attachment-views`;
  void request(path, { method: 'POST', body: { url } }).catch(() => null);
}

function Heading({ inquiry }: { inquiry: Inquiry }) {
  const link = 'inline-flex min-h-11 items-center text-section wrap-anywhere';
  return (
    <header className="mb-4">
      <div className="flex items-start justify-between gap-4">
        <h2
          id="inquiry-name"
          tabIndex={-1}
          className="min-w-0 text-[1.75rem] leading-[1.1] font-[570] tracking-[-0.025em] outline-none wrap-anywhere"
        >
          {inquiry.name}
        </h2>
        <StatusBadge status={inquiry.status} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <a href={`mailto:${inquiry.email}`} className={link}>
          {inquiry.email}
        </a>
        {inquiry.phone && (
          <a href={`tel:${inquiry.phone.replace(/\s+/g, '-')}`} className={link}>
            {inquiry.phone}
          </a>
        )}
      </p>
      <p className="text-[0.9rem]">
        <ClockLine inquiry={inquiry} settled />
      </p>
    </header>
  );
}

function Record({ inquiry }: { inquiry: Inquiry }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-[0.85rem] text-graphite">
      <dt>Created</dt>
      <dd className="text-ink">
        <time dateTime={inquiry.createdAt}>{detailDate(inquiry.createdAt)}</time>
      </dd>
      <dt>Last updated</dt>
      <dd className="text-ink">
        <time dateTime={inquiry.updatedAt}>{detailDate(inquiry.updatedAt)}</time>
      </dd>
      <dt>Reference</dt>
      <dd className="text-ink">{inquiry.reference}</dd>
      <dt>Inquiry ID</dt>
      <dd className="text-ink wrap-anywhere">{inquiry.id}</dd>
    </dl>
  );
}
