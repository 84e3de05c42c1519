import type { Specification } from '#contract/site/manufacturer.ts';
import { RichText } from '../../components/rich-text.tsx';
import { Schedule } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import { BesideFigure } from './beside-figure.tsx';
import type { PlacedSection } from './section.tsx';

/** The maker's specifications: ruled rows with right-aligned values, or terms with explanations below. */
export function Specifications({ section, label, firstFigure }: PlacedSection<'specifications'>) {
  const { form, heading, lead, specifications, note, figure } = section;
  const rows =
    form === 'table' ? (
      <Schedule rows={specifications.map(({ label, value }) => ({ label, value }))} />
    ) : (
      <SpecificationList specifications={specifications} columns={figure ? '' : 'lg:grid-cols-3'} />
    );
  const words = note && (
    <p className="mt-6 max-w-[36em] leading-normal text-graphite">
      <RichText paragraph={note} />
    </p>
  );
  const framed = { label, name: 'Specification', heading, lead };
  if (!figure)
    return (
      <Section {...framed} layout={form === 'table' ? 'beside' : 'below'}>
        {rows}
        {words}
      </Section>
    );
  return (
    <Section {...framed}>
      <BesideFigure figure={figure} number={firstFigure}>
        {rows}
        {words}
      </BesideFigure>
    </Section>
  );
}

function SpecificationList({
  specifications,
  columns,
}: {
  specifications: readonly Specification[];
  columns: string;
}) {
  return (
    <dl className={`grid gap-x-8 sm:grid-cols-2 ${columns}`}>
      {specifications.map(({ label, value }) => (
        <div key={label} className="border-t border-hairline pt-3 pb-6">
          <dt className="label">{label}</dt>
          <dd className="mt-1.5 font-sans text-[clamp(1.2rem,1.75vw,1.6rem)] leading-[1.15] font-[530] tracking-[-.02em] text-balance tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
