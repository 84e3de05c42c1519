import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { toast } from '../../layout/toaster.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { PickFiles } from '../site-editor/pictures/pick-files.tsx';
import { EarlierImports, IMPORTS } from './earlier-imports.tsx';
import { type CsvFile, readCsv, UnreadableFile } from './read-csv.ts';
import { Review } from './review.tsx';

type Chosen = { id: string; name: string; csv: CsvFile };

const number = (count: number) => count.toLocaleString('en-US');

/** For owners: inquiries from a CSV file, in one step that can be undone. */
export function ImportView() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState('');

  async function read([file]: File[]) {
    if (!file) return;
    try {
      setRefusal('');
      setChosen({ id: newIdempotencyKey(), name: file.name, csv: await csvOf(file) });
    } catch (error) {
      setChosen(null);
      setRefusal(error instanceof UnreadableFile ? error.message : 'This file couldn’t be read. Try again.');
    }
  }

  return (
    <ViewPage title="Import" about="Bring inquiries from a spreadsheet or another program’s export">
      <ViewPart id="file" title="File">
        {chosen && (
          <p className="mb-3">
            <span className="font-strong wrap-anywhere">{chosen.name}</span>{' '}
            <span className="text-graphite">
              {number(chosen.csv.rows.length)} {chosen.csv.rows.length === 1 ? 'row' : 'rows'}, separated by{' '}
              {chosen.csv.separator}, {chosen.csv.encoding}
            </span>
          </p>
        )}
        <p role="alert" className="mb-3 font-strong text-cancelled empty:hidden">
          {refusal}
        </p>
        <PickFiles
          label={chosen ? 'Choose another file' : 'Choose CSV file'}
          look={chosen ? 'quiet' : 'primary'}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={(files) => void read(files)}
        />
        {!chosen && (
          <p className="mt-3 text-13 text-graphite">
            Up to {number(IMPORT_LIMITS.rows)} rows. Clients get no email, and you can undo the import for{' '}
            {IMPORT_LIMITS.undoDays} days.
          </p>
        )}
      </ViewPart>
      {chosen && (
        <Review
          key={chosen.id}
          id={chosen.id}
          fileName={chosen.name}
          csv={chosen.csv}
          onDone={({ saved }) => {
            setChosen(null);
            void queryClient.invalidateQueries({ queryKey: IMPORTS });
            toast({ title: saved === 1 ? '1 inquiry imported' : `${number(saved)} inquiries imported` });
          }}
        />
      )}
      <EarlierImports />
    </ViewPage>
  );
}

async function csvOf(file: File): Promise<CsvFile> {
  if (file.size > IMPORT_LIMITS.fileBytes)
    throw new UnreadableFile('This file is larger than 10 MB. Split it into several files.');
  const csv = readCsv(await file.arrayBuffer());
  if (csv.rows.length > IMPORT_LIMITS.rows)
    throw new UnreadableFile(
      `This file has ${number(csv.rows.length)} rows. Split it into files of up to ${number(IMPORT_LIMITS.rows)}.`,
    );
  return csv;
}
