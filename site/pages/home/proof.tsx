import { dollars } from '#contract/site/cost.ts';
import { RandomText } from '../../components/random-text.tsx';
import { content } from '../../content/snapshot.ts';

/** The studio in a sentence, then in figures. */
export function Proof() {
  const { home, trust, costComparison } = content();
  const { heading, name, warranty, price } = home.proof;
  const { record } = trust;
  const longest = Math.max(...trust.warranty.terms.map(({ years }) => years));
  const figures = [
    record.years,
    record.projects,
    record.counties,
    { value: `${longest} yr`, unit: warranty },
  ];
  return (
    <section className="proof twelve" aria-labelledby="record">
      <h2 id="record" className="label">
        A-103 {name}. {heading}
      </h2>
      <RandomText pool={home.aboutIntros} as="div" each="p" className="said" />
      <dl>
        {figures.map(({ value, unit }) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="price">
        {price.label}: <b>{dollars(costComparison.figures.steel.perSquareFoot)}</b> {price.unit}.{' '}
        <span>
          {price.text} <a href={price.link.href}>{price.link.text}</a>
        </span>
      </p>
    </section>
  );
}
