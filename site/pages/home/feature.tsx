import { dollars } from '#contract/site/cost.ts';
import { inMonths } from '#contract/site/project-kinds.ts';
import { projectHref } from '../../catalog/projects.ts';
import { Actions } from '../../components/button-link.tsx';
import { Figure } from '../../components/figure.tsx';
import { Schedule } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';

/** One project, large, with what a reader asks first and the first lines of its schedule. While there is none, nothing. */
export function Feature() {
  const { feature } = content().home;
  const { projects } = content();
  const { name, lines, actions } = feature;
  const chosen = projects.find(({ slug }) => slug === feature.project);
  const project = chosen ?? projects[0];
  if (!project) return null;
  const figure = chosen ? feature.figure : project.cover;
  return (
    <Section label="A-101" name={name} heading={`${project.name}, ${project.town.name}`} lead={project.lede}>
      <div className="grid items-end gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-8 lg:grid-cols-[8fr_4fr]">
        <Figure figure={figure} number={2} sizes="(min-width: 64rem) 62vw, 92vw" />
        <div className="lg:pb-8">
          <Schedule
            rows={[
              { label: feature.finished, value: project.year },
              ...(project.months ? [{ label: feature.onSite, value: inMonths(project.months) }] : []),
              ...(project.cost ? [{ label: feature.cost, value: dollars(project.cost) }] : []),
              ...project.schedule.slice(0, lines),
            ]}
          />
          <Actions
            actions={[
              { text: actions.project, href: projectHref(project) },
              { text: actions.all, href: '/projects' },
            ]}
            className="mt-6"
          />
        </div>
      </div>
    </Section>
  );
}
