import type { Application } from '#contract/site/records/manufacturer.ts';
import type { PlacedSection } from '../../catalog/manufacturers.ts';
import { Section } from '../../components/section.tsx';
import { BesideFigure, CroppedFigure } from './maker-figure.tsx';

/** The system's applications: large cards with a figure each, three columns, or a list next to a figure. */
export function Applications({ section, label, firstFigure }: PlacedSection<'applications'>) {
  const { form, heading, lead, applications, figure } = section;
  const framed = { label, name: 'Applications', heading, lead };
  if (form === 'cards')
    return (
      <Section {...framed}>
        <ul className="halves">
          {applications.map((application, i) => (
            <ApplicationCard key={application.title} application={application} number={firstFigure + i} />
          ))}
        </ul>
      </Section>
    );
  if (!figure)
    return (
      <Section {...framed}>
        <ApplicationColumns applications={applications} />
      </Section>
    );
  return (
    <Section {...framed}>
      <BesideFigure figure={figure} number={firstFigure}>
        <ApplicationList applications={applications} />
      </BesideFigure>
    </Section>
  );
}

function ApplicationCard({ application, number }: { application: Application; number: number }) {
  const { title, description, serviceLink, figure } = application;
  return (
    <li>
      {figure && <CroppedFigure figure={figure} number={number} sizes="(min-width: 48rem) 45vw, 92vw" />}
      <h3 className="mt-4 text-[1.5rem] tracking-[-.02em]">
        {serviceLink ? <a href={serviceLink}>{title}</a> : title}
      </h3>
      <p className="mt-1.5 max-w-[36em] leading-normal text-graphite">{description}</p>
    </li>
  );
}

function ApplicationColumns({ applications }: { applications: readonly Application[] }) {
  return (
    <ul className="thirds">
      {applications.map(({ title, description, serviceLink }) => (
        <li key={title} className="border-t border-ink pt-4">
          <h3>{serviceLink ? <a href={serviceLink}>{title}</a> : title}</h3>
          <p className="mt-1.5 max-w-[34em] leading-normal text-graphite">{description}</p>
        </li>
      ))}
    </ul>
  );
}

function ApplicationList({ applications }: { applications: readonly Application[] }) {
  return (
    <ul className="border-t border-ink">
      {applications.map(({ title, description, serviceLink }) => (
        <li key={title} className="border-b border-hairline py-4.5">
          <h3>{serviceLink ? <a href={serviceLink}>{title}</a> : title}</h3>
          <p className="max-w-[36em] leading-normal text-graphite">{description}</p>
        </li>
      ))}
    </ul>
  );
}
