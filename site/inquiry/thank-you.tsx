import { type ReactNode, useEffect, useRef } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import type { PhoneLink } from '#contract/site/records/firm.ts';
import { AnswersForm } from './answers-form.tsx';

const { answers, sent } = inquiryWords;

/** The Thank You screen, shown instead of the form; its heading takes the focus. */
export function ThankYou({ onAgain, ...words }: SentWords & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ThankYouWords {...words} level={2} zone={browserZone()} headingRef={heading}>
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {sent.again}
      </button>
    </ThankYouWords>
  );
}

type SentWords = Pick<InquiryReceipt, 'reference' | 'link'> &
  Partial<Pick<InquiryReceipt, 'meetings'>> & { call: PhoneLink };

/** Meetings are shown in the visitor's own time too. */
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The screen itself, also for visitors without JavaScript (requirements §5, §9). */
export function ThankYouWords({
  reference,
  link,
  call,
  meetings = [],
  zone = '',
  level = 1,
  headingRef,
  children,
}: SentWords & {
  zone?: string;
  /** 2 below the heading of the form's page, which then steps back: `data-sent` tells it. */
  level?: 1 | 2;
  headingRef?: React.Ref<HTMLHeadingElement>;
  /** The button for another message. */
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section data-sent>
      <Heading
        ref={headingRef}
        tabIndex={-1}
        className="text-[clamp(2.5rem,5.6vw,5.25rem)] leading-none tracking-[-0.035em] outline-none"
      >
        {sent.heading}
      </Heading>
      <p className="mt-5 max-w-[34em] text-[1.2rem] leading-normal">{sent.text}</p>
      <dl className="mt-8 grid max-w-xl border-y border-hairline">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
          <dt className="label">{sent.reference}</dt>
          <dd className="font-sans text-2xl font-semibold tracking-wide tabular">{reference}</dd>
        </div>
      </dl>
      <p className="mt-4 max-w-[34em] text-graphite">
        {sent.keep}{' '}
        <a href={call.href} className="whitespace-nowrap">
          {call.phone}
        </a>
        .
      </p>
      {meetings[0] && (
        <div className="no-print">
          <p className="mt-8">{sent.book}</p>
          <div className="mt-3 mb-8 flex flex-wrap gap-3">
            {meetings.map(({ label, href }, index) => (
              <a key={label} href={href + zone} className={index ? 'button button-quiet' : 'button'}>
                {label}
              </a>
            ))}
          </div>
        </div>
      )}
      {link && (
        <div className="no-print mt-8 max-w-xl">
          <p className="font-semibold">{answers.heading}</p>
          <p className="mt-1 mb-4 text-graphite">{answers.text}</p>
          <AnswersForm path={link} />
        </div>
      )}
      <p className="mt-4 max-w-[34em] text-graphite">{link ? sent.follow : sent.mailed}</p>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        {link && (
          <a href={link} className={meetings[0] ? 'button button-quiet' : 'button'}>
            {sent.open}
          </a>
        )}
        {children}
      </div>
    </section>
  );
}
