import type { ReactNode } from 'react';
import type { TeamMember } from '#contract/site/team.ts';
import { projectHref } from '../../catalog/projects.ts';
import { content } from '../../content/snapshot.ts';

/** Years, license, and a project to look at. */
export function MemberFacts({ member }: { member: TeamMember }) {
  const { projects } = content();
  const { facts } = content().team;
  const project = projects.find(({ slug }) => slug === member.project);
  return (
    <dl className="mt-5 grid max-w-[36em] grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 border-t border-hairline pt-3 font-sans text-[0.95rem] leading-snug">
      <Fact term={facts.since}>{member.since}</Fact>
      <Fact term={facts.license}>{member.licenses.join('; ')}</Fact>
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
      <dd className="py-1 wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
