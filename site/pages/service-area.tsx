import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { Service, WithContext } from 'schema-dts';
import { firm } from '#content/firm.ts';
import { type AreaPage, areaPageOf } from '../parts/area/area-page.ts';
import { AreaServices } from '../parts/area/area-services.tsx';
import { AreaTechnologies } from '../parts/area/area-technologies.tsx';
import { generatedWords } from '../parts/area/generated-words.ts';
import { LocalFacts } from '../parts/area/local-facts.tsx';
import { neighborsOf } from '../parts/area/neighbors.ts';
import { Testimonials } from '../parts/area/testimonials.tsx';
import { Ask } from '../parts/ask.tsx';
import { contactHref } from '../parts/contact-href.ts';
import { AreaMap } from '../parts/drawings/area-map.tsx';
import { Figure, FigureCaption } from '../parts/figure.tsx';
import { FIRM_ID } from '../parts/firm-structured-data.tsx';
import { JsonLd } from '../parts/json-ld.tsx';
import { Lede } from '../parts/lede.tsx';
import { LinkColumns } from '../parts/link-columns.tsx';
import { Prose } from '../parts/rich-text.tsx';
import { Section } from '../parts/section.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { meta, known } = areaPageOf(params.area ?? '');
  return { page: meta, noindex: !known };
}

export default function ServiceAreaRoute() {
  const { area = '' } = useParams();
  return <ServiceAreaPage page={areaPageOf(area)} />;
}

/** Specification §2 "Service area page". */
export function ServiceAreaPage({ page }: { page: AreaPage }) {
  const { name, known, house } = page;
  const words = generatedWords(page);
  const part = (number: number) => `${page.meta.sheet}.${number}`;
  const area = known?.slug;
  // A county is a shape on the map before it is a view, so its page opens with the map.
  const mapFirst = known?.kind === 'county';
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
          <MapFigure page={page} number={1} />
        </div>
      )}
      <Opening page={page} number={mapFirst ? 2 : 1} />
      <Section label={part(1)} name="The place" heading={`Building in ${name}`}>
        <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 lg:grid-cols-[7fr_5fr]">
          <Prose paragraphs={page.description.map((text) => [text])} />
          <div>
            <h3 className="label mb-3">Specialties here</h3>
            <ul className="border-t border-ink font-sans *:border-b *:border-hairline *:py-2.5 *:leading-snug">
              {page.specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section label={part(2)} name="The house" heading={house.heading}>
        <House page={page} number={mapFirst ? 3 : 2} />
      </Section>
      <Section label={part(3)} name="Services" heading={`What we do in ${name}`} lead={words.services}>
        <AreaServices page={page} />
      </Section>
      <Section
        label={part(4)}
        name="Technologies"
        heading="What goes into it"
        lead={words.technology}
        layout="beside"
      >
        <AreaTechnologies />
      </Section>
      <Section label={part(5)} name={mapFirst ? 'Nearby' : 'Map'} heading={`${name} and around it`}>
        {!mapFirst && (
          <div className="mb-10">
            <MapFigure page={page} number={3} />
          </div>
        )}
        <Neighbors page={page} />
      </Section>
      <Section label={part(6)} name="Clients" heading="Two who have been through it">
        <Testimonials />
      </Section>
      <Section
        label={part(7)}
        name="Notes"
        heading={known ? `From our ${name} notes` : `If you build in ${name}`}
        layout="beside"
      >
        <p className="max-w-[36em] text-lg">{words.paragraph}</p>
        <div className="mt-8">
          <LinkColumns links={words.crossReferences} columns={2} />
        </div>
      </Section>
      <Ask
        heading={`Tell us about your place in ${name}.`}
        area={area}
        secondary={{ text: 'View Our Work', href: '/projects' }}
      />
      {known && <JsonLd<Service> data={serviceIn(page)} />}
    </>
  );
}

const isPortrait = (picture: string) => picture.endsWith('-portrait');

/** The place at a glance: its figure, and beside it what is known before the first visit. */
function Opening({ page, number }: { page: AreaPage; number: number }) {
  const [figure] = page.figures;
  const portrait = isPortrait(figure.picture);
  if (!page.known)
    return (
      <div className="sheet">
        <div className="border-b border-hairline pb-rhythm">
          <Figure
            figure={figure}
            number={number}
            sizes="92vw"
            priority
            aspect="aspect-3/2 lg:aspect-[21/9]"
          />
        </div>
      </div>
    );
  return (
    <div className="sheet">
      <div
        className={`grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 border-b border-hairline pb-rhythm ${portrait ? 'md:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'}`}
      >
        <Figure
          figure={figure}
          number={number}
          priority={number === 1}
          dusk={figure.picture === '01-hero-ridge-house' ? '01b-hero-ridge-house-dusk' : undefined}
          sizes={portrait ? '(min-width: 48rem) 40vw, 92vw' : '(min-width: 64rem) 56vw, 92vw'}
          aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
        />
        <div>
          <LocalFacts area={page.known} />
        </div>
      </div>
    </div>
  );
}

/** What the place asks of a house, beside a picture of the answer. */
function House({ page: { figures, house, meta }, number }: { page: AreaPage; number: number }) {
  const figure = figures[1];
  const portrait = isPortrait(figure.picture);
  // Every other sheet is turned, so that neighbors in the set don't look like one form filled in twice.
  const turned = Number(meta.sheet.slice(-1)) % 2 === 1;
  return (
    <div className="grid items-start gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-8 md:grid-cols-2">
      <Figure
        figure={figure}
        number={number}
        sizes="(min-width: 48rem) 46vw, 92vw"
        aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
        className={turned ? 'md:order-1' : ''}
      />
      <ul className="border-t border-ink">
        {house.points.map(({ title, text }) => (
          <li key={title} className="border-b border-hairline py-5">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[34em] text-graphite">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MapFigure({ page, number }: { page: AreaPage; number: number }) {
  return (
    <figure>
      <AreaMap current={page.known?.slug} />
      <FigureCaption number={number}>
        Where we build. Towns by their coordinates, county lines simplified, north up.
      </FigureCaption>
    </figure>
  );
}

function Neighbors({ page }: { page: AreaPage }) {
  return (
    <>
      <h3 className="label mb-3">{page.known ? 'Nearest' : 'Towns we know well'}</h3>
      <ul className="grid gap-x-8 font-sans sm:grid-cols-2 lg:grid-cols-4">
        {neighborsOf(page.known).map(({ area, away }) => (
          <li key={area.slug} className="border-t border-hairline">
            <a
              href={`/service-area/${area.slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 leading-snug no-underline"
            >
              <span className="font-medium">{area.name}</span>
              {away && <span className="text-graphite text-sm tabular-nums">{away}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** For search engines: which work, by whom, where. */
function serviceIn({ name, known, slug, meta }: AreaPage): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: meta.title,
    serviceType: 'Custom homes and remodeling',
    url: `${firm.origin}/service-area/${slug}`,
    provider: { '@id': FIRM_ID },
    areaServed: {
      '@type': known?.kind === 'town' ? 'City' : 'AdministrativeArea',
      name: `${name}, Texas`,
      ...(known && { geo: { '@type': 'GeoCoordinates', latitude: known.lat, longitude: known.lon } }),
    },
  };
}
