import type { Project } from '#contract/project.ts';
import { ScheduleTable } from '../../parts/schedule.tsx';

/** What was there and what is there now, part by part. */
export function BeforeAndAfter({ change }: { change: NonNullable<Project['change']> }) {
  return (
    <section
      aria-labelledby="before-and-after"
      className="grid gap-x-12 gap-y-8 border-t border-hairline py-14 lg:grid-cols-12 lg:py-20"
    >
      <h2 id="before-and-after" className="text-[clamp(1.6rem,2.4vw,2.2rem)] lg:col-span-3">
        Before and after
      </h2>
      <div className="lg:col-span-9">
        <ScheduleTable
          caption="Before and after"
          columns={[{ name: 'Part' }, { name: 'Before' }, { name: 'After' }]}
          rows={change.map(({ part, before, after }) => ({ key: part, cells: [part, before, after] }))}
        />
      </div>
    </section>
  );
}
