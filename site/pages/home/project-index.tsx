import { shortDollars } from '#contract/site/cost.ts';
import { statusLine } from '#contract/site/project-kinds.ts';
import {
  figureBeside,
  floorArea,
  measuredAirtightness,
  type PortfolioProject,
  projectHref,
} from '../../catalog/projects.ts';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';

const SHOWN = 6;

/** The first projects by name, finished ones first; the picture is that of the row under the pointer or in focus. */
export function ProjectIndex() {
  const { home, projects } = content();
  const { index } = home;
  if (!index || projects.length === 0) return null;
  const first = [
    ...projects.filter(({ status }) => status === 'built'),
    ...projects.filter(({ status }) => status !== 'built'),
  ].slice(0, SHOWN);
  const elsewhere = [
    home.hero.day.picture,
    ...home.approach.steps.map(({ figure }) => figure.picture),
    ...home.designBuild.figures.map(({ picture }) => picture),
  ];
  return (
    <Section label="A-100.2" name={index.name} heading={index.heading} lead={index.lead} full>
      <ol className="index">
        {first.map((project) => (
          <Row key={project.slug} project={project} figure={figureBeside(elsewhere, project)} />
        ))}
      </ol>
      <p className="more">
        <a href="/projects">
          {index.all}
          {projects.length > first.length && ` (${projects.length})`}
        </a>
      </p>
    </Section>
  );
}

function Row({ project, figure }: { project: PortfolioProject; figure: PortfolioProject['cover'] }) {
  const { name, town, cost } = project;
  return (
    <li>
      <a href={projectHref(project)}>
        <b>{name}</b>
        <i>
          {town.name} <em>{floorArea(project)}</em>
        </i>
        <i>
          {cost ? shortDollars(cost) : statusLine(project)}{' '}
          <em>{measuredAirtightness(project) ?? (cost && statusLine(project))}</em>
        </i>
      </a>
      <figure>
        <Picture
          picture={figure.picture}
          alt={figure.alt}
          sizes="(min-width: 43.75rem) 72vw, 9rem"
          className="pic"
        />
        <figcaption className="caption">{figure.caption}</figcaption>
      </figure>
    </li>
  );
}
