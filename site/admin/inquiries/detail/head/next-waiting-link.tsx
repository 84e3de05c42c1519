import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { selectInquiry } from '../../url-state/selected-inquiry.ts';

/**
 * The next inquiry that waits. Nothing else opens it: after a call the person stays with the one they talked to
 * (docs/decisions/0084). It keeps its place and its width, so that nothing moves under the pointer.
 */
export function NextWaitingLink({ next }: { next: Inquiry | undefined }) {
  const place = 'flex min-h-8 w-44 items-center justify-end gap-1 text-[0.9rem] max-md:hidden';
  if (!next) return <p className={`${place} text-graphite`}>Nobody else waits</p>;
  return (
    <button
      type="button"
      data-next=""
      onClick={() => selectInquiry(next.id)}
      className={`${place} cursor-pointer hover:text-copper`}
    >
      <span className="text-graphite">Next:</span>
      <span className="truncate font-[560]">{next.name}</span>
    </button>
  );
}
