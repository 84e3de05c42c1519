import type { Benefit } from '#contract/site/manufacturer.ts';
import { Section } from '../../components/section.tsx';
import { BenefitSymbol } from '../../components/symbol.tsx';
import { Facts } from './facts.tsx';
import { MakerFigure } from './maker-figure.tsx';
import type { PlacedSection } from './section.tsx';

/** The system's benefits: side by side, two by two beside the heading, or one below the other; beside these, a figure. */
export function Benefits({ section, label, firstFigure }: PlacedSection<'benefits'>) {
  const { form, heading, lead, benefits, figure } = section;
  return (
    <Section
      label={label}
      name="Benefits"
      heading={heading}
      lead={lead}
      layout={form === 'columns' ? 'below' : 'beside'}
      aside={
        figure && (
          <MakerFigure
            figure={figure}
            number={firstFigure}
            sizes="(min-width: 64rem) 29vw, 92vw"
            className="mt-8"
          />
        )
      }
    >
      {form === 'ledger' ? (
        <Ledger benefits={benefits} />
      ) : (
        <Facts
          columns={form === 'pairs' ? 2 : undefined}
          facts={benefits.map(({ title, description, icon, color }) => ({
            title,
            text: description,
            mark: (
              <div className="mt-1 mb-5">
                <BenefitSymbol icon={icon} color={color} />
              </div>
            ),
          }))}
        />
      )}
    </Section>
  );
}

function Ledger({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="border-t border-ink">
      {benefits.map(({ title, description, icon, color }) => (
        <li key={title} className="flex gap-5 border-b border-hairline py-5 sm:gap-7">
          <BenefitSymbol icon={icon} color={color} />
          <div>
            <h3>{title}</h3>
            <p className="mt-1 max-w-[36em] leading-normal text-graphite">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
