import { Button } from '../components/button.tsx';
import type { NoteDrafts } from '../state/note-drafts.ts';
import { useWaiting, type Waiting } from './change-queue.ts';

type WaitingNoticeProps = {
  drafts: NoteDrafts;
  /** Opens a refused inquiry in its form; absent where that form isn’t. */
  onEdit?: (waiting: Waiting) => void;
};

/** Shown on every page of the dashboard: number of changes stored only on this device, and links to refused ones. */
export function WaitingNotice({ drafts, onEdit }: WaitingNoticeProps) {
  const all = useWaiting(drafts);
  if (all.length === 0) return null;
  const refused = all.filter(({ refusal }) => refusal);
  const waiting = all.length - refused.length;
  const [requests, changes] = split(refused);
  const inquiries = [...new Set(changes.map(({ inquiryId }) => inquiryId))];
  return (
    <p role="status" className="border-b border-hairline px-4 py-2 text-14 md:px-6">
      {waiting > 0 && (
        <>
          <b className="font-strong">{countInWords(waiting)}</b> saved on this device and will be sent when
          you reconnect.{' '}
        </>
      )}
      {refused.length > 0 && (
        <>
          <b className="font-strong">{refused.length === 1 ? '1 item' : `${refused.length} items`}</b>{' '}
          couldn’t be saved.
        </>
      )}
      {inquiries.map((id, i) => (
        <a key={id} href={`/admin?inquiry=${encodeURIComponent(id)}`} className="ml-2 text-section">
          {inquiries.length === 1 ? 'Review' : `Inquiry ${i + 1} of ${inquiries.length}`}
        </a>
      ))}
      {onEdit &&
        requests.map((waiting) => (
          <Button key={waiting.id} look="bare" className="ml-2" onClick={() => onEdit(waiting)}>
            Edit inquiry
          </Button>
        ))}
    </p>
  );
}

const countInWords = (count: number): string =>
  count === 1 ? '1 unsent item is' : `${count} unsent items are`;

const split = (refused: Waiting[]): [requests: Waiting[], changes: Waiting[]] => [
  refused.filter(({ words }) => words.kind === 'new-request'),
  refused.filter(({ words }) => words.kind !== 'new-request'),
];
