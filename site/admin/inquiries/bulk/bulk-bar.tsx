import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkChange, BulkRequest } from '#contract/inquiries/inquiry-action-schemas.ts';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { type InquiryView, inquiryFilter } from '#contract/inquiries/inquiry-list.ts';
import type { BulkAnswer } from '#contract/inquiries/inquiry-responses.ts';
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';
import { bottomBar } from '../../../layout/bottom-bar.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { Button } from '../../components/button.tsx';
import { Options } from '../../components/options.tsx';
import { useStaffNames } from '../../state/staff-names.ts';
import { registerUndo } from '../../state/undo-last-change.tsx';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { undoChange } from '../queries/undo-change.ts';
import type { Choosing } from './chosen.ts';

type BulkBarProps = { choosing: Choosing; view: InquiryView; total: number };

/** Below the list while something is selected: the actions for all of it. */
export function BulkBar({ choosing, view, total }: BulkBarProps) {
  const bulk = useBulk(choosing.clear);
  const count = choosing.all ? total : choosing.ids.size;
  const send = (change: BulkChange) => {
    const { sort: _sort, ...filter } = view;
    const which = choosing.all ? { filter: inquiryFilter.parse(filter) } : { ids: [...choosing.ids] };
    bulk.mutate({ ...which, change });
  };
  if (count === 0) return null;
  return (
    <section
      ref={bottomBar}
      aria-label="Selected inquiries"
      className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-4 border-t border-ink bg-paper dark:border-graphite/60 px-4 pt-1 pb-2.5 md:px-6"
    >
      <p className="font-semibold" role="status">
        {count.toLocaleString('en-US')} selected
      </p>
      {!choosing.all && total > choosing.ids.size && total <= INQUIRY_ACTION_LIMITS.bulkFilter && (
        <Button look="bare" onClick={choosing.chooseAll}>
          Select all {total.toLocaleString('en-US')}
        </Button>
      )}
      <Button look="bare" onClick={choosing.clear} className="ml-auto">
        Clear
      </Button>
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
        <Actions disabled={bulk.isPending} onSend={send} spam={view.spam === true} />
      </div>
    </section>
  );
}

type ActionsProps = { disabled: boolean; spam: boolean; onSend: (change: BulkChange) => void };

function Actions({ disabled, spam, onSend }: ActionsProps) {
  const staff = useStaffNames().filter((person) => !person.disabled);
  return (
    <>
      <BulkSelect
        label="Set the status of the selected inquiries"
        first="Set status..."
        choices={INQUIRY_STATUSES.map((status) => [status, statusLabel(status)])}
        disabled={disabled}
        onChoose={(value) => onSend({ status: value as InquiryStatus })}
      />
      <BulkSelect
        label="Assign the selected inquiries"
        first="Assign to..."
        choices={[[UNASSIGNED, 'Unassigned'], ...staff.map(({ id, name }) => [id, name] as const)]}
        disabled={disabled}
        onChoose={(value) => onSend({ assigneeId: value === UNASSIGNED ? null : value })}
      />
      <BulkSelect
        label="Set the priority of the selected inquiries"
        first="Set priority..."
        choices={PRIORITIES.map((priority) => [priority, PRIORITY_LABELS[priority]])}
        disabled={disabled}
        onChoose={(value) => onSend({ priority: value as Priority })}
      />
      <Button look="bare" disabled={disabled} onClick={() => onSend({ spam: !spam })} className="shrink-0">
        {spam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </>
  );
}

const UNASSIGNED = 'none';

type BulkSelectProps = {
  label: string;
  /** Shown until a choice is made. */
  first: string;
  choices: readonly (readonly [value: string, label: string])[];
  disabled: boolean;
  onChoose: (value: string) => void;
};

const BulkSelect = ({ label, first, choices, disabled, onChoose }: BulkSelectProps) => (
  <select
    aria-label={label}
    value=""
    disabled={disabled}
    onChange={(event) => onChoose(event.target.value)}
    className="h-11 min-w-0 grow basis-24 cursor-pointer rounded-control border border-edge bg-sheet px-2.5 text-14"
  >
    <option value="">{first}</option>
    <Options of={choices} />
  </select>
);

/** Changes many inquiries in one request, all or none; a toast offers to undo it. */
function useBulk(onChanged: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BulkRequest): Promise<BulkAnswer> =>
      (await request('/api/inquiries/bulk', { method: 'POST', body })).json(),
    onSuccess: ({ id, changed, canceled = 0 }) => {
      onChanged();
      const title =
        changed === 1 ? '1 inquiry updated.' : `${changed.toLocaleString('en-US')} inquiries updated.`;
      const description = canceled > 0 ? canceledInWords(canceled) : undefined;
      toast({ title, description, ...(changed > 0 && registerUndo(() => undoChange(queryClient, id))) });
    },
    meta: { failed: 'Error' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  });
}

const canceledInWords = (meetings: number): string =>
  meetings === 1 ? '1 meeting was canceled.' : `${meetings} meetings were canceled.`;
