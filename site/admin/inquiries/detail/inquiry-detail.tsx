import { lazy, Suspense, useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { useWide } from '../../state/use-wide.ts';
import { VisitorWish } from '../visitor/visitor-wish.tsx';
import { ContactSheet } from './attachments/contact-sheet.tsx';
import { useTellOpened } from './attachments/use-tell-opened.ts';
import { AfterCall } from './contact/after-call.tsx';
import { Facts } from './facts.tsx';
import { focusOn, HeadActions } from './head/actions.tsx';
import { DetailHead } from './head/head.tsx';
import { NextWaitingLink } from './head/next-waiting-link.tsx';
import { WaitingLine } from './head/waiting-line.tsx';
import { LostReason } from './lost-reason.tsx';
import { Presence } from './presence.tsx';
import { useReplying } from './reply/use-replying.ts';
import { Request } from './request.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StaffControls } from './staff-controls.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { UpdateFailure } from './update/update-failure.tsx';

const Lightbox = lazy(async () => ({ default: (await import('./attachments/lightbox.tsx')).Lightbox }));

type InquiryDetailProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  /** The change that is pending or was refused, and the reason. */
  update: { change?: DeskUpdate; isPending: boolean; error: unknown };
  onUpdate: (change: DeskUpdate) => void;
  /** The next inquiry that waits. */
  next?: Inquiry;
  /** The visitor wrote since this person last looked. */
  isUnread?: boolean;
  /** The signed-in member of staff: signs replies, and may erase as an owner. */
  staff?: StaffMember;
};

/**
 * Everything about one inquiry, and its controls (specification §2): the head stays in sight, the message comes first,
 * and what is written to the visitor is written beside it.
 */
export function InquiryDetail({
  inquiry,
  drafts,
  update,
  onUpdate,
  next,
  isUnread = false,
  staff,
}: InquiryDetailProps) {
  const [replying, setReplying] = useReplying(inquiry.id, drafts);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const isWide = useWide();
  const tellOpened = useTellOpened(inquiry.id);
  const enlarge = (address: string) => {
    setEnlarged(address);
    tellOpened(address);
  };
  function reply() {
    setReplying('asked');
    focusOn('textarea[data-reply]');
  }
  return (
    <div className="@container">
      <DetailHead
        inquiry={inquiry}
        status={(update.isPending && update.change?.status) || inquiry.status}
        onUpdate={onUpdate}
      >
        <NextWaitingLink next={next} />
        <HeadActions onReply={reply} onSpam={inquiry.spam ? undefined : () => onUpdate({ spam: true })} />
        <WaitingLine inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
      </DetailHead>
      <AfterCall inquiryId={inquiry.id} name={inquiry.name} drafts={drafts} />
      <div className="px-4 pb-10 md:px-6">
        <div className="empty:hidden [&>*:first-child]:mt-4">
          <Presence inquiry={inquiry} />
          <VisitorWish inquiry={inquiry} mayErase={staff?.role === 'owner'} />
          <LostReason inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
          <SpamNotice inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
          <UpdateFailure inquiry={inquiry} {...update} onAgain={onUpdate} />
        </div>
        <div
          className={`grid gap-x-8 @min-[42rem]:grid-rows-[auto_1fr] ${
            replying === 'no'
              ? '@min-[42rem]:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]'
              : '@min-[42rem]:grid-cols-[minmax(0,1fr)_minmax(17rem,1fr)]'
          }`}
        >
          <div className="min-w-0">
            <Request inquiry={inquiry} />
            {inquiry.attachments.length > 0 && (
              <ContactSheet
                addresses={inquiry.attachments}
                reference={inquiry.reference}
                onEnlarge={enlarge}
                onOpen={tellOpened}
              />
            )}
            <div className="mt-6 border-t border-hairline pt-4 max-md:mt-4 max-md:border-t-0 max-md:pt-0 [&:has(>ol:empty:only-child)]:hidden">
              <Timeline
                inquiry={inquiry}
                drafts={drafts}
                onOpen={enlarge}
                startsAtNewest={isUnread && !isWide}
              />
            </div>
          </div>
          <div className="min-w-0 max-@min-[42rem]:mt-6 max-md:border-t max-md:border-graphite/60 @min-[42rem]:row-span-2 @min-[42rem]:border-l @min-[42rem]:border-hairline @min-[42rem]:pl-5">
            <div className="@min-[42rem]:sticky @min-[42rem]:top-(--head,0px) @min-[42rem]:max-h-(--room,100dvh) @min-[42rem]:-mx-1 @min-[42rem]:overflow-y-auto @min-[42rem]:px-1 @min-[42rem]:pb-4">
              <StaffControls
                inquiry={inquiry}
                drafts={drafts}
                staffName={staff?.name ?? ''}
                replying={replying}
                onReplying={setReplying}
                isPending={update.isPending}
                onUpdate={onUpdate}
              />
            </div>
          </div>
          <div className="mt-8 min-w-0">
            <Facts inquiry={inquiry} isPending={update.isPending} onUpdate={onUpdate} />
          </div>
        </div>
      </div>
      {enlarged !== null && (
        <Suspense>
          <Lightbox
            addresses={inquiry.attachments}
            address={enlarged}
            onShow={enlarge}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
