import type { LateAnswer } from '#contract/inquiries/reports.ts';
import { detailDate } from '../format/dates.ts';
import { count, time } from './figures-in-words.ts';

const SHOWN = 10;

/** Missed 24-hour promises, each linked to its inquiry. */
export function LateAnswers({ late, total }: { late: readonly LateAnswer[]; total: number }) {
  return (
    <section aria-labelledby="late" className="mt-8">
      <h2 id="late" className="text-17 font-semibold tracking-tight">
        Late responses ({count(total)})
      </h2>
      {late.length === 0 ? (
        <p className="mt-2 text-graphite">None. Every response was within 24 hours.</p>
      ) : (
        <>
          <LateList late={late.slice(0, SHOWN)} />
          {late.length > SHOWN && (
            <details>
              <summary className="flex min-h-11 w-fit items-center text-14 font-strong text-section">
                Show {count(late.length - SHOWN)} more
              </summary>
              <LateList late={late.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
      {late.length < total && (
        <p className="mt-3 text-graphite">
          Showing the latest {count(late.length)}. Choose a shorter range to see more.
        </p>
      )}
    </section>
  );
}

function LateList({ late }: { late: readonly LateAnswer[] }) {
  return (
    <ul className="mt-2">
      {late.map((answer) => (
        <li
          key={answer.id}
          className="grid gap-x-6 border-b border-hairline py-1.5 sm:grid-cols-3 sm:items-center"
        >
          <a
            href={`/admin?inquiry=${encodeURIComponent(answer.id)}`}
            className="inline-flex min-h-11 items-center gap-2 font-strong text-section"
          >
            {answer.name} <span className="font-normal whitespace-nowrap">{answer.reference}</span>
          </a>
          <span className="text-graphite">Received {detailDate(answer.createdAt)}</span>
          <span className="max-sm:pb-2">
            <span className="text-overdue">Answered after {answeredAfter(answer)}</span>
            {answer.by && ` by ${answer.by}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const answeredAfter = ({ createdAt, firstContactAt }: LateAnswer) =>
  time(Date.parse(firstContactAt) - Date.parse(createdAt));
