import { seededRandom } from '#contract/shared/seeded-random.ts';
import { areaHref, crossReferences } from '#contract/site/cross-references.ts';
import { makerHref, manufacturerBySlug, type PlacedSection } from '../../catalog/manufacturers.ts';
import { LinkColumns } from '../../components/link-columns.tsx';
import { Prose } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { BesideFigure } from './maker-figure.tsx';

/**
 * Text with a figure next to it; with the related manufacturers in a sidebar and generated links
 * below (requirements §3.18: six of them); or alone, in columns.
 */
export function Copy({ section, label, firstFigure, seed }: PlacedSection<'copy'>) {
  const { heading, lead, paragraphs, figure, crossReferences: links, related } = section;
  const framed = { label, name: 'In practice', heading, lead };
  if (related)
    return (
      <Section {...framed}>
        <div className="cols">
          <Prose paragraphs={paragraphs} className="lg:col-span-8" />
          <RelatedMakers slugs={related} />
          {links && <Elsewhere seed={seed} count={links} />}
        </div>
      </Section>
    );
  if (figure)
    return (
      <Section {...framed}>
        <BesideFigure figure={figure} number={firstFigure}>
          <Prose paragraphs={paragraphs} />
        </BesideFigure>
      </Section>
    );
  if (paragraphs.length < 4)
    return (
      <Section {...framed} layout="beside">
        <Prose paragraphs={paragraphs} />
      </Section>
    );
  return (
    <Section {...framed}>
      <Prose paragraphs={paragraphs} className="max-w-none! gap-x-(--gap) lg:columns-2" />
    </Section>
  );
}

function Elsewhere({ seed, count }: { seed: string; count: number }) {
  const { crossReferenceServices, crossReferenceCities } = content().crossReferenceCopy;
  const { isHidden } = content();
  const cities = crossReferenceCities.filter((city) => !isHidden(areaHref(city)));
  if (cities.length === 0) return null;
  const pools = { services: crossReferenceServices, cities };
  const links = crossReferences(seededRandom(seed), pools, count);
  return (
    <nav aria-label="Where we work">
      <p className="label mb-2">Where we work</p>
      <LinkColumns links={links} />
    </nav>
  );
}

function RelatedMakers({ slugs }: { slugs: readonly string[] }) {
  const makers = slugs.flatMap((slug) => manufacturerBySlug(slug) ?? []);
  if (makers.length === 0) return null;
  return (
    <aside aria-label="Related manufacturers" className="lg:col-span-4">
      <h3 className="label border-t border-ink pt-3">Related manufacturers</h3>
      <ul className="mt-1">
        {makers.map((maker) => (
          <li key={maker.slug} className="border-b border-hairline">
            <a href={makerHref(maker)} className="block py-3.5 font-sans no-underline">
              <span className="block text-lg leading-tight font-[560]">{maker.name}</span>
              <span className="caption">{maker.category}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
