import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import { BOOKING_KINDS } from '#contract/booking/booking.ts';
import {
  type BookingHours,
  type BookingPerson,
  changedHours,
  HOURS_LIMITS,
} from '#contract/booking/booking-hours.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Checkbox, Field, type FieldWords, SelectField } from '../components/field.tsx';
import { Options } from '../components/options.tsx';
import { RefusalNotice, refusalOf, type SendRefusal } from '../components/send-form.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { bookablePeople, hoursOf, MEETINGS } from '../meeting/meeting-queries.ts';
import { placeName, usePlaces } from '../state/settings.ts';
import { DaysOff } from './days-off.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

/** @param staffId a colleague's, for owners; null for the signed-in person. */
type HoursFormProps = { staffId: string | null; name: string; hours: BookingHours };

/** The kinds of meeting, the week, single days, notice and drives of one person. */
export function HoursForm({ staffId, name, hours: saved }: HoursFormProps) {
  const [hours, setHours] = useState(saved);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const change = (part: Partial<BookingHours>) => setHours((now) => ({ ...now, ...part }));
  const save = useSaveHours(staffId);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = mistakesIn(hours);
    setMistakes(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return focusOnMistake(form);
    save.mutate(hours, {
      onSuccess: () =>
        toast({ title: 'Saved', description: staffId === null ? undefined : `Hours for ${name}.` }),
      onError(error) {
        const refused = refusalOf(error);
        setRefusal(refused);
        setMistakes(refused.errors);
        focusOnMistake(form);
      },
    });
  }

  return (
    <form method="post" aria-label={`Hours for ${name}`} noValidate onSubmit={submit}>
      <ViewPart id="kinds" title="Meeting types">
        <fieldset>
          <legend className="text-graphite">
            {staffId === null
              ? 'Meetings clients can book with you'
              : `Meetings clients can book with ${name}`}
            . Choose at least one.
          </legend>
          <div className="mt-1">
            {BOOKING_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                aria-invalid={mistakes.kinds ? true : undefined}
                checked={hours.kinds.includes(kind)}
                onChange={({ target }) =>
                  change({
                    kinds: BOOKING_KINDS.filter((each) =>
                      each === kind ? target.checked : hours.kinds.includes(each),
                    ),
                  })
                }
              >
                {bookingWords.kinds[kind].label}{' '}
                <span className="text-graphite">{bookingWords.kinds[kind].minutes} minutes</span>
              </Checkbox>
            ))}
          </div>
          {mistakes.kinds && (
            <p role="alert" className="mt-1 font-strong text-cancelled">
              {mistakes.kinds}
            </p>
          )}
        </fieldset>
      </ViewPart>
      <ViewPart id="weekly" title="Weekly hours">
        <WeeklyHours weekly={hours.weekly} mistakes={mistakes} onChange={(weekly) => change({ weekly })} />
      </ViewPart>
      <ViewPart id="days" title="Days off and extra hours">
        <DaysOff
          exceptions={hours.exceptions}
          mistakes={mistakes}
          onChange={(exceptions) => change({ exceptions })}
        />
      </ViewPart>
      <ViewPart id="notice" title="Notice and travel">
        <div className="-mt-5 max-w-104">
          <NumberOrDefault
            label="Minimum notice (hours)"
            fallback="Studio default"
            value={hours.leadHours}
            max={HOURS_LIMITS.leadHoursMax}
            usual={24}
            hint="How far ahead clients must book. Colleagues can book anytime."
            mistake={mistakes.leadHours}
            onChange={(leadHours) => change({ leadHours })}
          />
          <TownSelect base={hours.base} mistake={mistakes.base} onChange={(base) => change({ base })} />
          <NumberOrDefault
            label="Longest drive to a site (minutes)"
            fallback="No limit"
            value={hours.maxTravelMinutes}
            max={600}
            usual={90}
            hint="One way. Clients farther away can’t book a site visit."
            mistake={mistakes.maxTravelMinutes}
            onChange={(maxTravelMinutes) => change({ maxTravelMinutes })}
          />
        </div>
        <RefusalNotice refusal={refusal} />
        {Object.keys(mistakes).length > 0 && !refusal && (
          <p role="alert" className="mt-5 font-strong text-cancelled">
            Not saved. Fix the errors above.
          </p>
        )}
        <Button type="submit" disabled={save.isPending} className="mt-6 max-md:w-full">
          {save.isPending ? 'Saving...' : 'Save hours'}
        </Button>
      </ViewPart>
    </form>
  );
}

function useSaveHours(staffId: string | null) {
  const queryClient = useQueryClient();
  const { queryKey } = hoursOf(staffId);
  return useMutation({
    mutationFn: async (body: BookingHours): Promise<BookingPerson> =>
      (await request(queryKey.join('/'), { method: 'PUT', body })).json(),
    onSuccess(person) {
      queryClient.setQueryData(queryKey, person);
      void queryClient.invalidateQueries({ queryKey: bookablePeople().queryKey });
      void queryClient.invalidateQueries({ queryKey: MEETINGS });
    },
  });
}

/**
 * Returns the messages of the server's own schema, by place: `kinds`, `weekly`, `weekly.mon`, `exceptions.0`, `leadHours`. Empty when all
 * is well.
 */
export const mistakesIn = (hours: BookingHours): Record<string, string> =>
  firstMessages(changedHours.safeParse(hours).error?.issues, (path) =>
    path.slice(0, path[0] === 'weekly' || path[0] === 'exceptions' ? 2 : 1).join('.'),
  );

/** Focuses the first invalid field, once it is marked. */
function focusOnMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid=true], [data-mistake]')?.focus(),
  );
}

type NumberOrDefaultProps = FieldWords & {
  /** Name of the choice without a number. */
  fallback: string;
  value: number | null;
  max: number;
  /** Begun with when a number is chosen. */
  usual: number;
  onChange: (value: number | null) => void;
};

/** A custom number, or the default. */
function NumberOrDefault({ fallback, value, max, usual, onChange, ...words }: NumberOrDefaultProps) {
  return (
    <Field {...words}>
      {(control) => (
        <div className="flex items-center gap-4">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            value={value === null || Number.isNaN(value) ? '' : value}
            placeholder={value === null ? fallback : undefined}
            disabled={value === null}
            onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
            className="h-12 w-36 rounded-control border border-edge bg-sheet px-3 text-17 md:text-15 text-ink disabled:border-hairline aria-invalid:border-cancelled"
          />
          <Checkbox
            checked={value === null}
            onChange={({ target }) => onChange(target.checked ? null : usual)}
          >
            {fallback}
          </Checkbox>
        </div>
      )}
    </Field>
  );
}

type TownSelectProps = { base: string; mistake?: string; onChange: (base: string) => void };

/** The town from which a person drives to a site; a saved one without a page stays. */
function TownSelect({ base, mistake, onChange }: TownSelectProps) {
  const places = usePlaces();
  return (
    <SelectField
      label="Starting point"
      mistake={mistake}
      hint="Drive times to sites are estimated from here."
      value={base}
      onChange={({ target }) => onChange(target.value)}
    >
      {!places.some(({ slug }) => slug === base) && <option value={base}>{placeName(places, base)}</option>}
      <Options of={places.map(({ slug, name }) => [slug, name])} />
    </SelectField>
  );
}
