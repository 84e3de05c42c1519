import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { Service, WithContext } from 'schema-dts';
import type { Testimonial } from '#contract/site/records/people.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { type NearProject, projectsNear } from '../../catalog/projects.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { contactHref } from '../../components/contact-href.ts';
import { FIRM_ID } from '../../components/firm-structured-data.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Lede } from '../../components/lede.tsx';
import { ProjectStrip } from '../../components/project-strip.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { AreaOpening } from './area-opening.tsx';
import { type AreaPage, areaPageOf } from './area-page.ts';
import { type AreaPart, compositionOf } from './composition.ts';
import { generatedWords } from './generated-words.ts';
import {
  AreaHouse,
  AreaPlace,
  AreaServices,
  AreaTechnologies,
  CrossReferences,
  MapFigure,
  serviceCardsOf,
  shownTechnologies,
  Testimonials,
  technologiesHere,
  testimonialsOf,
} from './sections.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { meta, known } = areaPageOf(params.area ?? '');
  return { page: meta, noindex: !known };
}

export default function ServiceAreaRoute() {
  const { area = '' } = useParams();
  return <ServiceAreaPage page={areaPageOf(area)} />;
}

/** Requirements §3.10. */
export function ServiceAreaPage({ page }: { page: AreaPage }) {
  const { projects } = content();
  const { name, known, house } = page;
  const words = generatedWords(page);
  const part = (number: number) => `${page.meta.sheet}.${number}`;
  const area = known?.slug;
  const shown = page.figures.map(({ picture }) => picture);
  const work = known
    ? projectsNear(known, { count: 2, shown })
    : projects.slice(1, 3).map((project) => ({ project }));
  const composition = compositionOf(page);
  const { mapFirst, numberOf } = composition;
  const quotes = testimonialsOf(page);
  const here = technologiesHere(page);
  const has: Partial<Record<AreaPart, boolean>> = {
    work: work.length > 0,
    services: serviceCardsOf(page).length > 0,
    technologies: shownTechnologies().length > 0,
    clients: quotes.length > 0,
  };
  const order = composition.order.filter((one) => has[one] ?? true);
  const parts: Record<AreaPart, (label: string) => ReactNode> = {
    place: (label) => (
      <Section key="place" label={label} name="The place" heading={`Building in ${name}`}>
        <AreaPlace page={page} number={numberOf('ground')} />
      </Section>
    ),
    work: (label) => (
      <Section
        key="work"
        label={label}
        name="Our work"
        heading={known ? workHeading(name, work) : 'Two of our projects'}
      >
        <ProjectStrip projects={work} shown={shown} />
      </Section>
    ),
    house: (label) => (
      <Section key="house" label={label} name="The house" heading={house.heading}>
        <AreaHouse page={page} number={numberOf('house')} turned={composition.turned} />
      </Section>
    ),
    services: (label) => (
      <Section
        key="services"
        label={label}
        name="Services"
        heading={known ? `What we do in ${name}` : 'What we do'}
        lead={words.services}
      >
        <AreaServices page={page} />
      </Section>
    ),
    technologies: (label) => (
      <Section
        key="technologies"
        label={label}
        name="Technologies"
        heading={here?.heading ?? 'What goes into our houses'}
        lead={composition.technologies === 'beside' || !here ? words.technology : undefined}
        layout={composition.technologies}
      >
        <AreaTechnologies page={page} />
      </Section>
    ),
    visit: (label) => (
      <Section
        key="visit"
        label={label}
        name="First visit"
        heading={known ? `How a project starts in ${name}` : `If you’re building in ${name}`}
        layout="beside"
      >
        <p className="max-w-[36em] text-lg">{words.paragraph}</p>
      </Section>
    ),
    clients: (label) => (
      <Section key="clients" label={label} name="Clients" heading={clientsHeading(quotes)}>
        <Testimonials quotes={quotes} />
      </Section>
    ),
  };
  return (
    <>
      <Lede
        heading={page.headline}
        lead={page.lede}
        actions={[{ text: 'Request Consultation', href: contactHref({ area }) }]}
        crumbs={{ trail: [], current: name }}
      />
      {mapFirst && (
        <div className="sheet pb-rhythm">
          <MapFigure page={page} number={numberOf('map')} />
          {!known && (
            <div className="mt-10">
              <CrossReferences page={page} links={words.crossReferences} />
            </div>
          )}
        </div>
      )}
      <AreaOpening page={page} composition={composition} />
      {order.map((one, i) => parts[one](part(i + 1)))}
      {known && (
        <Section
          label={part(order.length + 1)}
          name={mapFirst ? 'Towns' : 'Map'}
          heading={`In and around ${name}`}
        >
          {!mapFirst && (
            <div className="mb-10">
              <MapFigure page={page} number={numberOf('map')} />
            </div>
          )}
          <CrossReferences page={page} links={words.crossReferences} />
        </Section>
      )}
      <CallToAction
        heading={`Tell us about your place in ${name}.`}
        area={area}
        secondary={{ text: 'View Our Work', href: '/projects' }}
      />
      {known && <JsonLd<Service> data={serviceIn(page)} />}
    </>
  );
}

/** "From clients in Spicewood and Blanco". */
function clientsHeading(quotes: readonly Testimonial[]): string {
  const towns = [...new Set(quotes.map(({ location }) => location.replace(/, Texas$/, '')))];
  return `From ${quotes.length === 1 ? 'a client' : 'clients'} in ${towns.join(' and ')}`;
}

/** Heading above the nearby projects. A project without a distance is in the place itself. */
function workHeading(name: string, work: readonly NearProject[]): string {
  if (work.every(({ project }) => project.town.name === name)) return `Our work in ${name}`;
  return work.some(({ away }) => !away) ? `Our work in and near ${name}` : `Our work nearest ${name}`;
}

/** Structured data for search engines: service, provider, place. */
function serviceIn({ name, known, slug, meta }: AreaPage): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: meta.title,
    serviceType: 'Custom homes and remodeling',
    url: `${ORIGIN_MARK}/service-area/${slug}`,
    provider: { '@id': FIRM_ID },
    areaServed: {
      '@type': known?.kind === 'town' ? 'City' : 'AdministrativeArea',
      name: `${name}, Texas`,
      ...(known && { geo: { '@type': 'GeoCoordinates', latitude: known.lat, longitude: known.lon } }),
    },
  };
}
