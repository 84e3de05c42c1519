import { content } from '../content/snapshot.ts';
import { EmptySheet } from '../drawings/empty-sheet.tsx';

const SHEETS = { unknown: '404', throttled: '429', unavailable: '503' } as const;

/** Shown instead of a private page: the same for an unknown, a revoked and an incomplete link. */
export function PrivateLinkSheet({
  missing,
  text = content().visitorWords[missing].text,
}: {
  missing: keyof typeof SHEETS;
  text?: string;
}) {
  const { visitorWords, phoneHref, firm } = content();
  const words = visitorWords[missing];
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address="a private link" sheet={SHEETS[missing]}>
        <h1>{words.heading}</h1>
        <p className="mt-5 max-w-[34em] text-lg text-graphite">{text}</p>
        <p className="mt-5 max-w-[34em] text-lg">
          {words.call}{' '}
          <a href={phoneHref} className="font-sans font-semibold whitespace-nowrap tabular">
            {firm.phone}
          </a>
        </p>
      </EmptySheet>
    </div>
  );
}
