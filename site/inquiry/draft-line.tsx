import { inquiryWords } from '#content/inquiry-words.ts';

/** The line about the draft: that it is kept, and a button to discard it. */
export function DraftLine({
  kept,
  onClear,
  onUndo,
}: {
  kept: boolean;
  onClear: () => void;
  onUndo: (() => void) | null;
}) {
  const line = kept
    ? { text: inquiryWords.form.draftKept, action: 'Clear', label: 'Clear the draft', act: onClear }
    : onUndo && {
        text: inquiryWords.form.draftCleared,
        action: 'Undo',
        label: 'Undo: restore the draft',
        act: onUndo,
      };
  return (
    <p role="status" className="caption flex min-h-11 items-center gap-1">
      {line && (
        <>
          {line.text}
          <button
            type="button"
            aria-label={line.label}
            // biome-ignore lint/a11y/noAutofocus: the pressed button is gone; this one undoes it
            autoFocus={line.act === onUndo}
            onClick={line.act}
            className="min-h-11 min-w-11 cursor-pointer px-2 text-ink underline decoration-hairline underline-offset-4 hover:text-copper"
          >
            {line.action}
          </button>
        </>
      )}
    </p>
  );
}
