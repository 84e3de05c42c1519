import { lazy, Suspense, useCallback, useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { Part } from '../../components/detail-row.tsx';
import { OpenInquiryContext } from '../../state/open-inquiry.ts';
import { useBooking } from '../../state/settings.ts';
import { useWide } from '../../state/use-wide.ts';
import { NewRequestButton } from '../new-request/new-request-button.tsx';
import { ContactSheet, Pictures, useTellOpened } from './attachments/contact-sheet.tsx';
import { useReturnFromCall } from './contact/use-return-from-call.ts';
import { InquiryRecord } from './facts.tsx';
import { EstimatedValue } from './head/estimated-value.tsx';
import { AssigneeSelect, DetailHead } from './head/head.tsx';
import { PrioritySelect } from './head/priority-select.tsx';
import { Tags } from './head/tags.tsx';
import { WaitingLine } from './head/waiting-line.tsx';
import { LatestNote } from './latest-note.tsx';
import { MeetingPart } from './meeting/meeting-part.tsx';
import { NextStep } from './next-step/next-step.tsx';
import { NoteForm } from './note-form.tsx';
import { LostReason, SpamNotice, VisitorWish } from './notices.tsx';
import { ActionBar, NextButton } from './panel/action-bar.tsx';
import { PanelContext } from './panel/open-panel.ts';
import { PhoneActions } from './panel/phone-actions.tsx';
import { Panels } from './panels.tsx';
import { Presence } from './presence.tsx';
import { Request } from './request.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { UpdateFailure } from './update/update-failure.tsx';
import { usePanelState } from './use-panel-state.ts';

const Lightbox = lazy(async () => ({ default: (await import('./attachments/lightbox.tsx')).Lightbox }));

type InquiryDetailProps = {
  inquiry: Inquiry;
  /** The change that is pending or was refused, and the reason. */
  update: { change?: InquiryChange; isPending: boolean; error: unknown };
  onUpdate: (change: InquiryChange) => void;
  /** The next inquiry that waits. */
  next?: Inquiry;
  /** The visitor wrote since this person last looked. */
  isUnread?: boolean;
  /** The signed-in member of staff: signs replies, and may erase as an owner. */
  staff?: StaffMember;
};

/**
 * Everything about one inquiry, and its controls (requirements §14): the head and the composer stay visible, the
 * conversation scrolls between them, and notes, files and record are next to it; on a phone they follow.
 */
export function InquiryDetail(props: InquiryDetailProps) {
  const { inquiry, update, onUpdate, next, isUnread = false, staff } = props;
  const { id } = inquiry;
  const panels = usePanelState(id);
  const { open } = panels;
  useReturnFromCall(
    id,
    useCallback(() => open('call'), [open]),
  );
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const isWide = useWide();
  const tellOpened = useTellOpened(id);
  const enlarge = (address: string) => {
    setEnlarged(address);
    tellOpened(address);
  };
  return (
    <OpenInquiryContext value={{ inquiry, isPending: update.isPending, onUpdate }}>
      <PanelContext value={panels}>
        <div className="@container flex grow flex-col md:h-full">
          <DetailHead
            status={(update.isPending && update.change?.status) || inquiry.status}
            tools={<NewRequestButton />}
          >
            <WaitingLine />
            {isWide && <ActionBar next={next} />}
          </DetailHead>
          <div className="grow md:min-h-0 md:overflow-y-auto @3xl:grid @3xl:cols-rail-66 @3xl:grid-rows-1 @3xl:overflow-hidden @rail:cols-rail-76">
            <div className="flex min-w-0 flex-col @3xl:min-h-0">
              <section
                aria-label="Conversation"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it takes the focus
                tabIndex={0}
                className="grow px-4 pt-3 pb-4 -outline-offset-2 md:px-6 lg:px-8 @3xl:min-h-24 @3xl:overflow-y-auto"
              >
                <div className="empty:hidden">
                  <Presence />
                  <VisitorWish mayErase={staff?.role === 'owner'} />
                  <LostReason />
                  <SpamNotice />
                  <UpdateFailure change={update.change} error={update.error} />
                </div>
                <Request isUnread={isUnread}>
                  <Pictures onEnlarge={enlarge} />
                </Request>
                <div className="mt-5 [&:has(>ol:empty:only-child)]:hidden">
                  <Timeline onOpen={enlarge} isUnread={isUnread} />
                </div>
              </section>
              <div className="shrink-0 empty:hidden md:px-6 md:pt-2 md:pb-5 lg:px-8 @3xl:max-h-3/4 @3xl:overflow-y-auto">
                <Panels staffName={staff?.name ?? ''} />
              </div>
            </div>
            <aside
              aria-label="Notes and details"
              className="px-4 pt-4 pb-8 md:px-6 @3xl:overflow-y-auto @3xl:bg-well/55 @3xl:px-4 @3xl:pb-4 @3xl:pl-5"
            >
              {!isWide && (
                <div className="mb-5 flex flex-wrap items-center gap-2">
                  <PrioritySelect />
                  <AssigneeSelect />
                  <Tags key={id} />
                  <dl className="basis-full text-14">
                    <EstimatedValue />
                  </dl>
                </div>
              )}
              <Part label="Notes">
                <LatestNote />
                <NoteForm />
              </Part>
              {useBooking() && <MeetingPart />}
              <NextStep />
              <ContactSheet onEnlarge={enlarge} onOpen={tellOpened} />
              <InquiryRecord />
              {!isWide && next && (
                <div className="mt-5">
                  <NextButton next={next} />
                </div>
              )}
            </aside>
          </div>
          {!isWide && <PhoneActions next={next} />}
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
      </PanelContext>
    </OpenInquiryContext>
  );
}
