import { FigureCaption } from '../../components/figure.tsx';
import { AreaMap } from '../../drawings/area-map/area-map.tsx';
import type { AreaPage } from './area-page.ts';
import type { GeneratedWords } from './generated-words.ts';

/** The map with its caption. */
export function MapFigure({ page, number }: { page: AreaPage; number: number }) {
  return (
    <figure>
      <AreaMap current={page.known?.slug} />
      <FigureCaption number={number}>Where we build. County lines simplified.</FigureCaption>
    </figure>
  );
}

/** The cross-reference list (specification §2): what we do in other towns, with their distance. */
export function CrossReferences({
  page,
  links,
}: {
  page: AreaPage;
  links: GeneratedWords['crossReferences'];
}) {
  return (
    <>
      <h3 className="label mb-3">{page.known ? 'Elsewhere we work' : 'Towns we work in'}</h3>
      <ul className="gap-x-8 font-sans sm:columns-2">
        {links.map(({ text, href, away }) => (
          <li key={href} className="break-inside-avoid border-t border-hairline">
            <a
              href={href}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 leading-snug no-underline"
            >
              <span className="font-medium">{text}</span>
              {away && <span className="text-graphite text-sm tabular-nums">{away}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
