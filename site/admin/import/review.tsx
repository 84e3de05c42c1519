import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { setup } from '#content/firm.ts';
import { overdueBefore } from '#contract/inquiries/clock.ts';
import type { InquiryImport } from '#contract/inquiries/import.ts';
import {
  INQUIRY_STATUSES,
  type InquiryStatus,
  isWaiting,
  statusLabel,
} from '#contract/inquiries/statuses.ts';
import { Button } from '../components/button.tsx';
import { Checkbox, SelectField } from '../components/field.tsx';
import { PartFailed } from '../components/loaded.tsx';
import { Options } from '../components/options.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { usePlaces } from '../state/settings.ts';
import { ColumnChoice } from './column-choice.tsx';
import { type ColumnMatches, matchColumns } from './columns.ts';
import { existingClients } from './existing-clients.ts';
import { type ReadRow, readRows } from './import-rows.ts';
import { ExistingClients, Mistakes } from './left-out.tsx';
import { Preview } from './preview.tsx';
import type { CsvFile } from './read-csv.ts';
import { useSendRows } from './use-send-rows.ts';

type ReviewProps = { id: string; fileName: string; csv: CsvFile; onDone: (done: InquiryImport) => void };

const number = (count: number) => count.toLocaleString('en-US');
const inquiries = (count: number) => (count === 1 ? '1 inquiry' : `${number(count)} inquiries`);

/** The file as it will be imported: its columns, the first inquiries, what stays out, and the button that imports the rest. */
export function Review({ id, fileName, csv, onDone }: ReviewProps) {
  const places = usePlaces();
  const [now] = useState(() => new Date().toISOString());
  const [matches, setMatches] = useState<ColumnMatches>(() => matchColumns(csv.header));
  const [status, setStatus] = useState<InquiryStatus>('new');
  const [takesKnown, setTakesKnown] = useState(false);
  const read = useMemo(
    () => readRows(csv, { matches, status, fileName, places, now, timeZone: setup.timeZone }),
    [csv, matches, status, fileName, places, now],
  );
  const known = useQuery(existingClients(id, read.rows));
  const sending = useSendRows({ id, fileName, onDone });
  const knownLines = new Set([
    ...read.rows.flatMap(({ line, sameAs }) => (sameAs ? [line] : [])),
    ...(known.data ?? []).map(({ line }) => line),
  ]);
  const chosen = takesKnown ? read.rows : read.rows.filter(({ line }) => !knownLines.has(line));
  return (
    <>
      <ViewPart id="columns" title="Columns">
        <ColumnChoice csv={csv} matches={matches} onChange={setMatches} />
      </ViewPart>
      <ViewPart id="preview" title="Preview">
        <Preview rows={read.rows.slice(0, 10)} places={places} />
      </ViewPart>
      {read.mistakes.length > 0 && (
        <ViewPart id="mistakes" title={`Mistakes (${number(read.mistakes.length)})`}>
          <Mistakes mistakes={read.mistakes} />
        </ViewPart>
      )}
      {knownLines.size > 0 && (
        <ViewPart id="known" title={`Already here (${number(knownLines.size)})`}>
          <ExistingClients rows={read.rows} known={known.data ?? []} />
          <Checkbox checked={takesKnown} onChange={({ target }) => setTakesKnown(target.checked)}>
            Import these too
          </Checkbox>
        </ViewPart>
      )}
      <ViewPart id="import" title="Import">
        <div className="-mt-5 max-w-96">
          <SelectField
            label="Status for rows without one"
            hint={overdueInWords(chosen)}
            value={status}
            onChange={({ target }) => setStatus(target.value as InquiryStatus)}
          >
            <Options of={INQUIRY_STATUSES.map((each) => [each, statusLabel(each)])} />
          </SelectField>
        </div>
        {known.error && <PartFailed what="existing clients" query={known} className="mt-5" />}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            disabled={chosen.length === 0 || !known.isSuccess || sending.isSending}
            onClick={() => void sending.send(chosen)}
          >
            {sending.error !== null ? 'Try again' : `Import ${inquiries(chosen.length)}`}
          </Button>
          <p role="status" className="text-graphite">
            {sending.isSending
              ? `${number(sending.sent)} of ${number(chosen.length)}...`
              : known.isPending && 'Looking for existing clients...'}
          </p>
        </div>
        {sending.error !== null && (
          <p role="alert" className="mt-3 text-cancelled">
            Import stopped after {inquiries(sending.sent)}. {failureInWords(sending.error)}
          </p>
        )}
      </ViewPart>
    </>
  );
}

/** The clock of a new inquiry began when the file says. */
function overdueInWords(rows: readonly ReadRow[]): string | undefined {
  const since = overdueBefore(Date.now());
  const count = rows.filter(({ status, createdAt }) => isWaiting(status) && createdAt < since).length;
  if (count === 0) return undefined;
  return count === 1
    ? '1 new inquiry is older than 24 hours and will be overdue.'
    : `${number(count)} new inquiries are older than 24 hours and will be overdue.`;
}
