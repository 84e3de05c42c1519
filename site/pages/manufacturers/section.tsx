import type { ComponentType } from 'react';
import type { Benefit, ManufacturerSection, Specification } from '#contract/site/records/manufacturer.ts';
import type { PlacedSection } from '../../catalog/manufacturers.ts';
import { FigureCaption } from '../../components/figure.tsx';
import { LinkColumns } from '../../components/link-columns.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Schedule, ScheduleTable } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { WallSection } from '../../drawings/walls/wall-section.tsx';
import { Applications } from './applications.tsx';
import { Copy } from './copy.tsx';
import { Facts, RULES } from './facts.tsx';
import { BesideFigure, MakerFigure } from './maker-figure.tsx';
import { Products } from './products.tsx';

/** Renders one section of a manufacturer's page, by its kind. */
export function MakerSection({ section, ...place }: PlacedSection<ManufacturerSection['kind']>) {
  const Part = PARTS[section.kind] as ComponentType<PlacedSection<ManufacturerSection['kind']>>;
  return <Part section={section} {...place} />;
}

const PARTS: { [Kind in ManufacturerSection['kind']]: ComponentType<PlacedSection<Kind>> } = {
  benefits: Benefits,
  products: Products,
  specifications: Specifications,
  comparison: Comparison,
  applications: Applications,
  copy: Copy,
  links: Links,
  wall: Wall,
};

/** The same work without the system and with it. */
function Comparison({ section, label }: PlacedSection<'comparison'>) {
  const { heading, lead, before, after, rows } = section;
  return (
    <Section label={label} name="Before and after" heading={heading} lead={lead}>
      <ScheduleTable
        caption={`${heading}: ${before} and ${after}`}
        columns={[{ name: 'Task' }, { name: before }, { name: after }]}
        rows={rows.map((row) => ({
          key: row.measure,
          cells: [
            row.measure,
            <span key="before" className="text-graphite">
              {row.before}
            </span>,
            <span key="after" className="font-sans font-[560]">
              {row.after}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}

/** Further links: systems that go with this one, and places. */
function Links({ section, label }: PlacedSection<'links'>) {
  const { heading, lead, columns } = section;
  return (
    <Section label={label} name="Works with" heading={heading} lead={lead}>
      <div className="halves">
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

/** The wall that contains the system, drawn to scale with its own labels, and what it comes to. */
function Wall({ section, label, firstFigure }: PlacedSection<'wall'>) {
  const { wallSections } = content();
  const { heading, lead } = section;
  const { kind, name, rValue, summary } = wallSections[section.wall];
  return (
    <Section label={label} name="Wall section" heading={heading} lead={lead}>
      <div className="cols items-start">
        <figure className="lg:col-span-8">
          <WallSection kind={kind} />
          <FigureCaption number={firstFigure}>{`${name}, horizontal section. ${rValue}.`}</FigureCaption>
        </figure>
        <div className="border-t border-ink pt-4 lg:col-span-4">
          <p className="label">{name}</p>
          <p className="display mt-1">{rValue}</p>
          <p className="mt-4 text-lg">
            <RichText paragraph={summary} />
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The manufacturer's specifications: ruled rows with right-aligned values, or terms with explanations below. */
function Specifications({ section, label, firstFigure }: PlacedSection<'specifications'>) {
  const { form, heading, lead, specifications, note, figure } = section;
  const rows =
    form === 'table' ? (
      <Schedule rows={specifications.map(({ label, value }) => ({ label, value }))} />
    ) : (
      <SpecificationList specifications={specifications} columns={figure ? 'halves' : 'thirds'} />
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
    <dl className={columns}>
      {specifications.map(({ label, value }) => (
        <div key={label} className="border-t border-hairline pt-3">
          <dt className="label">{label}</dt>
          <dd className="mt-1.5 font-sans text-[clamp(1.2rem,1.75vw,1.6rem)] leading-[1.15] font-[530] tracking-[-.02em] text-balance tabular">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The system's benefits: side by side, in pairs next to the heading, or stacked next to a figure. */
function Benefits({ section, label, firstFigure }: PlacedSection<'benefits'>) {
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
          facts={benefits.map(({ title, description, color }) => ({ title, text: description, color }))}
        />
      )}
    </Section>
  );
}

function Ledger({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul>
      {benefits.map(({ title, description, color }) => (
        <li key={title} className={`border-t-2 pt-3 pb-6 ${RULES[color]}`}>
          <h3>{title}</h3>
          <p className="mt-1 max-w-[36em] leading-normal text-graphite">{description}</p>
        </li>
      ))}
    </ul>
  );
}
