import { Figure } from '../../parts/figure.tsx';
import { ProjectCredit } from '../../parts/project-credit.tsx';
import type { AreaPage } from './area-page.ts';
import { LocalFacts } from './local-facts.tsx';
import { isPortrait } from './portrait.ts';

/** The place at a glance: its figure, and the facts known before the first visit. */
export function AreaOpening({ page, number }: { page: AreaPage; number: number }) {
  const [figure] = page.figures;
  const portrait = isPortrait(figure.picture);
  if (!page.known)
    return (
      <div className="sheet">
        <div className="border-b border-hairline pb-rhythm">
          <Figure
            figure={figure}
            credit={<ProjectCredit picture={figure.picture} />}
            number={number}
            sizes="92vw"
            priority
            aspect="aspect-3/2 lg:aspect-[21/9]"
          />
        </div>
      </div>
    );
  return (
    <div className="sheet">
      <div
        className={`grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 border-b border-hairline pb-rhythm ${portrait ? 'md:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'}`}
      >
        <Figure
          figure={figure}
          credit={<ProjectCredit picture={figure.picture} />}
          number={number}
          priority={number === 1}
          dusk={figure.picture === '01-hero-ridge-house' ? '01b-hero-ridge-house-dusk' : undefined}
          sizes={portrait ? '(min-width: 48rem) 40vw, 92vw' : '(min-width: 64rem) 56vw, 92vw'}
          aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
        />
        <div>
          <LocalFacts area={page.known} />
        </div>
      </div>
    </div>
  );
}
