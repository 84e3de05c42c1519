import type { NoteDrafts } from '../state/note-drafts.ts';
import { useWaiting } from './change-queue.ts';

/** On every page of the dashboard: how much only this device knows, and where to look if some of it was refused. */
export function WaitingNotice({ drafts }: { drafts: NoteDrafts }) {
  const all = useWaiting(drafts);
  if (all.length === 0) return null;
  const refused = all.filter(({ refusal }) => refusal);
  const waiting = all.length - refused.length;
  const inquiries = [...new Set(refused.map(({ inquiryId }) => inquiryId))];
  return (
    <p role="status" className="border-b border-hairline px-4 py-2 text-[0.9rem] md:px-6">
      {waiting > 0 && (
        <>
          <b className="font-[560]">{countInWords(waiting)}</b> saved on this device and will be sent when you
          reconnect.{' '}
        </>
      )}
      {refused.length > 0 && (
        <>
          <b className="font-[560]">
            {refused.length === 1 ? '1 note or call' : `${refused.length} notes and calls`}
          </b>{' '}
          couldn’t be saved.
        </>
      )}
      {inquiries.map((id, i) => (
        <a key={id} href={`/admin?inquiry=${encodeURIComponent(id)}`} className="ml-2 text-section">
          {inquiries.length === 1 ? 'Review' : `Inquiry ${i + 1} of ${inquiries.length}`}
        </a>
      ))}
    </p>
  );
}

const countInWords = (count: number): string =>
  count === 1 ? '1 note or call is' : `${count} notes and calls are`;
