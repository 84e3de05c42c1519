/** Rows that stay out: with mistakes, or of clients who are here. */
import type { ReactNode } from 'react';
import { hrefOf } from '../inquiries/url-state/selected-inquiry.ts';
import type { ExistingClient } from './existing-clients.ts';
import type { ReadRow, RowMistake } from './import-rows.ts';

const SHOWN = 100;

export const Mistakes = ({ mistakes }: { mistakes: readonly RowMistake[] }) => (
  <>
    <p className="mb-2">
      These rows stay out. Correct them in the file and import it again, or go on without them.
    </p>
    <Lines count={mistakes.length}>
      {mistakes.slice(0, SHOWN).map(({ line, words }) => (
        <li key={line} className="py-1.5 wrap-anywhere">
          <span className="font-strong">Line {line}</span>{' '}
          <span className="text-cancelled">{words.join('. ')}.</span>
        </li>
      ))}
    </Lines>
  </>
);

type ExistingClientsProps = { rows: readonly ReadRow[]; known: readonly ExistingClient[] };

export function ExistingClients({ rows, known }: ExistingClientsProps) {
  const byLine = new Map(known.map((client) => [client.line, client]));
  const same = rows.filter(({ line, sameAs }) => sameAs || byLine.has(line));
  return (
    <>
      <p className="mb-2">These rows have the phone number or email of an inquiry, or of another row.</p>
      <Lines count={same.length}>
        {same.slice(0, SHOWN).map(({ line, name, sameAs }) => {
          const client = byLine.get(line);
          return (
            <li key={line} className="py-1.5 wrap-anywhere">
              <span className="font-strong">Line {line}</span> {name}:{' '}
              <span className="text-graphite">
                same {client?.same ?? sameAs?.same} as{' '}
                {client ? (
                  <a href={hrefOf(client.inquiry.id)} target="_blank" rel="noreferrer">
                    {client.inquiry.name}, {client.inquiry.reference}
                  </a>
                ) : (
                  `line ${sameAs?.line}`
                )}
              </span>
            </li>
          );
        })}
      </Lines>
    </>
  );
}

const Lines = ({ count, children }: { count: number; children: ReactNode }) => (
  <>
    <ul className="max-h-80 divide-y divide-hairline overflow-y-auto rounded-control bg-sheet px-4 py-1 text-14">
      {children}
    </ul>
    {count > SHOWN && (
      <p className="mt-1.5 text-13 text-graphite">And {(count - SHOWN).toLocaleString('en-US')} more</p>
    )}
  </>
);
