import type { BulkChange } from '#contract/inquiries/inquiry-action-changes.ts';
import { DESK_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { type InquiryView, inquiryFilter } from '#contract/inquiries/inquiry-list.ts';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';
import { bottomBar } from '../../../layout/bottom-bar.ts';
import { Button } from '../../components/button.tsx';
import { useStaffNames } from '../../state/staff-names.ts';
import type { Choosing } from './chosen.ts';
import { useBulk } from './use-bulk.ts';

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
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 border-t border-ink bg-paper dark:border-graphite/60 px-4 pt-1 pb-2.5 md:px-6"
    >
      <p className="font-semibold" role="status">
        {count.toLocaleString('en-US')} selected
      </p>
      {!choosing.all && total > choosing.ids.size && total <= DESK_LIMITS.bulkFilter && (
        <Button look="bare" onClick={choosing.chooseAll}>
          Select all {total.toLocaleString('en-US')}
        </Button>
      )}
      <Button look="bare" onClick={choosing.clear} className="ml-auto">
        Clear
      </Button>
      <div className="flex w-full items-center gap-x-3">
        <Actions disabled={bulk.isPending} onSend={send} spam={view.spam === true} />
      </div>
    </section>
  );
}

type ActionsProps = { disabled: boolean; spam: boolean; onSend: (change: BulkChange) => void };

function Actions({ disabled, spam, onSend }: ActionsProps) {
  const staff = useStaffNames().filter((person) => !person.disabled);
  const select =
    'h-11 min-w-0 grow basis-0 cursor-pointer border border-graphite/60 bg-paper px-2.5 text-[0.9rem]';
  return (
    <>
      <select
        aria-label="Set status of the selected inquiries"
        value=""
        disabled={disabled}
        onChange={(event) => onSend({ status: event.target.value as InquiryStatus })}
        className={select}
      >
        <option value="">Set status…</option>
        {INQUIRY_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <select
        aria-label="Assign the selected inquiries"
        value=""
        disabled={disabled}
        onChange={(event) =>
          onSend({ assigneeId: event.target.value === 'none' ? null : event.target.value })
        }
        className={select}
      >
        <option value="">Assign to…</option>
        <option value="none">Unassigned</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button look="bare" disabled={disabled} onClick={() => onSend({ spam: !spam })} className="shrink-0">
        {spam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </>
  );
}
