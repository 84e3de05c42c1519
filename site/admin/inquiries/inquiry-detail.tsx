import { useId } from 'react';
import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import type { StaffMember } from '#contract/page-services.ts';
import { Button } from '../button.tsx';
import { placeName, usePlaces } from '../places.ts';
import { Attachments } from './attachments.tsx';
import { AssigneeSelect } from './detail/assignee-select.tsx';
import { Company } from './detail/company.tsx';
import { ContactLog } from './detail/contact-log.tsx';
import { Duplicates } from './detail/duplicates.tsx';
import { DetailHeading } from './detail/heading.tsx';
import { Mails } from './detail/mails.tsx';
import { InquiryRecord } from './detail/record.tsx';
import { Reply } from './detail/reply.tsx';
import { SpamNotice } from './detail/spam-notice.tsx';
import { Timeline } from './detail/timeline.tsx';
import { DetailRow } from './detail-row.tsx';
import { serviceTypeLabel } from './inquiry-card.tsx';
import type { NoteDrafts } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import { SourceLine } from './source-line.tsx';
import { StatusSelect } from './status-select.tsx';
import { UpdateFailure } from './update-failure.tsx';
import { useTellOpened } from './use-tell-opened.ts';
import { VisitorLinkControl } from './visitor/visitor-link.tsx';
import { VisitorWish } from './visitor/visitor-wish.tsx';

type InquiryDetailProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  /** The change that is on its way or was refused, and why it was. */
  update: { change?: DeskUpdate; isPending: boolean; error: unknown };
  onUpdate: (change: DeskUpdate) => void;
  /** Who is signed in: signs replies, and may erase as an owner. */
  staff?: StaffMember;
};

/** Everything about one inquiry, and what staff can change of it (specification §2). */
export function InquiryDetail({ inquiry, drafts, update, onUpdate, staff }: InquiryDetailProps) {
  const statusId = useId();
  const assigneeId = useId();
  const places = usePlaces();
  const tellOpened = useTellOpened(inquiry.id);
  const shownStatus = (update.isPending && update.change?.status) || inquiry.status;
  return (
    <div className="@container">
      <DetailHeading inquiry={inquiry} />
      <Company inquiry={inquiry} />
      <VisitorWish inquiry={inquiry} mayErase={staff?.role === 'owner'} />
      <SpamNotice inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
      <UpdateFailure inquiry={inquiry} {...update} onAgain={onUpdate} />
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
          <Attachments addresses={inquiry.attachments} onOpen={tellOpened} />
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
        <Reply inquiry={inquiry} drafts={drafts} staffName={staff?.name ?? ''} />
      </DetailRow>
      <Mails inquiryId={inquiry.id} />
      <Duplicates inquiryId={inquiry.id} />
      <DetailRow label="Timeline">
        <Timeline inquiryId={inquiry.id} onOpen={tellOpened} />
      </DetailRow>
      <DetailRow label="Visitor’s page">
        <VisitorLinkControl key={inquiry.id} inquiryId={inquiry.id} />
      </DetailRow>
      <DetailRow label="Source">
        <SourceLine source={inquiry.source} />
      </DetailRow>
      <DetailRow label="Record">
        <InquiryRecord inquiry={inquiry} />
        {!inquiry.spam && (
          <Button look="bare" disabled={update.isPending} onClick={() => onUpdate({ spam: true })}>
            Mark as spam
          </Button>
        )}
      </DetailRow>
    </div>
  );
}
