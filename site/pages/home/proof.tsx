import { dollars } from '#contract/site/cost.ts';
import { DimensionString } from '../../components/dimension-string.tsx';
import { RandomText } from '../../components/random-text.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';

/** The studio in figures, then a client's quote next to the price. */
export function Proof() {
  const { proof } = content().home;
  const { testimonials } = content();
  const { warranty, record } = content().trust;
  const { aboutIntros } = content().home;
  const { name, heading } = proof;
  const [quote] = testimonials;
  const longest = Math.max(...warranty.terms.map(({ years }) => years));
  return (
    <Section
      label="A-102"
      name={name}
      heading={heading}
      lead={<RandomText pool={aboutIntros} as="span" each="span" />}
    >
      <DimensionString
        figures={[
          record.years,
          record.projects,
          record.counties,
          { value: `${longest} yr`, unit: proof.warranty },
        ]}
      />
      <div className="mt-[clamp(2.5rem,4vw,4.5rem)] grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 lg:grid-cols-[7fr_5fr]">
        {quote && (
          <figure className="border-t border-ink pt-5">
            <blockquote className="max-w-[26em] text-[clamp(1.375rem,2.1vw,2rem)] leading-[1.3] tracking-[-0.01em]">
              “{quote.text}”
            </blockquote>
            <figcaption className="caption mt-4">
              {quote.name}, {quote.location}
            </figcaption>
          </figure>
        )}
        <Price />
      </div>
    </Section>
  );
}

function Price() {
  const {
    home: { proof },
    costComparison: { figures },
  } = content();
  const { label, unit, text, link } = proof.price;
  return (
    <div className="border-t border-ink pt-5 font-sans">
      <p className="label">{label}</p>
      <p className="mt-3 text-[clamp(2.4rem,4.4vw,4rem)] leading-none font-[560] tracking-[-0.035em] tabular-nums">
        {dollars(figures.steel.perSquareFoot)}
      </p>
      <p className="mt-2 font-[560]">{unit}</p>
      <p className="mt-3 max-w-[30em] text-graphite">{text}</p>
      <a href={link.href} className="mt-1 inline-flex min-h-11 items-center">
        {link.text}
      </a>
    </div>
  );
}
