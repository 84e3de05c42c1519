import type { ReactNode } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { bottomBar } from '../../../layout/bottom-bar.ts';
import { smsOf, telOf } from '../detail/head/phone-links.ts';
import { activate } from '../shortcuts/controls.ts';
import { selectInquiry } from '../url-state/selected-inquiry.ts';

type PhoneBarProps = { inquiry?: Inquiry; next?: Inquiry };

const ITEM =
  'flex min-h-12 min-w-0 grow cursor-pointer px-1.5 items-center justify-center text-[0.9rem] font-[560] text-section no-underline disabled:cursor-default disabled:text-graphite';

/** On a phone, below the conversation and in reach of the thumb: the reply, the other ways to reach the visitor, and what staff do. */
export function PhoneBar({ inquiry, next }: PhoneBarProps) {
  return (
    <nav
      ref={bottomBar}
      aria-label="Inquiry actions"
      className="sticky bottom-0 z-10 flex divide-x divide-hairline border-t border-graphite/60 bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {inquiry?.email && (
        <button
          type="button"
          onClick={beginReply}
          className="flex min-h-12 min-w-0 grow-2 cursor-pointer items-center bg-ledge px-3 text-left text-[0.9rem] leading-tight font-[560] text-section"
        >
          Reply by email
        </button>
      )}
      {inquiry?.phone && (
        <>
          <a href={telOf(inquiry.phone)} className={ITEM}>
            Call
          </a>
          <a href={smsOf(inquiry.phone)} className={ITEM}>
            Text
          </a>
        </>
      )}
      {inquiry && (
        <>
          <Item onClick={() => activate('note')}>Note</Item>
          <Item onClick={() => activate('status')}>Status</Item>
        </>
      )}
      {/* As wide for everyone: a second tap must not reach another button of the next inquiry. */}
      <button
        type="button"
        disabled={!next}
        onClick={() => next && selectInquiry(next.id)}
        className={`${ITEM} ml-auto max-w-16 basis-16 grow-0! shrink-0`}
      >
        Next
      </button>
    </nav>
  );
}

type ItemProps = { onClick: () => void; children: ReactNode };

const Item = (props: ItemProps) => <button type="button" className={ITEM} {...props} />;

/** The reply form with its templates; a mail program has neither these nor the timeline. */
const beginReply = () => document.querySelector<HTMLElement>('[data-action=reply]')?.click();
