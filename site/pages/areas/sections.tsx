import { isPortrait } from '#contract/site/figure.ts';
import type { Testimonial } from '#contract/site/records/people.ts';
import { nearestFirst } from '../../catalog/areas.ts';
import { Figure, FigureCaption } from '../../components/figure.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import { Prose } from '../../components/rich-text.tsx';
import { ScheduleTable } from '../../components/schedule.tsx';
import { content } from '../../content/snapshot.ts';
import { AreaMap } from '../../drawings/area-map/area-map.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import type { AreaPage } from './area-page.ts';
import type { GeneratedWords } from './generated-words.ts';

/** The technologies list: four parts of the building, each with its manufacturer and its purpose on local ground. */
export function AreaTechnologies({ page }: { page: AreaPage }) {
  const here = technologiesHere(page);
  return (
    <ScheduleTable
      caption="Technologies we build with"
      columns={[{ name: 'Part' }, { name: 'Manufacturer' }, { name: 'What it does' }]}
      rows={shownTechnologies().map(({ part, name, href, role, place }) => ({
        key: name,
        cells: [
          part,
          <a key={name} href={href} className="font-sans sm:whitespace-nowrap">
            {name}
          </a>,
          <div key="role">
            {role}
            {here && <p className="text-graphite">{here.notes[place]}</p>}
          </div>,
        ],
      }))}
    />
  );
}

/** Technologies by manufacturers that the website shows, with their places in the lists of notes. */
export function shownTechnologies() {
  const { areaCopy, isHidden } = content();
  return areaCopy.areaTechnologies
    .map((technology, place) => ({ ...technology, place }))
    .filter(({ href }) => !isHidden(href));
}

/** The corridor of I-35 is between these meridians: east of it the Brazos Valley, west of it the hills. */
const VALLEY_FROM = -97;
const HILLS_UP_TO = -98.05;

/** A heading by the ground, and a line for each technology, in the list's order: the frame's by the ground, the others by the sky. */
export function technologiesHere({ known }: AreaPage): { heading: string; notes: readonly string[] } | null {
  if (!known) return null;
  const { technologiesByGround, technologiesBySky } = content().areaCopy;
  const { heading, frame } = technologiesByGround[known.subsoil];
  const sky = known.lon > VALLEY_FROM ? 'valley' : known.lon > HILLS_UP_TO ? 'corridor' : 'hills';
  return { heading, notes: [frame, ...technologiesBySky[sky]] };
}

/** The place as ground to build on: words, specialties, and a section through its ground. */
export function AreaPlace({ page, number }: { page: AreaPage; number: number }) {
  const { groundSections } = content().areaCopy;
  const ground = page.known && { subsoil: page.known.subsoil, ...groundSections[page.known.subsoil] };
  return (
    <>
      <div className="cols">
        <Prose paragraphs={page.description.map((text) => [text])} className="lg:col-span-8" />
        <div className="lg:col-span-4">
          <h3 className="label mb-3">What we specialize in here</h3>
          <ul className="border-t border-ink font-sans *:border-b *:border-hairline *:py-2.5 *:leading-snug">
            {page.specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        </div>
      </div>
      {ground && (
        <figure className="mt-10">
          {/* A narrow screen shows the middle of the section, where everything named is. */}
          <Drawing
            name={`ground/${ground.subsoil}`}
            preserveAspectRatio="xMidYMid slice"
            className="block h-72 w-full border-hairline border-b font-sans lg:h-90"
            role="img"
            aria-label={ground.alt}
          />
          <FigureCaption number={number}>{ground.caption} Not to scale.</FigureCaption>
        </figure>
      )}
    </>
  );
}

/** The home that suits the place, next to its picture; `turned` puts the picture on the right. */
export function AreaHouse({
  page: { figures, house },
  number,
  turned,
}: {
  page: AreaPage;
  number: number;
  turned: boolean;
}) {
  const figure = figures[1];
  const portrait = isPortrait(figure.picture);
  return (
    <div className="halves items-start">
      <Figure
        figure={figure}
        credit={<ProjectCredit picture={figure.picture} />}
        number={number}
        sizes="(min-width: 48rem) 46vw, 92vw"
        aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
        className={turned ? 'md:order-1' : ''}
      />
      <ul className="border-t border-ink">
        {house.points.map(({ title, text }) => (
          <li key={title} className="border-b border-hairline py-5 max-lg:last:border-b-0">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[34em] text-graphite">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards of the services that the website shows. */
export function serviceCardsOf(page: AreaPage) {
  const { isHidden } = content();
  return [
    { title: 'Custom homes', href: '/services/custom-homes', text: page.work.customHomes },
    { title: 'Renovations', href: '/services/renovations', text: page.work.renovations },
    { title: 'Design consulting', href: '/services/design-consulting', text: page.work.designConsulting },
  ].filter(({ href }) => !isHidden(href));
}

/** The three service cards, and the link for small jobs below them. */
export function AreaServices({ page }: { page: AreaPage }) {
  const { isHidden } = content();
  return (
    <>
      <ul className="thirds gap-y-0">
        {serviceCardsOf(page).map(({ title, href, text }) => (
          <li key={href} className="relative flex flex-col border-t border-ink pt-4 pb-8 hover:bg-ledge">
            <h3 className="text-2xl tracking-[-0.02em]">
              {/* The link covers its card, so that all of it can be clicked. */}
              <a href={href} className="no-underline after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <p className="mt-2 mb-4 max-w-[32em] text-graphite">{text}</p>
            <span className="mt-auto font-sans font-[560] text-copper text-sm" aria-hidden="true">
              Learn more
            </span>
          </li>
        ))}
      </ul>
      {!isHidden('/services/handyman') && (
        <p className="border-t border-hairline pt-4 font-sans text-[0.95rem]">
          Have a list of small jobs? See our{' '}
          <a href="/services/handyman" className="py-3.5">
            handyman service
          </a>
          .
        </p>
      )}
    </>
  );
}

/** The page's two fixed testimonials (requirements §3.10): those from nearest by. */
export function testimonialsOf({ known }: AreaPage) {
  const { testimonials } = content();
  const list = known ? nearestFirst(testimonials, known, ({ town }) => town) : testimonials;
  return list.slice(0, 2);
}

/** No Review markup: a firm's own page can't vouch for it. */
export function Testimonials({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <div className="halves">
      {quotes.map(({ name, location, rating, text }) => (
        <figure key={name} className="flex flex-col border-t border-ink pt-5">
          <blockquote className="text-[clamp(1.2rem,1.8vw,1.5rem)] leading-snug">
            <p>{text}</p>
          </blockquote>
          <figcaption className="mt-auto flex flex-wrap justify-between gap-x-6 pt-5 text-[0.95rem]">
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-graphite">{location}</span>
            </span>
            <span className="text-graphite tabular">Rated {rating} of 5</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The map with its caption. */
export function MapFigure({ page, number }: { page: AreaPage; number: number }) {
  return (
    <figure>
      <AreaMap current={page.known?.slug} />
      <FigureCaption number={number}>Where we build. County lines simplified.</FigureCaption>
    </figure>
  );
}

/** The cross-reference list (requirements §3.10): what we do in other towns, with their distance. */
export function CrossReferences({
  page,
  links,
}: {
  page: AreaPage;
  links: GeneratedWords['crossReferences'];
}) {
  if (links.length === 0) return null;
  const Heading = page.known ? 'h3' : 'h2';
  return (
    <>
      <Heading className="label mb-3">{page.known ? 'Other places we work' : 'Towns we work in'}</Heading>
      <ul className="gap-x-(--gap) font-sans sm:columns-2">
        {links.map(({ text, href, away }) => (
          <li key={href} className="break-inside-avoid border-t border-hairline">
            <a
              href={href}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 leading-snug no-underline"
            >
              <span className="font-medium">{text}</span>
              {away && <span className="text-graphite text-sm tabular">{away}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
