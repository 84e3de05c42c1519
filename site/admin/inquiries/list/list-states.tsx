import { Button } from '../../components/button.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import type { RowPlace } from './row-options.ts';

/** Holds the space of a card that is loading or was unloaded. */
export function NotLoaded({ place }: { place: RowPlace }) {
  return (
    <li
      {...place}
      aria-busy="true"
      className="h-[6.25rem] border-b border-hairline px-4 py-3 @min-[27rem]:h-16"
    >
      <div className="h-4 w-1/3 bg-ledge" />
      <div className="mt-2.5 h-3 w-1/2 bg-ledge" />
      <div className="mt-4 h-3 w-11/12 bg-ledge" />
    </li>
  );
}

/** The error of a reload, above the list of before. */
export function OldList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="border-b border-hairline bg-cancelled-bg px-4 py-2 text-cancelled md:px-6">
      <p>This list may be out of date: it could not be reloaded. {failureInWords(error)}</p>
      <Button look="bare" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Before the first inquiry. */
export function NoInquiries() {
  return (
    <div data-empty="" className="px-4 py-12 md:px-6">
      <p className="text-xl font-[570] tracking-[-0.015em]">No inquiries yet.</p>
      <p className="mt-2 max-w-[34em] text-graphite">
        Requests from the contact page show up here as they arrive.
      </p>
      <a href="/contact" className="mt-2 inline-flex min-h-11 items-center text-section">
        Open the contact page
      </a>
    </div>
  );
}
