import { type LoaderFunctionArgs, useParams } from 'react-router';
import { makerBySlug, numberedSections } from '../../catalog/manufacturers.ts';
import { Ask } from '../../parts/ask.tsx';
import { MakerOpening } from './opening.tsx';
import { MakerSection } from './section.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const maker = makerBySlug(params.slug);
  if (!maker) throw new Response(null, { status: 404 });
  return { page: maker.meta };
}

export default function ManufacturerPage() {
  const maker = makerBySlug(useParams().slug);
  if (!maker) return null;
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
      <Ask {...maker.ask} />
    </>
  );
}
