import { type ReactNode, useId, useState } from 'react';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { Highlight } from '../search/highlight.tsx';
import { useView } from '../url-state/view-in-address.ts';
import { MESSAGE, Message } from './timeline/message-frame.tsx';
import { NewLine } from './timeline/timeline.tsx';

/** A message of this length fills a screen on its own. */
const LONG_CHARACTERS = 240;

type RequestProps = {
  /** The visitor wrote since this person last looked. */
  isUnread?: boolean;
  children?: ReactNode;
};

/**
 * The visitor's request, the first of the conversation's messages. Above unread ones a long request shows its first
 * lines, so that both are on the first screen.
 */
export function Request({ isUnread = false, children }: RequestProps) {
  const { name, message, createdAt, source, waitingReason } = useOpenInquiry().inquiry;
  const query = useView().q;
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isFresh = waitingReason === 'new';
  const isCut = isUnread && waitingReason === 'message' && message.length > LONG_CHARACTERS && !isWhole;
  return (
    <div className="grid gap-4">
      {isFresh && isUnread && (
        <ul>
          <NewLine at={createdAt} />
        </ul>
      )}
      <Message
        who={name}
        did={source?.channel ? 'got in touch' : 'sent the inquiry'}
        at={createdAt}
        isFresh={isFresh}
      >
        <p
          id={id}
          data-message=""
          className={`mt-1 wrap-anywhere whitespace-pre-line ${isFresh ? MESSAGE.fresh : MESSAGE.read} ${isCut ? 'line-clamp-3' : ''}`}
        >
          <Highlight text={message} query={query} />
        </p>
        {isCut ? (
          <button
            type="button"
            aria-controls={id}
            onClick={() => setWhole(true)}
            className="min-h-8 cursor-pointer text-13 font-strong text-section hover:underline max-md:min-h-11"
          >
            Show whole request
          </button>
        ) : (
          children
        )}
      </Message>
    </div>
  );
}
