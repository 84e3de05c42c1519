import { content } from '../../content/snapshot.ts';
import { ScheduleTable } from '../../parts/schedule.tsx';
import type { AreaPage } from './area-page.ts';
import type { Composition } from './composition.ts';
import { technologiesHere } from './technologies-here.ts';

/** The technologies list: four parts of the house, each with its maker, and what it is for on this ground. */
export function AreaTechnologies({ page, layout }: { page: AreaPage; layout: Composition['technologies'] }) {
  const { areaTechnologies } = content().areaCopy;
  const here = technologiesHere(page);
  const wide = here && layout === 'below';
  return (
    <ScheduleTable
      caption="Technologies we build with"
      columns={[
        { name: 'Part' },
        { name: 'Maker' },
        { name: 'What it does' },
        ...(wide ? [{ name: `In ${page.name}` }] : []),
      ]}
      rows={areaTechnologies.map(({ part, name, href, role }, i) => ({
        key: name,
        cells: [
          part,
          <a key={name} href={href} className="font-sans sm:whitespace-nowrap">
            {name}
          </a>,
          wide || !here ? (
            role
          ) : (
            <span key="role">
              {role}
              <span className="block text-graphite">{here.notes[i]}</span>
            </span>
          ),
          ...(wide ? [here.notes[i]] : []),
        ],
      }))}
    />
  );
}
