import type { Product } from '#contract/site/records/manufacturer.ts';
import type { PlacedSection } from '../../catalog/manufacturers.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Section } from '../../components/section.tsx';
import { MakerFigure } from './maker-figure.tsx';

/**
 * The products the studio orders, below a figure of them if there is one: one row or one column each, with a link to
 * its details on the manufacturer's site.
 */
export function Products({ section, label, firstFigure }: PlacedSection<'products'>) {
  const { form, heading, lead, products, linksLeadTo, figure } = section;
  const Layout = form === 'rows' ? ProductRow : ProductColumn;
  return (
    <Section label={label} name="Products we use" heading={heading} lead={lead}>
      <div className={figure ? 'halves items-start' : undefined}>
        {figure && (
          <MakerFigure figure={figure} number={firstFigure} sizes="92vw" className="lg:sticky lg:top-8" />
        )}
        <ul
          className={
            form === 'rows'
              ? 'border-t border-ink'
              : figure || products.length % 4 > 0
                ? 'thirds'
                : 'quarters'
          }
        >
          {products.map((product) => (
            <Layout
              key={product.name}
              product={product}
              hasPage={products.filter(({ link }) => link === product.link).length === 1}
            />
          ))}
        </ul>
      </div>
      <p className="caption mt-4">{linksLeadTo}</p>
    </Section>
  );
}

type ProductProps = {
  product: Product;
  /** Whether the manufacturer has a page of this product. If not, the link names the site instead. */
  hasPage: boolean;
};

function ProductRow({ product, hasPage }: ProductProps) {
  return (
    <li className="cols gap-y-3 border-b border-hairline py-6 lg:py-8">
      <h3 className="text-[clamp(1.3rem,1.9vw,1.65rem)] leading-tight tracking-[-.02em] lg:col-span-4">
        {product.name}
      </h3>
      <p className="max-w-[38em] leading-normal lg:col-span-4">{product.description}</p>
      <div className="lg:col-span-4">
        <Features features={product.features} />
        <Details product={product} hasPage={hasPage} />
      </div>
    </li>
  );
}

function ProductColumn({ product, hasPage }: ProductProps) {
  return (
    <li className="flex flex-col border-t border-ink pt-4">
      <h3 className="text-[1.375rem] leading-tight tracking-[-.02em]">{product.name}</h3>
      <p className="mt-3 mb-5 max-w-[34em] leading-normal">{product.description}</p>
      <div className="mt-auto">
        <Features features={product.features} />
        <Details product={product} hasPage={hasPage} />
      </div>
    </li>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="font-sans text-[.9375rem] leading-snug text-graphite">
      {features.map((feature) => (
        <li key={feature} className="border-t border-hairline py-2 first:border-t-0 lg:first:pt-0.5">
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** Link to the details. For a product without its own page, the link names the target site. */
function Details({ product: { name, link }, hasPage }: ProductProps) {
  return (
    <ExternalLink href={link} className="mt-1 min-h-11 font-sans font-medium">
      Details<span className="sr-only"> of {name}</span>
      {!hasPage && ` on ${new URL(link).hostname.replace(/^www\./, '')}`}
    </ExternalLink>
  );
}
