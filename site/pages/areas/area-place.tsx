import { FigureCaption } from '../../components/figure.tsx';
import { Prose } from '../../components/rich-text.tsx';
import { content } from '../../content/snapshot.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import type { AreaPage } from './area-page.ts';

/** The place as ground to build on: words, specialties, and a section through its ground. */
export function AreaPlace({ page, number }: { page: AreaPage; number: number }) {
  const { groundSections } = content().areaCopy;
  const ground = page.known && { subsoil: page.known.subsoil, ...groundSections[page.known.subsoil] };
  return (
    <>
      <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 lg:grid-cols-[7fr_5fr]">
        <Prose paragraphs={page.description.map((text) => [text])} />
        <div>
          <h3 className="label mb-3">Specialties here</h3>
          <ul className="border-t border-ink font-sans *:border-b *:border-hairline *:py-2.5 *:leading-snug">
            {page.specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        </div>
      </div>
      {ground && (
        <figure className="mt-10">
          {/* A narrow screen shows the middle of the section, where everything named is. */}
          <Drawing
            name={`ground/${ground.subsoil}`}
            preserveAspectRatio="xMidYMid slice"
            className="block h-72 w-full border-hairline border-b font-sans lg:h-90"
            role="img"
            aria-label={ground.alt}
          />
          <FigureCaption number={number}>{ground.caption} Not to scale.</FigureCaption>
        </figure>
      )}
    </>
  );
}
