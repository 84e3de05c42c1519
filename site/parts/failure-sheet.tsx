import { emailHref, firm, phoneHref } from '#content/firm.ts';
import type { PageMeta } from '#contract/page.ts';
import { EmptySheet } from './drawings/empty-sheet.tsx';

export const failurePage: PageMeta = {
  title: 'This page could not be shown',
  description:
    'The server failed while it put this page together. Nothing that was sent before is lost by that.',
  sheet: 'X-500',
};

/** When rendering itself fails: what happened, what is kept, what to do. */
export function FailureSheet({ pathname }: { pathname: string }) {
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address={pathname} sheet="500" drawn="interrupted">
        <h1>This page could not be shown</h1>
        <p className="mt-5 max-w-[34em] text-lg text-graphite">
          Something failed on our side, not on yours. Whatever you sent before is safe with us. Load the page
          again in a minute, or reach us at{' '}
          <a href={phoneHref} className="text-ink tabular-nums">
            {firm.phone}
          </a>{' '}
          and{' '}
          <a href={emailHref} className="text-ink">
            {firm.email}
          </a>
          .
        </p>
      </EmptySheet>
    </div>
  );
}
