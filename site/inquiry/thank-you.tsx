import { type ReactNode, useEffect, useRef } from 'react';
import { firm, phoneHref } from '#content/firm.ts';
import { inquiryWords } from '#content/inquiry-words.ts';

const { sent } = inquiryWords;

/** The Thank You screen, shown instead of the form; its heading takes the focus. */
export function ThankYou({
  reference,
  link,
  onAgain,
}: {
  reference: string;
  /** Path of the private page. */
  link: string | null;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ThankYouWords reference={reference} link={link} headingRef={heading}>
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {sent.again}
      </button>
    </ThankYouWords>
  );
}

/** The screen itself, also for visitors without JavaScript (specification §4, §8). */
export function ThankYouWords({
  reference,
  link = null,
  headingRef,
  children,
}: {
  reference: string;
  /** Path of the private page, where it may be shown: never on a page whose address identifies the request. */
  link?: string | null;
  headingRef?: React.Ref<HTMLHeadingElement>;
  /** The button for another message. */
  children: ReactNode;
}) {
  return (
    <section className="border-t border-ink pt-8 pb-4">
      <h2 ref={headingRef} tabIndex={-1} className="outline-none">
        {sent.heading}
      </h2>
      <p className="mt-5 max-w-[34em] text-[1.2rem] leading-normal">{sent.text}</p>
      <dl className="mt-8 grid max-w-xl border-y border-hairline">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
          <dt className="label">{sent.reference}</dt>
          <dd className="font-sans text-2xl font-semibold tracking-wide tabular-nums">{reference}</dd>
        </div>
      </dl>
      <p className="mt-4 max-w-[34em] text-graphite">
        {sent.keep} <a href={phoneHref}>{firm.phone}</a>.
      </p>
      <p className="mt-4 max-w-[34em] text-graphite">{link ? sent.follow : sent.mailed}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {link && (
          <a href={link} className="button">
            {sent.open}
          </a>
        )}
        {children}
      </div>
    </section>
  );
}
