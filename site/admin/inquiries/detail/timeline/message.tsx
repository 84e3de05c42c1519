import { isEvent, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import { Button } from '../../../components/button.tsx';
import { FileList } from '../../../components/file-link.tsx';
import { momentDate } from '../../../format/dates.ts';
import { MailFiles, MailRemarkLines, QuotedText } from '../../../mail/inbound/mail-words.tsx';
import { isSubjectNew } from '../../../mail/inbound/remarks-in-words.ts';
import { MailState } from '../../../mail/mail-state.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { Highlight } from '../../search/highlight.tsx';
import { useView } from '../../url-state/view-in-address.ts';
import { ReplyDelivery } from '../reply/reply-delivery.tsx';
import { replyFileHref } from '../reply/reply-draft.ts';
import type { TimelineEntry } from './entries.ts';
import { eventInWords } from './event-words.ts';
import { MeetingQuestion } from './meeting-question.tsx';

/** The look of the visitor's words: a copper line at the left; on a phone a bubble. */
export const VISITOR_BUBBLE =
  'border-l-2 border-copper font-serif text-[1.0625rem] leading-[1.55] max-md:border-y max-md:border-r max-md:border-y-hairline max-md:border-r-hairline';

type VoiceProps = { entry: Exclude<TimelineEntry, { side: 'between' }>; onOpen: (address: string) => void };

/** Visitor's messages are at the left, the studio's at the right; a note, which no visitor sees, has a dashed border. */
export function TimelineMessage({ entry: { side, event, mail }, onOpen }: VoiceProps) {
  const { id: inquiryId, name } = useOpenInquiry().inquiry;
  const { staffId } = useDrafts();
  const { who, did, text, pictures = [], mail: byMail } = eventInWords(event, name);
  const [first] = pictures;
  const query = useView().q;
  return (
    <li
      data-event={event.kind}
      data-voice={side}
      className={`w-[min(100%,34rem)] scroll-mt-[calc(var(--head,0px)+0.75rem)] wrap-anywhere max-md:w-fit max-md:max-w-[90%] max-md:min-w-[62%] max-md:scroll-mb-[calc(var(--bar,0px)+0.75rem)] ${side === 'studio' ? 'ml-auto @md:pl-10' : ''}`}
    >
      <p
        className={`flex flex-wrap items-baseline gap-x-2 text-[0.85rem] text-graphite ${side === 'studio' ? 'max-md:justify-end max-md:text-right' : ''}`}
      >
        <span>
          <b className="font-[560] text-ink">{who}</b> {did}
          {event.bulkId && ', in a bulk update'}
        </span>
        <time dateTime={event.at} className="ml-auto whitespace-nowrap max-md:ml-0">
          {momentDate(event.at)}
        </time>
      </p>
      {(text || mail || byMail) && (
        <div
          className={`mt-1.5 px-3.5 py-2.5 ${side === 'visitor' ? '@md:mr-10' : ''} ${lookOf(event, side)}`}
        >
          {byMail && <MailRemarkLines inboundId={byMail.inboundId} remarks={byMail.remarks} />}
          {byMail && !byMail.answer && isSubjectNew(byMail.subject) && (
            <p className="mb-1 font-sans text-[0.85rem] font-[560]">{byMail.subject}</p>
          )}
          {text && (
            <p className="whitespace-pre-line">
              <Highlight text={text} query={query} />
            </p>
          )}
          {byMail?.answer && <MeetingQuestion answer={byMail.answer} />}
          {byMail?.quoted && <QuotedText text={byMail.quoted} />}
          {byMail && <MailFiles inboundId={byMail.inboundId} files={byMail.files} />}
          {/* The files of a canceled reply belong to a draft again. */}
          {mail && (
            <FileList
              files={mail.files.map((file) => ({ ...file, href: replyFileHref(inquiryId, file.id) }))}
            />
          )}
          {mail && (
            <div className="mt-2 border-t border-hairline pt-1.5 text-[0.85rem]">
              {isEvent(event, 'mail') ? (
                <ReplyDelivery mail={mail} reply={event.data} isOwn={event.actor?.id === staffId} />
              ) : (
                <MailState mail={mail} />
              )}
            </div>
          )}
        </div>
      )}
      {first !== undefined && (
        <Button look="bare" onClick={() => onOpen(first)}>
          {pictures.length === 1 ? 'Show picture' : 'Show pictures'}
        </Button>
      )}
    </li>
  );
}

function lookOf({ kind }: TimelineEvent, side: 'visitor' | 'studio'): string {
  if (side === 'visitor') return VISITOR_BUBBLE;
  return kind === 'mail'
    ? 'bg-ledge max-md:border-r-2 max-md:border-section'
    : 'border border-dashed border-graphite/60';
}
