import { isPortrait } from '#contract/site/figure.ts';
import { Figure } from '../../components/figure.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import type { AreaPage } from './area-page.ts';

/** The house that suits the place, beside its picture; `turned` puts the picture on the right. */
export function AreaHouse({
  page: { figures, house },
  number,
  turned,
}: {
  page: AreaPage;
  number: number;
  turned: boolean;
}) {
  const figure = figures[1];
  const portrait = isPortrait(figure.picture);
  return (
    <div className="grid items-start gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-8 md:grid-cols-2">
      <Figure
        figure={figure}
        credit={<ProjectCredit picture={figure.picture} />}
        number={number}
        sizes="(min-width: 48rem) 46vw, 92vw"
        aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
        className={turned ? 'md:order-1' : ''}
      />
      <ul className="border-t border-ink">
        {house.points.map(({ title, text }) => (
          <li key={title} className="border-b border-hairline py-5 max-lg:last:border-b-0">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[34em] text-graphite">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
