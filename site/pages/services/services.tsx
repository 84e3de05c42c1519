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

export default function Services() {
  const { intro, page, materials, inquiry } = content().servicesOverview;
  const services = servicesOfOverview();
  const listed = services.map(({ title, slug }) => ({ text: title, href: serviceHref(slug) }));
  return (
    <>
      <PageStructuredData type="CollectionPage" href="/services" list={listed} />
      <Lede {...intro} actions={intro.links} />
      <div className="sheet">
        <ol>
          {services.map((service, index) => (
            <ServiceRow key={service.slug} service={service} index={index} />
          ))}
        </ol>
      </div>
      <Section label={`${page.sheet}.7`} name="How we choose" {...materials}>
        <div className="grid border-t border-ink md:grid-cols-3">
          {materials.cards.map(({ title, text, links }) => (
            <div
              key={title}
              className="border-hairline py-5 max-md:border-b md:border-l md:px-6 md:first:border-l-0 md:first:pl-0"
            >
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

/** Text and picture change sides from row to row, in two proportions. */
function ServiceRow({
  service,
  index,
}: {
  service: ReturnType<typeof servicesOfOverview>[number];
  index: number;
}) {
  const { slug, title, description, features, figure } = service;
  const flipped = index % 2 === 1;
  return (
    <li className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-6 border-t border-hairline py-[clamp(2rem,4.4vw,4.5rem)] lg:grid-cols-12">
      <Figure
        figure={figure}
        credit={<ProjectCredit picture={figure.picture} />}
        number={index + 1}
        priority={index === 0}
        sizes="(min-width: 64rem) 56vw, 92vw"
        className={flipped ? 'lg:order-2 lg:col-span-6' : 'lg:col-span-7'}
      />
      <div className={`self-center ${flipped ? 'lg:col-span-6' : 'lg:col-span-5'}`}>
        <p className="label text-copper!">{String(index + 1).padStart(2, '0')}</p>
        <h2 className="mt-2">{title}</h2>
        <p className="mt-4 max-w-[34em] text-graphite">{description}</p>
        <ul className="mt-5 grid gap-x-8 font-sans text-[0.95rem] sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="border-t border-hairline py-2.5">
              {feature}
            </li>
          ))}
        </ul>
        <a
          href={serviceHref(slug)}
          aria-label={`View Details: ${title}`}
          className="mt-5 inline-flex min-h-11 items-center gap-2 font-[560] font-sans text-copper no-underline hover:underline"
        >
          View Details
          <Icon name="next" />
        </a>
      </div>
    </li>
  );
}
