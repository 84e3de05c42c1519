import { content } from '../../content/snapshot.ts';
import { ScheduleTable } from '../../parts/schedule.tsx';

/** The technologies list: four parts of the house, each with its maker. */
export function AreaTechnologies() {
  const { areaTechnologies } = content().areaCopy;
  return (
    <ScheduleTable
      caption="Technologies we build with"
      columns={[{ name: 'Part' }, { name: 'Maker' }, { name: 'What it does' }]}
      rows={areaTechnologies.map(({ part, name, href, role }) => ({
        key: name,
        cells: [
          part,
          <a key={name} href={href} className="font-sans sm:whitespace-nowrap">
            {name}
          </a>,
          role,
        ],
      }))}
    />
  );
}
