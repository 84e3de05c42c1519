import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { changeView } from '../url-state/view-in-address.ts';
import { datePresets, firmToday } from './date-presets.ts';
import { Choice, Day } from './filter-controls.tsx';

/** The days of arrival: a usual range, or two dates. */
export function ArrivalDays({ view: { from, to } }: { view: InquiryView }) {
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
        {!chosen && (from || to) && <option value="dates">Between dates</option>}
        {presets.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </Choice>
      <Day name="From" value={from} onChange={(day) => changeView({ from: day })} />
      <Day name="To" value={to} onChange={(day) => changeView({ to: day })} />
    </>
  );
}
