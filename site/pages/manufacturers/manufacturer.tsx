import { type LoaderFunctionArgs, useParams } from 'react-router';
import { manufacturerBySlug, numberedSections, picturesOf } from '../../catalog/manufacturers.ts';
import { projectsNamed } from '../../catalog/projects.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ProjectStrip } from '../../components/project-strip.tsx';
import { Section } from '../../components/section.tsx';
import { MakerOpening } from './opening.tsx';
import { MakerSection } from './section.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const maker = manufacturerBySlug(params.slug);
  if (!maker) throw new Response(null, { status: 404 });
  return { page: maker.meta };
}

export default function ManufacturerPage() {
  const maker = manufacturerBySlug(useParams().slug);
  if (!maker) return null;
  const work = projectsNamed(maker.work?.projects ?? []);
  return (
    <>
      <MakerOpening maker={maker} />
      <div className="mt-[clamp(2rem,4vw,4rem)] border-t border-hairline" />
      {numberedSections(maker.sections).map(({ section, part, firstFigure }) => (
        <MakerSection
          key={section.heading}
          section={section}
          label={`${maker.meta.sheet}.${part}`}
          firstFigure={firstFigure}
          seed={maker.slug}
        />
      ))}
      {maker.work && work.length > 0 && (
        <Section
          label={`${maker.meta.sheet}.${maker.sections.length + 1}`}
          name="Our work"
          heading={maker.work.heading}
        >
          <ProjectStrip projects={work} shown={picturesOf(maker)} />
        </Section>
      )}
      <CallToAction {...maker.ask} />
    </>
  );
}
