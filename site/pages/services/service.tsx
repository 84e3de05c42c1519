import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Service as ServiceOffer, WithContext } from 'schema-dts';
import type { ServiceType } from '#contract/inquiries/inquiry-fields.ts';
import type { Figure as FigureContent } from '#contract/site/records/fields.ts';
import type { Service as ServiceContent, ServiceSection } from '#contract/site/records/service.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { projectsNamed } from '../../catalog/projects.ts';
import { serviceHref } from '../../catalog/services.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Actions } from '../../components/button-link.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { contactHref } from '../../components/contact-href.ts';
import { Figure } from '../../components/figure.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Lede } from '../../components/lede.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import { ProjectStrip } from '../../components/project-strip.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import {
  Copy,
  Figured,
  Gallery,
  List,
  Lists,
  type NumberedSection,
  Places,
  Points,
  Process,
} from './service-sections.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { services } = content();
  const slug = params.slug ?? '';
  const service = Object.hasOwn(services, slug) ? services[slug] : undefined;
  if (!service) throw data(null, { status: 404 });
  return { slug, page: service.meta } satisfies PageHandle & { slug: string };
}

export default function Service() {
  const { services } = content();
  const { slug } = useLoaderData<typeof loader>();
  const service = services[slug] as NonNullable<(typeof services)[string]>;
  const prefill = service.prefill as ServiceType;
  const work = projectsNamed(service.work.projects);
  // By the sheet's number, so that neighbors in the set don't look like one template.
  const isFacing = Number(service.meta.sheet.slice(-1)) % 2 === 0;
  return (
    <>
      <Opening service={service} prefill={prefill} isFacing={isFacing} />
      {service.sections.map((section, index) => (
        <Section
          key={section.heading}
          label={`${service.meta.sheet}.${index + 1}`}
          name={KINDS[section.kind][0]}
          heading={section.heading}
          lead={'lead' in section ? section.lead : undefined}
          layout={section.kind === 'copy' && !section.aside ? 'beside' : 'below'}
        >
          <SectionBody
            {...section}
            isTurned={isFacing}
            firstFigure={2 + figuresBefore(service.sections, index)}
          />
        </Section>
      ))}
      {work.length > 0 && (
        <Section
          label={`${service.meta.sheet}.${service.sections.length + 1}`}
          name="Our work"
          heading={service.work.heading}
        >
          <ProjectStrip projects={work} shown={picturesOf(service)} />
        </Section>
      )}
      <CallToAction heading={service.ask.heading} service={prefill} secondary={service.ask.secondary} />
      <JsonLd<ServiceOffer> data={structured(slug)} />
    </>
  );
}

type OpeningProps = { service: ServiceContent; prefill: ServiceType; isFacing: boolean };

/** Words above a picture from edge to edge, or facing one in the right half. */
function Opening({ service, prefill, isFacing }: OpeningProps) {
  const crumbs = { trail: [{ text: 'Services', href: '/services' }], current: service.name };
  const actions = [
    { text: 'Request a Consultation', href: contactHref({ service: prefill }) },
    ...(service.ask.secondary ? [service.ask.secondary] : []),
  ];
  const figure = {
    figure: service.figure,
    credit: <ProjectCredit picture={service.figure.picture} />,
    number: 1,
    priority: true,
  };
  if (isFacing)
    return (
      <header className="sheet pt-2">
        <Breadcrumbs {...crumbs} />
        <div className="halves items-end pt-6 pb-rhythm">
          <div>
            <h1 className="text-[clamp(2.5rem,5vw,5rem)]">{service.heading}</h1>
            <p className="lead mt-6 max-w-[34em] text-graphite">{service.lead}</p>
            <Actions actions={actions} className="mt-7" />
          </div>
          <Figure {...figure} sizes="(min-width: 48rem) 46vw, 92vw" aspect="aspect-3/2 md:aspect-5/6" />
        </div>
      </header>
    );
  return (
    <>
      <Lede heading={service.heading} lead={service.lead} crumbs={crumbs} actions={actions} />
      <Figure
        {...figure}
        sizes="100vw"
        aspect="aspect-3/2 md:aspect-[2.1]"
        className="border-b border-hairline [&_figcaption]:sheet [&_figcaption]:pb-3"
      />
    </>
  );
}

/** The margin note and the body of each kind of section. */
const KINDS: {
  [Kind in ServiceSection['kind']]: readonly [name: string, body: ComponentType<NumberedSection<Kind>>];
} = {
  points: ['Reasons', Points],
  figured: ['Types of work', Figured],
  process: ['Process', Process],
  list: ['Scope', List],
  lists: ['Scope', Lists],
  copy: ['Context', Copy],
  gallery: ['Gallery', Gallery],
  places: ['Places', Places],
};

function SectionBody(section: NumberedSection<ServiceSection['kind']>) {
  const Body = KINDS[section.kind][1] as ComponentType<typeof section>;
  return <Body {...section} />;
}

const figuresBefore = (sections: ServiceSection[], index: number) =>
  sections.slice(0, index).flatMap(figuresOf).length;

function figuresOf(section: ServiceSection): FigureContent[] {
  if (section.kind === 'figured') return section.items.map(({ figure }) => figure);
  if (section.kind === 'lists') return section.lists.map(({ figure }) => figure);
  if (section.kind === 'gallery') return section.figures;
  return (section.kind === 'process' || section.kind === 'list') && section.figure ? [section.figure] : [];
}

const picturesOf = ({ figure, sections }: ServiceContent) =>
  [figure, ...sections.flatMap(figuresOf)].map(({ picture }) => picture);

function structured(slug: string): WithContext<ServiceOffer> {
  const { services } = content();
  const { serviceType, meta } = services[slug] as NonNullable<(typeof services)[string]>;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType,
    description: meta.description,
    url: ORIGIN_MARK + serviceHref(slug),
    provider: { '@id': `${ORIGIN_MARK}/#firm` },
    areaServed: { '@type': 'State', name: 'Texas' },
  };
}
