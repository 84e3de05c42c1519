import { Button } from '../../../components/button.tsx';
import { momentDate } from '../../../format/dates.ts';
import {
  enqueueChange,
  removeQueuedChange,
  useWaiting,
  type Waiting,
} from '../../../offline-storage/change-queue.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { contactInWords } from './event-words.ts';

/** Entries at the end of a conversation that are stored only on this device. */
export function WaitingEntries({ inquiryId }: { inquiryId: string }) {
  const waiting = useWaiting(useDrafts(), inquiryId);
  if (waiting.length === 0) return null;
  return (
    <ol aria-label="Not sent yet" className="mt-4 grid gap-4">
      {waiting.map((each) => (
        <Entry key={each.id} waiting={each} />
      ))}
    </ol>
  );
}

function Entry({ waiting }: { waiting: Waiting }) {
  const { at, words, refusal } = waiting;
  const text = words.kind === 'note' ? words.text : words.kind === 'contact' && words.contact.text;
  const iso = new Date(at).toISOString();
  return (
    <li data-waiting={words.kind} className="wrap-anywhere md:pl-11">
      <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-graphite">
        <span>
          <b className="font-strong text-ink">You</b> {didInWords(waiting)}
        </span>
        <time dateTime={iso} className="ml-auto whitespace-nowrap text-13">
          {momentDate(iso)}
        </time>
      </p>
      <div className="mt-1 rounded-control border border-dashed border-attention px-3 py-2">
        {text && <p className="whitespace-pre-line">{text}</p>}
        <p className="text-13 font-strong text-attention">
          {refusal ? 'Not saved' : 'Saved on this device until you’re online'}
        </p>
        {refusal && <RefusedEntry {...{ waiting, refusal }} />}
      </div>
    </li>
  );
}

type RefusedProps = { waiting: Waiting; refusal: NonNullable<Waiting['refusal']> };

/** Shows the refusal, with a colleague's earlier note, as when both are online. */
function RefusedEntry({ waiting, refusal }: RefusedProps) {
  const drafts = useDrafts();
  const again = () => {
    const { refusal: _, words, ...rest } = waiting;
    const seen = 'theirs' in refusal ? refusal.theirs : undefined;
    enqueueChange(drafts, { ...rest, words: words.kind === 'note' && seen ? { ...words, seen } : words });
  };
  return (
    <div role="alert" className="text-14">
      {'words' in refusal ? (
        <p>{refusal.words}</p>
      ) : (
        <>
          <p>{refusal.by} added a note while you were writing:</p>
          <p className="my-1.5 border-l-2 border-copper pl-3 whitespace-pre-line">{refusal.theirs.notes}</p>
        </>
      )}
      <div className="flex flex-wrap gap-x-4">
        <Button look="bare" onClick={again}>
          {'words' in refusal ? 'Try again' : 'Save mine too'}
        </Button>
        <Button look="bare" onClick={() => removeQueuedChange(drafts, waiting)}>
          Discard mine
        </Button>
      </div>
    </div>
  );
}

const didInWords = ({ words }: Waiting): string =>
  words.kind === 'contact'
    ? contactInWords({ contact: words.contact.kind, outcome: words.contact.outcome })
    : 'wrote a note';
