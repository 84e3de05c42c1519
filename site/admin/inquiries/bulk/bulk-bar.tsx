import { useEffect, useState } from 'react';
import { type BulkAnswer, type BulkChange, DESK_LIMITS } from '#contract/desk.ts';
import { INQUIRY_STATUSES, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';
import { type InquiryView, inquiryFilter } from '#contract/inquiry-list.ts';
import { bottomBar } from '../../../frame/bottom-bar.ts';
import { Button } from '../../button.tsx';
import { useStaffNames } from '../../staff-names.ts';
import type { Choosing } from './chosen.ts';
import { useBulk, useUndo } from './use-bulk.ts';

type BulkBarProps = { choosing: Choosing; view: InquiryView; total: number };

/** Below the list while something is ticked: what to do with all of it; then, for ten seconds, the way back. */
export function BulkBar({ choosing, view, total }: BulkBarProps) {
  const [done, setDone] = useState<BulkAnswer | null>(null);
  const bulk = useBulk((answer) => {
    setDone(answer);
    choosing.clear();
  });
  const count = choosing.all ? total : choosing.ids.size;
  const send = (change: BulkChange) => {
    const { sort: _sort, ...filter } = view;
    const which = choosing.all ? { filter: inquiryFilter.parse(filter) } : { ids: [...choosing.ids] };
    bulk.mutate({ ...which, change });
  };
  if (count === 0) return done && <UndoLine key={done.id} done={done} onOver={() => setDone(null)} />;
  return (
    <section
      ref={bottomBar}
      aria-label="Selected inquiries"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-paper px-4 py-2.5 md:px-6"
    >
      <p className="font-semibold" role="status">
        {count.toLocaleString('en-US')} selected
      </p>
      {!choosing.all && total > choosing.ids.size && total <= DESK_LIMITS.bulkFilter && (
        <Button look="bare" onClick={choosing.chooseAll}>
          Select all {total.toLocaleString('en-US')}
        </Button>
      )}
      <Actions disabled={bulk.isPending} onSend={send} spam={view.spam === true} />
      <Button look="bare" onClick={choosing.clear} className="ml-auto">
        Clear
      </Button>
    </section>
  );
}

type ActionsProps = { disabled: boolean; spam: boolean; onSend: (change: BulkChange) => void };

function Actions({ disabled, spam, onSend }: ActionsProps) {
  const staff = useStaffNames().filter((person) => !person.disabled);
  const select = 'h-11 cursor-pointer border border-ink bg-paper px-2.5 text-[0.9rem]';
  return (
    <>
      <select
        aria-label="Set status of the selected"
        value=""
        disabled={disabled}
        onChange={(event) => onSend({ status: event.target.value as InquiryStatus })}
        className={select}
      >
        <option value="">Set status…</option>
        {INQUIRY_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </select>
      <select
        aria-label="Assign the selected"
        value=""
        disabled={disabled}
        onChange={(event) =>
          onSend({ assigneeId: event.target.value === 'none' ? null : event.target.value })
        }
        className={select}
      >
        <option value="">Assign to…</option>
        <option value="none">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button look="bare" disabled={disabled} onClick={() => onSend({ spam: !spam })}>
        {spam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </>
  );
}

/** Gone when the time is over; the seconds count down where they are read. */
function UndoLine({ done, onOver }: { done: BulkAnswer; onOver: () => void }) {
  const [left, setLeft] = useState(DESK_LIMITS.undoShownMs / 1000);
  const undo = useUndo();
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  return (
    <p
      ref={bottomBar}
      role="status"
      data-undo=""
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 border-t border-ink bg-paper px-4 py-2.5 md:px-6"
    >
      {done.changed === 1
        ? '1 inquiry changed.'
        : `${done.changed.toLocaleString('en-US')} inquiries changed.`}
      <Button
        look="bare"
        disabled={undo.isPending}
        onClick={() => undo.mutate(done.id, { onSettled: onOver })}
      >
        Undo <span aria-hidden="true">({left})</span>
      </Button>
    </p>
  );
}
