import { type FormEvent, useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import { BOOKING_KINDS } from '#contract/booking/booking.ts';
import { type BookingHours, HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { refusalOf, type SendRefusal } from '../components/use-sending.ts';
import { ViewPart } from '../components/view-page.tsx';
import { DaysOff } from './days-off.tsx';
import { useHoursCalls } from './hours-query.ts';
import { mistakesIn } from './mistakes.ts';
import { NumberOrDefault } from './number-or-default.tsx';
import { TownSelect } from './town-select.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

type HoursFormProps = { staffId: string | null; name: string; hours: BookingHours };

/** The kinds of meeting, the week, single days, notice and drives of one person. */
export function HoursForm({ staffId, name, hours: saved }: HoursFormProps) {
  const { save } = useHoursCalls(staffId);
  const [hours, setHours] = useState(saved);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (part: Partial<BookingHours>) => setHours((now) => ({ ...now, ...part }));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = mistakesIn(hours);
    setMistakes(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return focusOnMistake(form);
    setSending(true);
    try {
      await save(hours);
      toast({ title: 'Saved', description: staffId === null ? undefined : `Hours of ${name}.` });
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      setMistakes(refused.errors);
      focusOnMistake(form);
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" aria-label={`Hours of ${name}`} noValidate onSubmit={send}>
      <ViewPart id="kinds" title="Kinds of meeting">
        <fieldset>
          <legend className="text-graphite">
            {staffId === null ? 'I take' : `${name} takes`}; without any, nothing is offered.
          </legend>
          <div className="mt-1">
            {BOOKING_KINDS.map((kind) => (
              <label key={kind} className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  aria-invalid={mistakes.kinds ? true : undefined}
                  checked={hours.kinds.includes(kind)}
                  onChange={({ target }) =>
                    change({
                      kinds: BOOKING_KINDS.filter((each) =>
                        each === kind ? target.checked : hours.kinds.includes(each),
                      ),
                    })
                  }
                  className="size-4.5 shrink-0 accent-copper"
                />
                <span>
                  {bookingWords.kinds[kind].label}{' '}
                  <span className="text-graphite">{bookingWords.kinds[kind].minutes} minutes</span>
                </span>
              </label>
            ))}
          </div>
          {mistakes.kinds && (
            <p role="alert" className="mt-1 font-[560] text-cancelled">
              {mistakes.kinds}
            </p>
          )}
        </fieldset>
      </ViewPart>
      <ViewPart id="weekly" title="Every week">
        <WeeklyHours weekly={hours.weekly} mistakes={mistakes} onChange={(weekly) => change({ weekly })} />
      </ViewPart>
      <ViewPart id="days" title="Days off and extra hours">
        <DaysOff
          exceptions={hours.exceptions}
          mistakes={mistakes}
          onChange={(exceptions) => change({ exceptions })}
        />
      </ViewPart>
      <ViewPart id="notice" title="Notice and drives">
        <div className="-mt-5 max-w-[26rem]">
          <NumberOrDefault
            label="Notice, in hours"
            fallback="The firm’s"
            value={hours.leadHours}
            max={HOURS_LIMITS.leadHoursMax}
            usual={24}
            hint="Visitors book no later than this before a meeting. Colleagues may book at any time."
            mistake={mistakes.leadHours}
            onChange={(leadHours) => change({ leadHours })}
          />
          <TownSelect base={hours.base} mistake={mistakes.base} onChange={(base) => change({ base })} />
          <NumberOrDefault
            label="Longest drive to a site, in minutes"
            fallback="Any"
            value={hours.maxTravelMinutes}
            max={600}
            usual={90}
            hint="One way. Sites farther away aren’t offered."
            mistake={mistakes.maxTravelMinutes}
            onChange={(maxTravelMinutes) => change({ maxTravelMinutes })}
          />
        </div>
        <RefusalNotice refusal={refusal} />
        {Object.keys(mistakes).length > 0 && !refusal && (
          <p role="alert" className="mt-5 font-[560] text-cancelled">
            Not saved yet. Correct what is marked above.
          </p>
        )}
        <Button type="submit" disabled={isSending} className="mt-6 max-md:w-full">
          {isSending ? 'Saving...' : 'Save hours'}
        </Button>
      </ViewPart>
    </form>
  );
}

/** Leads to the first field that is wrong, once it is marked. */
function focusOnMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid=true], [data-mistake]')?.focus(),
  );
}
