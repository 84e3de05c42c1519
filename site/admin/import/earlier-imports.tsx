import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InquiryImport } from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { momentDate } from '../format/dates.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';

export const IMPORTS = ['/api/imports'];

const DAY_MS = 86_400_000;
const inquiries = (count: number) =>
  count === 1 ? '1 inquiry' : `${count.toLocaleString('en-US')} inquiries`;

/** The latest imports, each with its undo. */
export function EarlierImports() {
  const imports = useQuery<InquiryImport[]>({ queryKey: IMPORTS });
  return (
    <Loaded query={imports} what="imports" waiting="Loading imports...">
      {(all) =>
        all.length > 0 && (
          <ViewPart id="imports" title="Earlier imports">
            <ul className="-mt-3 divide-y divide-hairline">
              {all.map((each) => (
                <ImportLine key={each.id} import={each} />
              ))}
            </ul>
          </ViewPart>
        )
      }
    </Loaded>
  );
}

function ImportLine({
  import: { id, fileName, at, by, saved, undoneAt, removed },
}: {
  import: InquiryImport;
}) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: async (): Promise<InquiryImport> =>
      (await request(`/api/imports/${id}/undo`, { method: 'POST', body: {} })).json(),
    onSuccess: (done) => toast({ title: 'Import undone', description: undoneInWords(done) }),
    meta: { failed: 'Couldn’t undo the import' },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: IMPORTS }),
        queryClient.invalidateQueries({ queryKey: INQUIRIES }),
      ]),
  });
  const canUndo = saved > removed && Date.parse(at) > Date.now() - IMPORT_LIMITS.undoDays * DAY_MS;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span className="min-w-0 grow">
        <span className="font-strong wrap-anywhere">{fileName}</span>
        <span className="block text-14 text-graphite">
          {undoneAt ? `Undone: ${undoneInWords({ saved, removed })}` : `${inquiries(saved)}.`} {by},{' '}
          {momentDate(at)}
        </span>
      </span>
      {canUndo && (
        <ConfirmedButton
          look="quiet"
          disabled={undo.isPending}
          question="Undo this import?"
          consequences={`This deletes the ${inquiries(saved)} from ${fileName}, except those that have changed since.`}
          confirm="Undo import"
          keep="Keep import"
          onConfirm={() => undo.mutate()}
        >
          {undo.isPending ? 'Undoing...' : undoneAt ? 'Undo again' : 'Undo'}
          <span className="sr-only"> {fileName}</span>
        </ConfirmedButton>
      )}
    </li>
  );
}

/** Inquiries that the undo kept were changed, or were erased before. */
function undoneInWords({ saved, removed }: Pick<InquiryImport, 'saved' | 'removed'>): string {
  const kept = saved - removed;
  return `${inquiries(removed)} deleted${kept > 0 ? `, ${inquiries(kept)} kept` : ''}.`;
}
