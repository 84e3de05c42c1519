import { setup } from '#content/firm.ts';
import type { MeetingChoice, MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';
import { stepHref } from './step.ts';

/** The zones of the United States, from east to west. */
const COMMON = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Time, Arizona'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
] as const;

/** Opens on a separate page: a list of 400 zones is larger than the rest of the page. */
export function ZoneForm({ page, choice }: { page: Omit<MeetingPage, 'choice'>; choice: MeetingChoice }) {
  const { zone: words } = content().meetingWords;
  const { zone, zones, path } = page;
  const { kind, day, isMoving } = choice;
  if (!zones)
    return (
      <p className="mt-4 font-sans text-[0.9375rem]">
        <a
          href={stepHref(page, { kind, day: day ?? '', moving: isMoving, zones: true })}
          className="inline-flex min-h-11 items-center font-medium"
        >
          {words.change}
        </a>
      </p>
    );
  return (
    <form method="get" action={`${path}/meeting`} className="mt-7 border-t border-hairline pt-5">
      <input type="hidden" name={isMoving ? 'moving' : 'kind'} defaultValue={isMoving ? '1' : kind} />
      {day && <input type="hidden" name="day" defaultValue={day} />}
      {page.code && <input type="hidden" name="code" defaultValue={page.code} />}
      <label htmlFor="zone" className="block font-semibold leading-tight">
        {words.label}
      </label>
      <div className="mt-2.5 flex flex-wrap gap-3">
        <select
          id="zone"
          name="zone"
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
          autoFocus
          defaultValue={zone ?? setup.timeZone}
          className="min-h-12 w-full min-w-0 flex-1 basis-56 border-0 border-b border-ink bg-ledge px-4 py-2 text-base text-ink"
        >
          <optgroup label={words.common}>
            {COMMON.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.all}>
            {zones
              .filter((name) => !COMMON.some(([common]) => common === name))
              .map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
          </optgroup>
        </select>
        <button type="submit" className="button button-quiet">
          {words.save}
        </button>
      </div>
    </form>
  );
}
