import type { NoteDrafts } from '../state/note-drafts.ts';
import { useWaiting } from './use-waiting.ts';

/** On every page of the dashboard: how much only this device knows, and where to look if some of it was refused. */
export function WaitingNotice({ drafts }: { drafts: NoteDrafts }) {
  const waiting = useWaiting(drafts);
  if (waiting.length === 0) return null;
  const refused = [...new Set(waiting.filter(({ refusal }) => refusal).map(({ inquiryId }) => inquiryId))];
  return (
    <p role="status" className="border-b border-hairline px-4 py-2 text-[0.9rem] md:px-6">
      <b className="font-[560]">{countInWords(waiting.length)}</b>{' '}
      {refused.length === 0
        ? 'on this device until the server can be reached.'
        : 'on this device, and not all can be saved as they are:'}
      {refused.map((id, i) => (
        <a key={id} href={`/admin?inquiry=${encodeURIComponent(id)}`} className="ml-2 text-section">
          {refused.length === 1 ? 'Decide what becomes of it' : `Inquiry ${i + 1} of ${refused.length}`}
        </a>
      ))}
    </p>
  );
}

const countInWords = (count: number): string =>
  count === 1 ? 'One note or call waits' : `${count} notes and calls wait`;
