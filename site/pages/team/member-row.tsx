import type { ReactNode } from 'react';
import type { Person } from 'schema-dts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { memberAnchor } from '#contract/site/member-anchor.ts';
import type { TeamMember } from '#contract/site/records/people.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { projectHref } from '../../catalog/projects.ts';
import { Figure, FigureCaption } from '../../components/figure.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { content } from '../../content/snapshot.ts';
import { InlineDrawing } from '../../drawings/inline-drawing.tsx';
import { Icon } from '../../layout/icon.tsx';

/** One row of the schedule of people: drawing and portrait, name, role, and what the member can show for it. */
export function MemberRow({ member, index }: { member: TeamMember; index: number }) {
  const { name, role, email, bio, expertise, image, caption, portrait } = member;
  return (
    <li
      id={memberAnchor(member)}
      className="cols scroll-mt-4 gap-y-6 border-b border-hairline py-[clamp(1.75rem,3.2vw,3rem)] last:border-b-0 last:pb-0"
    >
      <div
        className={`min-w-0 md:col-span-4 ${portrait && image ? 'grid grid-cols-2 items-start gap-x-4' : ''}`}
      >
        {image && (
          <figure>
            <Portrait member={member} />
            <FigureCaption number={index + 2}>{caption}</FigureCaption>
          </figure>
        )}
        {portrait && (
          <Figure
            figure={portrait}
            aspect={image ? 'aspect-4/3' : 'aspect-4/5 max-md:aspect-3/2'}
            sizes="(min-width: 80rem) 15vw, (min-width: 48rem) 20vw, 44vw"
          />
        )}
      </div>
      <div className="min-w-0 md:col-span-8 lg:col-span-4">
        <h3 className="display">{name}</h3>
        <p className="label mt-1.5">{role}</p>
        <p className="mt-4 max-w-[36em]">{bio}</p>
        <MemberFacts member={member} />
      </div>
      <div className="font-sans text-[0.95rem] md:max-lg:col-start-5 md:max-lg:col-span-8 lg:col-span-4">
        {expertise.length > 0 && (
          <>
            <h4 className="label">Expertise</h4>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 border-t border-hairline leading-snug md:grid-cols-1">
              {expertise.map((field) => (
                <li key={field} className="border-b border-hairline py-2">
                  {field}
                </li>
              ))}
            </ul>
          </>
        )}
        {email && (
          <a href={mailtoHref(email)} className="mt-3 inline-flex min-h-11 items-center gap-2.5 break-all">
            <Icon name="mail" className="size-4 text-copper" />
            {email}
          </a>
        )}
      </div>
      <JsonLd<Person> data={structured(member)} />
    </li>
  );
}

function structured(member: TeamMember) {
  const { name, role, email, bio, expertise } = member;
  const url = `${ORIGIN_MARK}/team#${memberAnchor(member)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: role,
    ...(email && { email }),
    description: bio,
    ...(expertise.length > 0 && { knowsAbout: [...expertise] }),
    worksFor: { '@id': `${ORIGIN_MARK}/#firm` },
  } as const;
}

/** Years, license, and a project to look at. */
function MemberFacts({ member }: { member: TeamMember }) {
  const { projects } = content();
  const { facts } = content().team;
  const project = projects.find(({ slug }) => slug === member.project);
  if (!member.since && member.licenses.length === 0 && !project) return null;
  return (
    <dl className="mt-5 grid max-w-[36em] grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 border-t border-hairline pt-3 font-sans text-[0.95rem] leading-snug">
      {member.since && <Fact term={facts.since}>{member.since}</Fact>}
      {member.licenses.length > 0 && <Fact term={facts.license}>{member.licenses.join('; ')}</Fact>}
      {project && (
        <Fact term={facts.project}>
          <a href={projectHref(project)}>
            {project.name}, {project.town.name}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-1 text-graphite">{term}</dt>
      <dd className="py-1 wrap-anywhere tabular">{children}</dd>
    </>
  );
}

const drawings = import.meta.glob<string>('../../drawings/portraits/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The emphasized part of the drawing. */
const ACCENTS: Record<NonNullable<TeamMember['color']>, string> = {
  copper: '[&_.accent]:text-copper',
  oak: '[&_.accent]:text-oak',
  section: '[&_.accent]:text-ink',
};

/** A person's work as a drawing, on a grid line with their initials. */
function Portrait({ member }: { member: TeamMember }) {
  const { name, image, alt, color = 'section' } = member;
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('');
  return (
    <InlineDrawing
      file={drawings[`../../drawings/portraits/${image}.svg`] ?? ''}
      words={{ initials }}
      role="img"
      aria-label={alt}
      className={`w-full border border-hairline text-section [&_text]:fill-current [&_text]:stroke-paper [&_text]:[paint-order:stroke] [&_text]:[stroke-width:5] [&_text]:font-sans [&_.thin]:[stroke-width:0.7] ${ACCENTS[color]}`}
    />
  );
}
