import type { Figure as FigureContent } from '#contract/site/figure.ts';
import { Figure } from '../../components/figure.tsx';
import { ItemList } from './item-list.tsx';

type Features = { heading: string; lead: string; items: readonly string[]; figure: FigureContent };

/** Standard features of both systems beside a picture, then the options. */
export function FeatureLists({ standard, luxury }: { standard: Features; luxury: Features }) {
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <ol className="border-t border-ink">
          {standard.items.map((item, i) => (
            <li
              key={item}
              className="flex gap-4 border-b border-hairline py-4 font-sans text-xl leading-tight font-[560] tracking-tight"
            >
              <span className="w-4 text-sm leading-6 text-copper tabular-nums">{i + 1}</span>
              {item}
            </li>
          ))}
        </ol>
      </div>
      <Figure
        figure={standard.figure}
        number={1}
        sizes="(min-width: 64rem) 56vw, 92vw"
        className="lg:col-span-7"
      />
      <Figure
        figure={luxury.figure}
        number={2}
        sizes="(min-width: 64rem) 46vw, 92vw"
        className="lg:col-span-6"
      />
      <div className="lg:col-span-6">
        <h3 className="text-[clamp(1.5rem,2.2vw,2rem)]">{luxury.heading}</h3>
        <p className="mt-2 mb-6 text-graphite">{luxury.lead}</p>
        <ItemList items={luxury.items} columns />
      </div>
    </div>
  );
}
