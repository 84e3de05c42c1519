/** The home page (requirements §3.3): one component per section, in the order of the page. */
import { Actions } from '../../components/button-link.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { FirmStructuredData } from '../../components/firm-structured-data.tsx';
import { Picture } from '../../components/picture.tsx';
import { RandomText } from '../../components/random-text.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { InlineDrawing } from '../../drawings/inline-drawing.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { Feature } from './feature.tsx';
import { Proof } from './proof.tsx';

export const handle: PageHandle = { page: () => content().home.page };

export default function Home() {
  const { ask } = content().home;
  return (
    <>
      <Hero />
      <Feature />
      <Proof />
      <Communities />
      <Approach />
      <DesignBuild />
      <Components />
      <CallToAction heading={ask} facts={[{ label: 'Custom home', value: '4–8 months on site' }]} />
      <FirmStructuredData />
    </>
  );
}

/** The picture above the fold; the dark theme shows the same building at dusk. */
function Hero() {
  const { homeHeadlines, homeSubheadings } = content().home;
  const { hero } = content().home;
  return (
    <header>
      <div className="sheet relative z-1 pt-[clamp(1.75rem,4.2vw,4.2rem)]">
        <RandomText
          pool={homeHeadlines}
          as="h1"
          each="span"
          className="max-w-[13em] items-end text-[clamp(2.5rem,6vw,6rem)]"
        />
        <RandomText
          pool={homeSubheadings}
          className="mt-5 max-w-[31em] text-[clamp(1.0625rem,1.4vw,1.3rem)] text-graphite leading-[1.45]"
        />
        <Actions actions={hero.actions} className="mt-7" />
      </div>
      <figure className="mt-6 md:-mt-[clamp(2rem,6vw,8rem)]">
        <Picture
          picture={hero.day.picture}
          dusk={hero.dusk}
          alt={hero.day.alt}
          priority
          sizes="100vw"
          className="aspect-4/3 max-h-224 w-full overflow-hidden bg-transparent! md:aspect-2/1 mask-[linear-gradient(transparent,#000_14%)] md:mask-[linear-gradient(transparent_2%,#000_26%)] [&_img]:size-full [&_img]:object-cover [&_img]:object-[60%_55%] md:[&_img]:object-[50%_45%]"
        />
        <figcaption className="sheet">
          <span className="caption block border-b border-hairline pt-2.5 pb-3">
            <span className="font-[550] text-ink">Fig. 1.</span> {hero.day.caption}
          </span>
        </figcaption>
      </figure>
    </header>
  );
}

/** Requirements §3.3: the name in lower case, its first space replaced by a hyphen. */
const townHref = (name: string) => `/service-area/${name.toLowerCase().replace(' ', '-')}`;

function Communities() {
  const { home, isHidden } = content();
  const { heading, lead, figure } = home.communities;
  const towns = home.communities.towns.filter(({ name }) => !isHidden(townHref(name)));
  if (towns.length === 0) return null;
  return (
    <Section label="A-103" name="Where we build" heading={heading} lead={lead}>
      <div className="grid items-start gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 lg:grid-cols-[7fr_5fr]">
        <ul className="border-t border-ink">
          {towns.map(({ name, county, ground }) => (
            <li key={name} className="border-b border-hairline">
              <a
                href={townHref(name)}
                className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline sm:grid sm:grid-cols-[5fr_3fr_6fr]"
              >
                <span className="font-[560] font-sans text-[1.125rem] tracking-[-0.01em]">{name}</span>
                <span className="text-graphite">{county} County</span>
                <span className="text-graphite max-sm:hidden">{ground}</span>
              </a>
            </li>
          ))}
        </ul>
        <Figure figure={figure} number={3} sizes="(min-width: 64rem) 38vw, 92vw" />
      </div>
    </Section>
  );
}

function Approach() {
  const { approach } = content().home;
  return (
    <Section label="A-104" name="How it goes together" heading={approach.heading}>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {approach.steps.map(({ title, text, meta, figure }, index) => (
          <li key={title} className="flex flex-col">
            <Figure
              figure={figure}
              number={4 + index}
              aspect="aspect-3/2 md:aspect-4/5"
              sizes="(min-width: 48rem) 55vw, 92vw"
            />
            <h3 className="mt-5 flex items-baseline gap-3 text-[1.6rem] tracking-[-0.02em]">
              <span className="label text-copper!">0{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2.5 mb-3.5 max-w-[30em]">{text}</p>
            <p className="caption mt-auto border-t border-hairline pt-2.5">{meta}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function DesignBuild() {
  const { designBuild } = content().home;
  const { heading, lead, services, figures } = designBuild;
  if (services.length === 0) return null;
  return (
    <Section label="A-105" name="What we take on" heading={heading} lead={lead}>
      <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 lg:grid-cols-[5fr_7fr]">
        {/* The rows share the height of the pictures next to them. */}
        <ol className="flex flex-col border-b border-hairline">
          {services.map(({ title, text, href }, index) => (
            <li
              key={href}
              className="grid flex-1 grid-cols-[2.75rem_1fr] content-start border-t border-hairline py-4.5 first:border-ink"
            >
              <span className="label pt-1.5 text-copper!">0{index + 1}</span>
              <div>
                <h3 className="text-[1.375rem] tracking-[-0.015em]">
                  <a href={href} className="no-underline">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 text-graphite">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid grid-cols-6 content-start gap-x-[clamp(0.75rem,1.4vw,1.4rem)] gap-y-6">
          {figures.map((figure, index) => (
            <Figure
              key={figure.picture}
              figure={figure}
              number={7 + index}
              aspect={index === 0 ? 'aspect-16/9' : 'aspect-3/2'}
              sizes={
                index === 0
                  ? '(min-width: 64rem) 54vw, 92vw'
                  : '(min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 92vw'
              }
              className={
                index === 0
                  ? 'col-span-6'
                  : 'col-span-2 max-sm:first:col-span-6 max-sm:nth-2:col-span-6 max-sm:col-span-3'
              }
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Components() {
  const { components } = content().home;
  const { heading, lead, cards } = components;
  if (cards.length === 0) return null;
  return (
    <Section label="A-106" name="Parts we trust" heading={heading} lead={lead}>
      <div className="grid border-t border-ink lg:grid-cols-4">
        {cards.map(({ title, subtitle, description, maker, href, drawing }) => (
          <a
            key={href}
            href={href}
            className="group grid grid-cols-[min(6.5rem,32%)_minmax(0,1fr)] content-start gap-x-5 border-hairline py-5 wrap-anywhere no-underline max-lg:border-b lg:block lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0"
          >
            <span className="label max-lg:col-start-2">{subtitle}</span>
            <span className="max-lg:row-span-4 max-lg:row-start-1 lg:my-4 lg:block">
              <ComponentDrawing name={drawing} />
            </span>
            <h3 className="group-hover:text-copper">{title}</h3>
            <p className="mt-1.5 text-graphite">{description}</p>
            <p className="mt-3 font-[560] font-sans text-copper text-sm lg:mt-5">{maker}</p>
          </a>
        ))}
      </div>
    </Section>
  );
}

const drawings = import.meta.glob<string>('../../drawings/components/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A building component as a drafter would sketch it in the margin. */
function ComponentDrawing({ name }: { name: 'panel' | 'steel' | 'air' | 'roof' }) {
  return (
    <InlineDrawing
      file={drawings[`../../drawings/components/${name}.svg`] ?? ''}
      className="h-24 w-full text-section lg:h-38"
      aria-hidden
    />
  );
}
