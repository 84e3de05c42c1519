import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSame } from '#contract/shared/is-same.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import type { RecordVersion } from '#contract/site/site-schedule.ts';
import { toast } from '../../../layout/toaster.tsx';
import { Button } from '../../components/button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { detailDate } from '../../format/dates.ts';
import { FieldChanges } from '../publish/field-changes.tsx';
import { recordHistory } from '../state/content-query.ts';
import { editHref, useSiteAddress } from '../state/site-address.ts';
import { DONE_WORDS } from '../state/site-words.ts';
import type { DraftKeeper, Form } from './autosave.ts';

type RecordHistoryProps = { record: EditedRecord; form: Form; keeper: DraftKeeper };

/** The published versions of this entry; asked for once it is opened. */
export function RecordHistory({ record, form, keeper }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-4 border-t border-hairline"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-section underline underline-offset-4">
        History
      </summary>
      {isOpen && <Versions record={record} form={form} keeper={keeper} />}
    </details>
  );
}

function Versions({ record, form, keeper }: RecordHistoryProps) {
  const query = useQuery(recordHistory(record));
  return (
    <Loaded query={query} what="history" waiting="Loading history...">
      {({ versions }) =>
        versions.length === 0 ? (
          <p className="py-2 text-graphite">Not published yet.</p>
        ) : (
          <ol>
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                record={record}
                isInForm={isSame(form.value, version.value)}
                onTake={() => {
                  keeper.replace(version.value);
                  toast({
                    title: 'Version restored as a draft',
                    description: 'Publish to make it live, or undo it.',
                  });
                }}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

type VersionProps = { version: RecordVersion; record: EditedRecord; isInForm: boolean; onTake: () => void };

function Version({ version, record, isInForm, onTake }: VersionProps) {
  const shown = useSiteAddress();
  const { number, undoes, by, at, kind, fields, value } = version;
  const what = undoes === null ? DONE_WORDS[kind] : `undid update ${undoes}`;
  return (
    <li className="border-b border-hairline py-3">
      <p className="font-semibold">
        Update {number}: {what}
      </p>
      <p className="text-13 text-graphite">
        {by}, {detailDate(at)}
      </p>
      {kind !== 'hidden' && (
        <FieldChanges
          fields={fields}
          isNew={kind === 'added'}
          words={['Before', 'After']}
          hrefOf={(path) => editHref(shown, record, path)}
        />
      )}
      {value !== null && (
        <Button look="bare" disabled={isInForm} onClick={onTake}>
          {isInForm ? 'Current draft' : 'Restore this version'}
          <span className="sr-only"> (update {number})</span>
        </Button>
      )}
    </li>
  );
}
