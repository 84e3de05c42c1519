import { content } from '../../content/snapshot.ts';
import { EmptySheet } from '../../drawings/empty-sheet.tsx';
import { failurePage } from '../../layout/error-pages.ts';

/** Shown when rendering fails: what happened, what is kept, what to do. */
export function FailureSheet({ pathname }: { pathname: string }) {
  const { phoneHref, firm, emailHref } = content();
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address={pathname} sheet="500" drawn="interrupted">
        <h1>{failurePage.title}</h1>
        <p className="mt-5 max-w-[34em] text-lg text-graphite">
          Something failed on our side. Everything you sent before is safe. Reload the page in a minute, or
          reach us at{' '}
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
