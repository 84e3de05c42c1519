import { SERVICE_TYPE_LABELS } from '#contract/inquiries/inquiry-fields.ts';
import { type InquiryView, MEETS } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { INQUIRY_STATUSES, statusLabel } from '#contract/inquiries/statuses.ts';
import { Button } from '../../components/button.tsx';
import { Options } from '../../components/options.tsx';
import { closePopover } from '../../components/popover.tsx';
import { useBooking, usePlaces } from '../../state/settings.ts';
import { useStaffNames } from '../../state/staff-names.ts';
import { changeView, filterQuery } from '../url-state/view-in-address.ts';
import { MEETS_LABELS } from './conditions.ts';
import { datePresets, firmToday } from './date-presets.ts';
import { Choice, Day, Flag } from './filter-controls.tsx';
import { PriorityAndTag } from './priority-and-tag.tsx';

/** Every filter, with the number of inquiries behind each choice. The list behind the panel updates immediately. */
export function FilterFields({ view, counts }: { view: InquiryView; counts?: InquiryCounts }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 px-4 pt-3 md:px-5 md:pb-2">
      <Statuses view={view} counts={counts} />
      <Choices view={view} />
      <ArrivalDays view={view} />
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
      <p className="col-span-full flex flex-wrap gap-x-4 border-t border-hairline text-13">
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
      <p className="sticky bottom-0 col-span-full -mx-4 border-t border-hairline bg-paper px-4 py-2 md:hidden">
        <Button className="w-full" onClick={(event) => closePopover(event.currentTarget)}>
          Show {counts ? counts.total.toLocaleString('en-US') : 'results'}
        </Button>
      </p>
    </div>
  );
}

function Statuses({ view, counts }: { view: InquiryView; counts?: InquiryCounts }) {
  const chosen = view.status ?? [];
  return (
    <fieldset className="col-span-full">
      <legend className="label">Status</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {INQUIRY_STATUSES.map((status) => (
          <Flag
            key={status}
            label={statusLabel(status)}
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
        <Options of={Object.entries(SERVICE_TYPE_LABELS)} />
      </Choice>
      <Choice label="Assigned to" value={view.assignee} onChange={(assignee) => changeView({ assignee })}>
        <option value="me">Me</option>
        <option value="none">Unassigned</option>
        <Options of={staff.map(({ id, name }) => [id, name])} />
      </Choice>
      <Choice label="Area" value={view.area} onChange={(area) => changeView({ area })}>
        <Options of={places.map(({ slug, name }) => [slug, name])} />
      </Choice>
      <PriorityAndTag view={view} />
      {useBooking() && (
        <Choice label="Meeting" value={view.meets} onChange={(meets) => changeView({ meets })}>
          <Options of={MEETS.map((meets) => [meets, MEETS_LABELS[meets]])} />
        </Choice>
      )}
    </>
  );
}

/** The days of arrival: a usual range, or two dates. */
function ArrivalDays({ view: { from, to } }: { view: InquiryView }) {
  const presets = datePresets(firmToday());
  const chosen = presets.find(({ days }) => days.from === from && days.to === to)?.label;
  const choose = (label: string | undefined) =>
    changeView(presets.find((preset) => preset.label === label)?.days ?? { from: undefined, to: undefined });
  return (
    <>
      <Choice
        label="Received"
        value={chosen ?? (from || to ? 'dates' : undefined)}
        all="Any day"
        onChange={choose}
      >
        {!chosen && (from || to) && <option value="dates">Custom range</option>}
        {presets.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </Choice>
      <Day name="From" value={from} onChange={(day) => changeView({ from: day })} />
      <Day name="To" value={to} onChange={(day) => changeView({ to: day })} />
    </>
  );
}
