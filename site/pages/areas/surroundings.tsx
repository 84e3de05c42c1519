import { AreaMap } from '../../drawings/area-map/area-map.tsx';
import { FigureCaption } from '../../parts/figure.tsx';
import type { AreaPage } from './area-page.ts';
import { neighborsOf } from './neighbors.ts';

/** The map with its caption. */
export function MapFigure({ page, number }: { page: AreaPage; number: number }) {
  return (
    <figure>
      <AreaMap current={page.known?.slug} />
      <FigureCaption number={number}>
        Where we build. Towns by their coordinates, county lines simplified, north up.
      </FigureCaption>
    </figure>
  );
}

/** The nearest towns, with their distance. */
export function Neighbors({ page }: { page: AreaPage }) {
  return (
    <>
      <h3 className="label mb-3">{page.known ? 'Nearest' : 'Towns we know well'}</h3>
      <ul className="grid gap-x-8 font-sans sm:grid-cols-2 lg:grid-cols-4">
        {neighborsOf(page.known).map(({ area, away }) => (
          <li key={area.slug} className="border-t border-hairline">
            <a
              href={`/service-area/${area.slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 leading-snug no-underline"
            >
              <span className="font-medium">{area.name}</span>
              {away && <span className="text-graphite text-sm tabular-nums">{away}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
