import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { Button } from '../../components/button.tsx';

type SpamNoticeProps = {
  inquiry: Inquiry;
  isPending: boolean;
  onUpdate: (change: { spam: boolean }) => void;
};

/** The reasons for hiding an inquiry, and a button that returns it to the list. */
export function SpamNotice({ inquiry, isPending, onUpdate }: SpamNoticeProps) {
  if (!inquiry.spam) return null;
  return (
    <div className="mb-4 border-l-3 border-progress bg-progress-bg px-4 py-3 text-progress">
      <p className="font-[560]">
        {inquiry.spamReasons.length > 0 ? 'Suspected spam' : 'Marked as spam'}. It’s hidden from the list.
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
