import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Options } from '../components/options.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { hoursOf } from '../meeting/meeting-queries.ts';
import { goTo, useAddress } from '../state/address.ts';
import { useStaffNames } from '../state/staff-names.ts';
import type { ViewProps } from '../state/view-props.ts';
import { HoursForm } from './hours-form.tsx';
import { BusyCalendarForm, CalendarFeed } from './own-calendar.tsx';
import { RulesForm } from './rules-form.tsx';

/** When one can be booked, and the calendars elsewhere; owners see to all, and to the firm's rules. */
export function Hours({ staff }: ViewProps) {
  const isOwner = staff.role === 'owner';
  const asked = useAddress().searchParams.get('who');
  const staffId = isOwner && asked && asked !== staff.id ? asked : null;
  const person = useQuery(hoursOf(staffId));
  return (
    <ViewPage
      title="Hours"
      about={
        <>
          When clients and colleagues can book you, in Central Time.{' '}
          <a href="/admin/calendar" className="text-section">
            Back to calendar
          </a>
        </>
      }
    >
      {isOwner && <PersonChoice ownId={staff.id} staffId={staffId} />}
      <Loaded query={person} what="hours" waiting="Loading hours...">
        {({ name, hours, feed, busy }) => (
          <div key={staffId}>
            <HoursForm staffId={staffId} name={name} hours={hours} />
            {staffId === null && (
              <>
                <ViewPart id="busy" title="Your calendar">
                  <BusyCalendarForm busy={busy} />
                </ViewPart>
                <ViewPart id="feed" title="Calendar feed">
                  <CalendarFeed feed={feed} />
                </ViewPart>
              </>
            )}
          </div>
        )}
      </Loaded>
      {isOwner && (
        <ViewPart id="rules" title="Studio rules">
          <RulesForm />
        </ViewPart>
      )}
    </ViewPage>
  );
}

function PersonChoice({ ownId, staffId }: { ownId: string; staffId: string | null }) {
  const colleagues = useStaffNames().filter(({ id, disabled }) => !disabled && id !== ownId);
  return (
    <div className="max-w-104">
      <SelectField
        label="Hours for"
        value={staffId ?? ''}
        onChange={({ target }) =>
          goTo(target.value === '' ? '/admin/hours' : `/admin/hours?who=${encodeURIComponent(target.value)}`)
        }
      >
        <option value="">Me</option>
        <Options of={colleagues.map(({ id, name }) => [id, name])} />
      </SelectField>
    </div>
  );
}
