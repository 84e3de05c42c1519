import { isPortrait } from '#contract/site/figure.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import type { Project } from '#contract/site/records/project.ts';
import { Picture } from '../../components/picture.tsx';
import { ScheduleTable } from '../../components/schedule.tsx';
import { OpenableFigure } from './lightbox.tsx';

type BeforeAndAfterProps = {
  project: Pick<Project, 'change' | 'pairs'>;
  /** Number of the first picture on its page. */
  firstFigure: number;
};

/** Before and after: part by part, and in pictures taken from the same place. */
export function BeforeAndAfter({ project: { change, pairs = [] }, firstFigure }: BeforeAndAfterProps) {
  if (!change && pairs.length === 0) return null;
  return (
    <section
      aria-labelledby="before-and-after"
      className="cols gap-y-8 border-t border-hairline py-14 lg:py-20"
    >
      <h2 id="before-and-after" className="text-[clamp(1.6rem,2.4vw,2.2rem)] lg:col-span-4">
        Before and after
      </h2>
      {change && (
        <div className="lg:col-span-8">
          <ScheduleTable
            caption="Before and after"
            columns={[{ name: 'Part' }, { name: 'Before' }, { name: 'After' }]}
            rows={change.map(({ part, before, after }) => ({ key: part, cells: [part, before, after] }))}
          />
        </div>
      )}
      {pairs.length > 0 && (
        <div className="flex flex-col gap-y-14">
          {pairs.map((pair, index) => (
            <Pair key={pair.before.picture} pair={pair} firstFigure={firstFigure + index * 2} />
          ))}
        </div>
      )}
    </section>
  );
}

type PairProps = { pair: NonNullable<Project['pairs']>[number]; firstFigure: number };

/** Both have one shape, so that the eye can go from corner to corner. */
function Pair({ pair: { label, before, after }, firstFigure }: PairProps) {
  const upright = isPortrait(before.picture) && isPortrait(after.picture);
  return (
    <div>
      <h3 className="text-[1.2rem]">{label}</h3>
      <div className={`mt-4 halves ${upright ? 'lg:max-w-[58rem]' : ''}`}>
        {(
          [
            ['Before', before],
            ['After', after],
          ] as const
        ).map(([name, figure], index) => (
          <Half key={name} name={name} figure={figure} number={firstFigure + index} upright={upright} />
        ))}
      </div>
    </div>
  );
}

type HalfProps = { name: string; figure: Figure; number: number; upright: boolean };

function Half({ name, figure, number, upright }: HalfProps) {
  return (
    <div>
      <p className="label mb-2 text-copper">{name}</p>
      <OpenableFigure figure={figure} number={number}>
        <Picture
          picture={figure.picture}
          alt={figure.alt}
          sizes="(min-width: 48rem) 46vw, 92vw"
          className={`block overflow-hidden bg-ledge ${upright ? 'aspect-4/5' : 'aspect-3/2'} [&_img]:size-full [&_img]:object-cover`}
        />
      </OpenableFigure>
    </div>
  );
}
