import { type ReactNode, useId } from 'react';
import { INQUIRY_STATUSES, SERVICE_TYPE_LABELS, STATUS_LABELS } from '#contract/inquiry.ts';
import {
  INQUIRY_SORTS,
  type InquiryCounts,
  type InquirySort,
  type InquiryView,
} from '#contract/inquiry-list.ts';
import { usePlaces } from '../../places.ts';
import { useStaffNames } from '../../staff-names.ts';
import { changeView, DEFAULT_SORT, filterQuery } from '../view-in-address.ts';

const SORT_LABELS: Record<InquirySort, string> = {
  due: 'Most urgent first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last changed first',
  name: 'Name, A to Z',
};

/** Every filter, with how many each would show. */
export function FilterFields({ view, counts }: { view: InquiryView; counts?: InquiryCounts }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-3 px-4 pb-4 md:px-6">
      <Statuses view={view} counts={counts} />
      <Choices view={view} />
      <Day name="From" value={view.from} onChange={(from) => changeView({ from })} />
      <Day name="To" value={view.to} onChange={(to) => changeView({ to })} />
      <Flag
        label="Overdue"
        count={counts?.overdue}
        checked={view.overdue === true}
        onChange={(on) => changeView({ overdue: on || undefined })}
      />
      <Flag
        label="Suspected spam"
        count={counts?.spam}
        checked={view.spam === true}
        onChange={(on) => changeView({ spam: on || undefined })}
      />
      <p className="flex flex-wrap items-end gap-x-4 text-[0.85rem]">
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={`/api/inquiries/export.${format}?${filterQuery(view)}`}
            download=""
            className="inline-flex min-h-11 items-center text-section"
          >
            Export {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  );
}

function Statuses({ view, counts }: { view: InquiryView; counts?: InquiryCounts }) {
  const chosen = view.status ?? [];
  return (
    <fieldset className="col-span-full">
      <legend className="label mb-1">Status</legend>
      <div className="flex flex-wrap gap-x-5">
        {INQUIRY_STATUSES.map((status) => (
          <Flag
            key={status}
            label={STATUS_LABELS[status]}
            count={counts?.byStatus[status]}
            checked={chosen.includes(status)}
            onChange={(on) =>
              changeView({
                status: INQUIRY_STATUSES.filter((each) => (each === status ? on : chosen.includes(each))),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choices({ view }: { view: InquiryView }) {
  const staff = useStaffNames();
  const places = usePlaces();
  return (
    <>
      <Choice label="Service" value={view.service} onChange={(service) => changeView({ service })}>
        {Object.entries(SERVICE_TYPE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Assigned to" value={view.assignee} onChange={(assignee) => changeView({ assignee })}>
        <option value="me">Me</option>
        <option value="none">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Area" value={view.area} onChange={(area) => changeView({ area })}>
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label="Order"
        value={view.sort ?? DEFAULT_SORT}
        all={null}
        onChange={(sort) => changeView({ sort: sort as InquirySort })}
      >
        {INQUIRY_SORTS.toSorted((a, b) => Number(b === DEFAULT_SORT) - Number(a === DEFAULT_SORT)).map(
          (sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ),
        )}
      </Choice>
    </>
  );
}

const FIELD = 'mt-1 h-11 w-full border border-graphite/60 bg-paper px-2.5 text-base text-ink';

type ChoiceProps = {
  label: string;
  value: string | undefined;
  /** What stands for no choice; null where there always is one. */
  all?: string | null;
  onChange: (value: never) => void;
  children: ReactNode;
};

function Choice({ label, value, all = 'All', onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || undefined) as never)}
        className={FIELD}
      >
        {all !== null && <option value="">{all}</option>}
        {children}
      </select>
    </div>
  );
}

function Day({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {name}
      </label>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={FIELD}
      />
    </div>
  );
}

type FlagProps = { label: string; count?: number; checked: boolean; onChange: (on: boolean) => void };

function Flag({ label, count, checked, onChange }: FlagProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 self-end text-[0.9rem]">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-section"
      />
      {label}
      {count !== undefined && <span className="text-graphite">{count.toLocaleString('en-US')}</span>}
    </label>
  );
}
