import { isEvent } from '#contract/inquiries/timeline.ts';
import { Button } from '../../../components/button.tsx';
import { FileList } from '../../../components/file-link.tsx';
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
import { MESSAGE, Message } from './message-frame.tsx';

type VoiceProps = {
  entry: Exclude<TimelineEntry, { side: 'between' }>;
  /** Unread when the inquiry was opened. */
  isFresh: boolean;
  onOpen: (address: string) => void;
};

/** One entry of the conversation: author, time and words. Unread ones have a sheet below them, a note a line at its left. */
export function TimelineMessage({ entry: { side, event, mail }, isFresh, onOpen }: VoiceProps) {
  const { id: inquiryId, name } = useOpenInquiry().inquiry;
  const { staffId } = useDrafts();
  const { who, did, text, pictures = [], mail: byMail } = eventInWords(event, name);
  const [first] = pictures;
  const query = useView().q;
  return (
    <li
      data-event={event.kind}
      data-voice={side}
      className="scroll-mt-[calc(var(--head,0px)+0.75rem)] wrap-anywhere max-md:scroll-mb-[calc(var(--bar,0px)+0.75rem)] md:scroll-my-4"
    >
      <Message
        {...{ who, isFresh }}
        at={event.at}
        did={
          <>
            {did}
            {event.bulkId && ', in a bulk update'}
          </>
        }
      >
        {(text || mail || byMail) && (
          <div className={`mt-1 ${event.kind === 'note' ? 'border-l-2 border-line pl-3' : ''}`}>
            {byMail && <MailRemarkLines inboundId={byMail.inboundId} remarks={byMail.remarks} />}
            {byMail && !byMail.answer && isSubjectNew(byMail.subject) && (
              <p className="mb-1 text-14 font-strong">{byMail.subject}</p>
            )}
            {text && (
              <p
                className={`whitespace-pre-line ${event.kind === 'note' ? 'text-14' : isFresh ? MESSAGE.fresh : MESSAGE.read}`}
              >
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
              <div className="mt-1.5 text-13 text-graphite">
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
      </Message>
    </li>
  );
}
