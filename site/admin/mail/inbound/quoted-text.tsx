/** The part of a mail that it quotes from earlier ones: folded, never cut. */
export function QuotedText({ text }: { text: string }) {
  return (
    <details data-quoted="" className="group/quoted mt-1 font-sans text-[0.85rem]">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 font-[560] text-section max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 10 10"
          className="size-2.5 group-open/quoted:rotate-90"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="m3 1 4 4-4 4" />
        </svg>
        <span className="group-open/quoted:hidden">Show quoted text</span>
        <span className="hidden group-open/quoted:inline">Hide quoted text</span>
      </summary>
      <p className="mt-0.5 mb-1 border-l border-graphite/60 pl-3 leading-normal wrap-anywhere whitespace-pre-line text-graphite">
        {text}
      </p>
    </details>
  );
}
