import { ScheduleTable } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import type { PlacedSection } from './section.tsx';

/** The same work without the system and with it. */
export function Comparison({ section, label }: PlacedSection<'comparison'>) {
  const { heading, lead, before, after, rows } = section;
  return (
    <Section label={label} name="Before and after" heading={heading} lead={lead}>
      <ScheduleTable
        caption={`${heading}: ${before} and ${after}`}
        columns={[{ name: 'What' }, { name: before }, { name: after }]}
        rows={rows.map((row) => ({
          key: row.measure,
          cells: [
            row.measure,
            <span key="before" className="text-graphite">
              {row.before}
            </span>,
            <span key="after" className="font-sans font-[560]">
              {row.after}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}
