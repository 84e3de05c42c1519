import { LinkColumns } from '../../components/link-columns.tsx';
import { Section } from '../../components/section.tsx';
import type { PlacedSection } from './section.tsx';

/** Further links: systems that go with this one, and places. */
export function Links({ section, label }: PlacedSection<'links'>) {
  const { heading, lead, columns } = section;
  return (
    <Section label={label} name="Goes with" heading={heading} lead={lead}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-[clamp(1.5rem,4vw,5rem)]">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h3 className="label pb-3">{title}</h3>
            <LinkColumns links={links} columns={links.length > 4 ? 2 : 1} />
          </nav>
        ))}
      </div>
    </Section>
  );
}
