import { FigureCaption } from '../../components/figure.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { WallSection } from '../../drawings/walls/wall-section.tsx';
import type { PlacedSection } from './section.tsx';

/** The wall that contains the system, drawn to scale, with the drawing's notes beside it. */
export function Wall({ section, label, firstFigure }: PlacedSection<'wall'>) {
  const { wallSections } = content();
  const { heading, lead } = section;
  const { kind, name, rValue, layers } = wallSections[section.wall];
  return (
    <Section label={label} name="Wall section" heading={heading} lead={lead}>
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[8fr_4fr]">
        <figure>
          <WallSection kind={kind} />
          <FigureCaption number={firstFigure}>{`${name}, horizontal section. ${rValue}.`}</FigureCaption>
        </figure>
        <ol className="border-t border-ink font-sans text-[.9375rem] leading-snug">
          {layers.map((layer, i) => (
            <li key={layer.job} className="flex gap-3 border-b border-hairline py-2.5 max-lg:last:border-b-0">
              <span className="w-4 shrink-0 font-semibold text-copper tabular-nums">{i + 1}</span>
              <span>
                <span className="font-[560]">{layer.name}.</span>{' '}
                <span className="text-graphite">{layer.job}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
