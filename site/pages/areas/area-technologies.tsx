import { ScheduleTable } from '../../components/schedule.tsx';
import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';
import { technologiesHere } from './technologies-here.ts';

/** The technologies list: four parts of the house, each with its maker, and what it is for on this ground. */
export function AreaTechnologies({ page }: { page: AreaPage }) {
  const { areaTechnologies } = content().areaCopy;
  const here = technologiesHere(page);
  return (
    <ScheduleTable
      caption="Technologies we build with"
      columns={[{ name: 'Part' }, { name: 'Maker' }, { name: 'What it does' }]}
      rows={areaTechnologies.map(({ part, name, href, role }, i) => ({
        key: name,
        cells: [
          part,
          <a key={name} href={href} className="font-sans sm:whitespace-nowrap">
            {name}
          </a>,
          <div key="role">
            {role}
            {here && <p className="text-graphite">{here.notes[i]}</p>}
          </div>,
        ],
      }))}
    />
  );
}
