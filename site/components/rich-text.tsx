import type { RichParagraph } from '#contract/site/records/fields.ts';

/** A paragraph's text with its links. */
export function RichText({ paragraph }: { paragraph: RichParagraph }) {
  return paragraph.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order; one link may stand twice
      <a key={i} href={piece.href}>
        {piece.text}
      </a>
    ),
  );
}

/** Body text: serif, in lines of about 66 characters. */
export function Prose({
  paragraphs,
  className = '',
}: {
  paragraphs: readonly RichParagraph[];
  className?: string;
}) {
  return (
    <div className={`max-w-[38em] space-y-[1.1em] text-lg ${className}`}>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order
        <p key={i}>
          <RichText paragraph={paragraph} />
        </p>
      ))}
    </div>
  );
}
