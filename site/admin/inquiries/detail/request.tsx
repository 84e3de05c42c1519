import { momentDate } from '../../format/dates.ts';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { Highlight } from '../search/highlight.tsx';
import { useView } from '../url-state/view-in-address.ts';
import { VISITOR_BUBBLE } from './timeline/message.tsx';

/** The visitor's request; on a phone the first of the conversation's bubbles. */
export function Request() {
  const { name, message, createdAt, source } = useOpenInquiry().inquiry;
  const query = useView().q;
  return (
    <div className="mt-4 max-md:w-fit max-md:max-w-[90%] max-md:min-w-[62%]">
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-[0.85rem] text-graphite md:hidden">
        <span>
          <b className="font-[560] text-ink">{name}</b>{' '}
          {source?.channel ? 'got in touch' : 'sent the inquiry'}
        </span>
        <time dateTime={createdAt} className="whitespace-nowrap">
          {momentDate(createdAt)}
        </time>
      </p>
      <p
        data-message=""
        className={`max-w-[38em] wrap-anywhere whitespace-pre-line max-md:px-3.5 max-md:py-2.5 ${VISITOR_BUBBLE} md:border-l-0 md:leading-[1.6]`}
      >
        <Highlight text={message} query={query} />
      </p>
    </div>
  );
}
