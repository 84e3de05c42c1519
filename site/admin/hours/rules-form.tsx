import { useQuery } from '@tanstack/react-query';
import { type BookingRules, HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { bookingRulesQuery } from '../meeting/meeting-queries.ts';
import { useSaveRules } from './hours-query.ts';

/** The firm's rules for every booking; owners set them. */
export function RulesForm() {
  return (
    <Loaded query={useQuery(bookingRulesQuery())} what="The rules" waiting="Loading the rules...">
      {(rules) => <Rules rules={rules} />}
    </Loaded>
  );
}

const FIELDS = [
  [
    'leadHours',
    'Notice, in hours',
    'For everyone without a notice of their own.',
    0,
    HOURS_LIMITS.leadHoursMax,
  ],
  ['horizonDays', 'Days ahead', 'No meeting is booked later than this.', 1, HOURS_LIMITS.horizonDaysMax],
  ['bufferMinutes', 'Minutes kept free after a meeting', undefined, 0, 240],
] as const satisfies readonly [keyof BookingRules, string, string | undefined, number, number][];

function Rules({ rules }: { rules: BookingRules }) {
  const save = useSaveRules();
  const { isSending, refusal, onSubmit } = useSending(async ({ leadHours, horizonDays, bufferMinutes }) => {
    await save({
      leadHours: Number(leadHours),
      horizonDays: Number(horizonDays),
      bufferMinutes: Number(bufferMinutes),
    });
    toast({ title: 'Saved', description: 'The rules hold for what is booked from now on.' });
  });
  return (
    <form
      method="post"
      aria-label="The firm’s rules"
      onSubmit={onSubmit}
      noValidate
      className="max-w-[26rem]"
    >
      <RefusalNotice refusal={refusal} />
      <div className="-mt-5">
        {FIELDS.map(([name, label, hint, min, max]) => (
          <TextField
            key={name}
            {...{ name, label, hint, min, max }}
            type="number"
            inputMode="numeric"
            defaultValue={rules[name]}
            mistake={refusal?.errors[name]}
          />
        ))}
      </div>
      <Button type="submit" disabled={isSending} className="mt-6 max-md:w-full">
        {isSending ? 'Saving...' : 'Save rules'}
      </Button>
    </form>
  );
}
