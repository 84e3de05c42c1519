import { serviceHref, servicesOfOverview } from '../../catalog/services.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { Icon } from '../../layout/icon.tsx';
import type { PageHandle } from '../../layout/page.ts';

export const handle: PageHandle = { page: () => content().servicesOverview.page };

type Service = ReturnType<typeof servicesOfOverview>[number];

export default function Services() {
  const { intro, page, materials, inquiry } = content().servicesOverview;
  const services = servicesOfOverview();
  const [large, ...others] = services;
  const listed = services.map(({ title, slug }) => ({ text: title, href: serviceHref(slug) }));
  return (
    <>
      <PageStructuredData type="CollectionPage" href="/services" list={listed} />
      <Lede {...intro} actions={intro.links} />
      {large && <LargeService service={large} />}
      <div className="sheet pb-rhythm">
        <div className="halves gap-y-14">
          {others.slice(0, 2).map((service, i) => (
            <MediumService key={service.slug} service={service} number={i + 2} />
          ))}
        </div>
        {others.slice(2).map((service, i) => (
          <ServiceRow key={service.slug} service={service} number={i + 4} />
        ))}
      </div>
      <div className="bg-ledge">
        <Section label={`${page.sheet}.7`} name="How we choose" {...materials}>
          <div className="thirds">
            {materials.cards.map(({ title, text, links }) => (
              <div key={title} className="border-t border-ink pt-4">
                <h3>{title}</h3>
                <p className="mt-2.5 text-graphite">{text}</p>
                <ul className="mt-4 font-sans text-[0.95rem]">
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <a href={href} className="inline-flex min-h-9 items-center">
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      </div>
      <p className="sheet label pt-rhythm">{inquiry.label}</p>
      <div className="-mt-[calc(var(--rhythm)*0.7)]">
        <CallToAction
          heading={inquiry.heading}
          action="Begin Consultation"
          secondary={{ text: 'View Portfolio', href: '/projects' }}
        />
      </div>
    </>
  );
}

/** The first service: its picture from edge to edge, its features to the right of its words. */
function LargeService({ service }: { service: Service }) {
  return (
    <section>
      <ServiceFigure
        service={service}
        number={1}
        priority
        sizes="100vw"
        aspect="aspect-3/2 md:aspect-[2.1]"
        className="[&_figcaption]:sheet"
      />
      <div className="sheet">
        <div className="cols gap-y-5 pt-8 pb-rhythm">
          <Words service={service} className="md:col-span-7 lg:col-span-8" />
          <Features service={service} className="md:col-span-5 lg:col-span-4" />
        </div>
      </div>
    </section>
  );
}

function MediumService({ service, number }: { service: Service; number: number }) {
  return (
    <section className="flex flex-col border-t border-ink pt-6">
      <ServiceFigure service={service} number={number} sizes="(min-width: 48rem) 46vw, 92vw" />
      <Words service={service} className="mt-6 mb-5" />
      <Features service={service} className="mt-auto" />
    </section>
  );
}

/** The others as rows between hairlines: a small picture, the words, the features. */
function ServiceRow({ service, number }: { service: Service; number: number }) {
  return (
    <section className="cols mt-10 gap-y-6 border-t border-ink pt-6 lg:mt-14">
      <ServiceFigure
        service={service}
        number={number}
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
        className="md:col-span-6 lg:col-span-4"
      />
      <Words service={service} className="md:col-span-6 lg:col-span-4" />
      <Features service={service} className="lg:col-span-4" />
    </section>
  );
}

type ServiceFigureProps = Omit<Parameters<typeof Figure>[0], 'figure'> & { service: Service };

const ServiceFigure = ({ service: { figure }, ...shown }: ServiceFigureProps) => (
  <Figure figure={figure} credit={<ProjectCredit picture={figure.picture} />} {...shown} />
);

type PartProps = { service: Service; className: string };

function Words({ service: { slug, title, description }, className }: PartProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <p className="mt-4 max-w-[34em] text-graphite">{description}</p>
      <a
        href={serviceHref(slug)}
        aria-label={`View Details: ${title}`}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-[560] font-sans text-copper no-underline hover:underline"
      >
        View Details
        <Icon name="next" />
      </a>
    </div>
  );
}

const Features = ({ service: { features }, className }: PartProps) => (
  <ul className={`font-sans text-[0.95rem] ${className}`}>
    {features.map((feature) => (
      <li key={feature} className="border-hairline py-2.5 leading-snug not-first:border-t first:pt-0">
        {feature}
      </li>
    ))}
  </ul>
);
