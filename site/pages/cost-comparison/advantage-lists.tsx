import { Figure } from '../../components/figure.tsx';
import type { SiteContent } from '../../content/site-content.ts';
import { ItemList } from './item-list.tsx';

/** The advantages of both systems side by side, with their makers. */
export function AdvantageLists({ advantages }: { advantages: SiteContent['costComparison']['advantages'] }) {
  return (
    <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">
      {advantages.map(({ system, heading, figure, items, links }, i) => (
        <div key={system}>
          <Figure figure={figure} number={i + 3} sizes="(min-width: 48rem) 46vw, 92vw" />
          <h3 className="mt-6 mb-4 text-[clamp(1.5rem,2.2vw,2rem)]">{heading}</h3>
          <ItemList items={items} />
          <p className="mt-3 flex flex-wrap gap-x-6 font-sans font-medium">
            {links.map(({ text, href }) => (
              <a key={href} href={href} className="inline-flex min-h-11 items-center">
                {text}
              </a>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
