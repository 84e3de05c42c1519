import { figuresOf } from '#contract/site/project-figures.ts';
import type { Project } from '#contract/site/records/project.ts';
import { FloorPlan } from '../../drawings/floor-plan/floor-plan.tsx';
import { floorPlans } from '../../drawings/floor-plan/plans/plans.ts';

/**
 * A project's floor plan with its caption and the schedule of its numbered rooms: below a long
 * plan, next to a compact one, and below where the page is narrow.
 */
export function PlanFigure({
  project,
  plan,
  narrow,
}: {
  project: Parameters<typeof figuresOf>[0];
  plan: NonNullable<Project['plan']>;
  narrow?: boolean;
}) {
  const drawing = floorPlans[plan.drawing];
  const [, , width, height] = drawing.sheet;
  const beside = !narrow && width / height < 1.6;
  return (
    <figure className={beside ? 'cols items-end' : ''}>
      <div className={beside ? 'lg:col-span-8' : ''}>
        <FloorPlan plan={drawing} pictures={figuresOf(project).map(({ picture }) => picture)} />
      </div>
      <figcaption className={beside ? 'lg:col-span-4' : 'mt-6'}>
        <ol
          className={`gap-x-(--gap) border-t border-ink font-sans text-[.9rem] leading-snug tabular ${beside ? '' : narrow ? 'sm:columns-2' : 'sm:columns-2 xl:columns-3'}`}
        >
          {drawing.rooms.map((room, i) => (
            <li
              key={`${room.at}`}
              className="grid break-inside-avoid grid-cols-[2rem_1fr_auto] gap-x-2 border-b border-hairline py-2"
            >
              <span className="font-semibold text-copper">{i + 1}</span>
              <span>{room.name}</span>
              <span className="text-graphite">{room.size}</span>
            </li>
          ))}
        </ol>
        <p className="pt-4 caption">{plan.caption}</p>
      </figcaption>
    </figure>
  );
}
