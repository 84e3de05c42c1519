import { lazy, Suspense, useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { OpenInquiryContext } from '../../state/open-inquiry.ts';
import { useWide } from '../../state/use-wide.ts';
import { focusOn } from '../shortcuts/controls.ts';
import { ContactSheet, useTellOpened } from './attachments/contact-sheet.tsx';
import { AfterCall } from './contact/after-call.tsx';
import { Facts } from './facts.tsx';
import { HeadActions } from './head/actions.tsx';
import { DetailHead, NextWaitingLink } from './head/head.tsx';
import { WaitingLine } from './head/waiting-line.tsx';
import { LostReason, SpamNotice, VisitorWish } from './notices.tsx';
import { Presence } from './presence.tsx';
import { useReplying } from './reply/reply.tsx';
import { Request } from './request.tsx';
import { StaffControls } from './staff-controls.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { UpdateFailure } from './update/update-failure.tsx';

const Lightbox = lazy(async () => ({ default: (await import('./attachments/lightbox.tsx')).Lightbox }));

type InquiryDetailProps = {
  inquiry: Inquiry;
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
 * Everything about one inquiry, and its controls (requirements §14): the head stays visible, the message comes first,
 * and the reply form is next to the message.
 */
export function InquiryDetail(props: InquiryDetailProps) {
  const { inquiry, update, onUpdate, next, isUnread = false, staff } = props;
  const [replying, setReplying] = useReplying(inquiry.id);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const isWide = useWide();
  const tellOpened = useTellOpened(inquiry.id);
  const enlarge = (address: string) => {
    setEnlarged(address);
    tellOpened(address);
  };
  function reply() {
    setReplying('asked');
    const begun = document.querySelector<HTMLElement>('textarea[data-reply]');
    if (begun) focusOn(begun);
  }
  return (
    <OpenInquiryContext value={{ inquiry, isPending: update.isPending, onUpdate }}>
      <div className="@container">
        <DetailHead status={(update.isPending && update.change?.status) || inquiry.status}>
          <NextWaitingLink next={next} />
          <HeadActions onReply={reply} />
          <WaitingLine />
        </DetailHead>
        <AfterCall />
        <div className="px-4 pb-10 md:px-6">
          <div className="empty:hidden [&>*:first-child]:mt-4">
            <Presence />
            <VisitorWish mayErase={staff?.role === 'owner'} />
            <LostReason />
            <SpamNotice />
            <UpdateFailure change={update.change} error={update.error} />
          </div>
          <div
            className={`grid gap-x-8 @min-[42rem]:grid-rows-[auto_1fr] ${
              replying === 'no'
                ? '@min-[42rem]:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]'
                : '@min-[42rem]:grid-cols-[minmax(0,1fr)_minmax(17rem,1fr)]'
            }`}
          >
            <div className="min-w-0">
              <Request />
              <ContactSheet onEnlarge={enlarge} onOpen={tellOpened} />
              <div className="mt-6 border-t border-hairline pt-4 max-md:mt-4 max-md:border-t-0 max-md:pt-0 [&:has(>ol:empty:only-child)]:hidden">
                <Timeline onOpen={enlarge} startsAtNewest={isUnread && !isWide} />
              </div>
            </div>
            <div className="min-w-0 max-@min-[42rem]:mt-6 max-md:border-t max-md:border-graphite/60 @min-[42rem]:row-span-2 @min-[42rem]:border-l @min-[42rem]:border-hairline @min-[42rem]:pl-5">
              <div className="@min-[42rem]:sticky @min-[42rem]:top-(--head,0px) @min-[42rem]:max-h-(--room,100dvh) @min-[42rem]:-mx-1 @min-[42rem]:overflow-y-auto @min-[42rem]:px-1 @min-[42rem]:pb-4">
                <StaffControls staffName={staff?.name ?? ''} replying={replying} onReplying={setReplying} />
              </div>
            </div>
            <div className="mt-8 min-w-0">
              <Facts />
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
    </OpenInquiryContext>
  );
}
