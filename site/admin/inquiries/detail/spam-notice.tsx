import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../../button.tsx';

type SpamNoticeProps = {
  inquiry: Inquiry;
  isPending: boolean;
  onUpdate: (change: { spam: boolean }) => void;
};

/** Why an inquiry is kept apart, and the way back to the others. */
export function SpamNotice({ inquiry, isPending, onUpdate }: SpamNoticeProps) {
  if (!inquiry.spam) return null;
  return (
    <div className="mb-4 max-w-[44em] border-l-3 border-progress bg-progress-bg px-4 py-3 text-progress">
      <p className="font-[560]">
        {inquiry.spamReasons.length > 0 ? 'Suspected spam' : 'Marked as spam'}. It is kept out of the list.
      </p>
      {inquiry.spamReasons.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {inquiry.spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Button look="quiet" className="mt-3" disabled={isPending} onClick={() => onUpdate({ spam: false })}>
        Not spam
      </Button>
    </div>
  );
}
