import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingRules, HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { TextField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { bookingRulesQuery } from '../meeting/meeting-queries.ts';

/** The firm's rules for every booking; owners set them. */
export function RulesForm() {
  return (
    <Loaded query={useQuery(bookingRulesQuery())} what="studio rules" waiting="Loading rules...">
      {(rules) => <Rules rules={rules} />}
    </Loaded>
  );
}

const FIELDS = [
  {
    name: 'leadHours',
    label: 'Minimum notice (hours)',
    hint: 'Default for everyone.',
    min: 0,
    max: HOURS_LIMITS.leadHoursMax,
  },
  {
    name: 'horizonDays',
    label: 'Booking window (days)',
    hint: 'How far ahead meetings can be booked.',
    min: 1,
    max: HOURS_LIMITS.horizonDaysMax,
  },
  { name: 'bufferMinutes', label: 'Buffer after a meeting (minutes)', min: 0, max: 240 },
] as const;

function Rules({ rules }: { rules: BookingRules }) {
  const queryClient = useQueryClient();
  return (
    <SendForm
      aria-label="Studio rules"
      noValidate
      className="max-w-104"
      send={async (fields) => {
        const body = Object.fromEntries(FIELDS.map(({ name }) => [name, Number(fields[name])]));
        const answer = await request('/api/booking/rules', { method: 'PUT', body });
        queryClient.setQueryData(bookingRulesQuery().queryKey, await answer.json());
        toast({ title: 'Saved', description: 'Applies to new bookings.' });
      }}
    >
      <div className="-mt-5">
        {FIELDS.map((field) => (
          <TextField
            key={field.name}
            {...field}
            type="number"
            inputMode="numeric"
            defaultValue={rules[field.name]}
          />
        ))}
      </div>
      <SubmitButton sending="Saving..." className="mt-6 max-md:w-full">
        Save rules
      </SubmitButton>
    </SendForm>
  );
}
