import type { BreadcrumbList } from 'schema-dts';
import type { LinkText } from '#contract/site/records/fields.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { JsonLd } from './json-ld.tsx';

type BreadcrumbsProps = {
  /** The pages between home and this one. */
  trail?: readonly LinkText[];
  /** The page itself. */
  current: string;
};

/** The page's position in the site, for people and for search engines. */
export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const steps = [{ text: 'Home', href: '/' }, ...trail];
  return (
    <nav aria-label="Breadcrumb" className="caption">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ text, href }) => (
          <li
            key={href}
            className="after:px-2 after:text-graphite after:content-['/'] after:[content:'/'/'']"
          >
            <a href={href} className="inline-flex min-h-11 items-center no-underline">
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...steps.map(({ text, href }, i) => ({
              '@type': 'ListItem' as const,
              position: i + 1,
              name: text,
              item: ORIGIN_MARK + href,
            })),
            { '@type': 'ListItem', position: steps.length + 1, name: current },
          ],
        }}
      />
    </nav>
  );
}
