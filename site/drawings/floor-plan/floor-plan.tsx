import { type Placing, PlanDimension, PlanKey } from './marks.tsx';
import type { Plan, PlanPoint } from './plan.ts';
import { planHref } from './plan-sheets.tsx';

/** Width of every sheet in units, so that lettering has one size on all plans. */
const SHEET = 1000;

type FloorPlanProps = {
  plan: Plan;
  /** The page's figures in their order; an arrow on the plan leads to each that the plan has a camera for. */
  pictures?: readonly string[];
};

/**
 * A floor plan to scale: walls with their thickness, door swings, fittings, room numbers, dimensions,
 * north arrow and scale bar. A long plan stands upright on a phone, lettering included; the numbers refer
 * to the room schedule beside it.
 */
export function FloorPlan({ plan, pictures = [] }: FloorPlanProps) {
  const [, , width, height] = plan.sheet;
  if (width / height < 1.3)
    return <PlanSheet plan={plan} pictures={pictures} turned={false} className="w-full" />;
  return (
    <>
      <PlanSheet plan={plan} pictures={pictures} turned={false} className="w-full max-sm:hidden" />
      <PlanSheet plan={plan} pictures={pictures} turned className="w-full sm:hidden" />
    </>
  );
}

function PlanSheet({
  plan,
  pictures,
  turned,
  className,
}: Required<FloorPlanProps> & { turned: boolean; className: string }) {
  const [left, top, width, height] = plan.sheet;
  const [across, down] = turned ? [height, width] : [width, height];
  const perFoot = SHEET / across;
  const rounded = (n: number) => Math.round(n * 10) / 10;
  const place = ([x, y]: PlanPoint): PlanPoint =>
    turned
      ? [rounded((top + height - y) * perFoot), rounded((x - left) * perFoot)]
      : [rounded((x - left) * perFoot), rounded((y - top) * perFoot)];
  const placing: Placing = { perFoot, place };
  const cameras = (plan.cameras ?? []).filter(({ picture }) => pictures.includes(picture));
  const turn = turned ? `translate(${rounded(height * perFoot)} 0) rotate(90) ` : '';
  return (
    <svg
      viewBox={`0 0 ${SHEET} ${rounded(down * perFoot)}`}
      className={`h-auto print:max-w-none! ${className}`}
      fill="none"
      role={cameras.length > 0 ? 'group' : 'img'}
      aria-label={plan.describe}
    >
      <g transform={`${turn}scale(${perFoot}) translate(${-left} ${-top})`}>
        <use href={planHref(plan)} />
      </g>
      {plan.dimensions.map((dimension) => (
        <PlanDimension
          key={`${dimension.from} ${dimension.to} ${dimension.off}`}
          dimension={dimension}
          placing={placing}
        />
      ))}
      {plan.rooms.map((room, i) => (
        <RoomMark
          key={`${room.at}`}
          number={i + 1}
          name={room.tight ? undefined : room.name}
          at={place(room.at)}
        />
      ))}
      {cameras.map(({ picture, at, facing }) => (
        <Camera
          key={picture}
          figure={pictures.indexOf(picture) + 1}
          at={place(at)}
          facing={facing + (turned ? 90 : 0)}
          size={turned ? 40 : 17}
        />
      ))}
      <PlanKey
        at={[20, rounded(down * perFoot) - 52]}
        north={plan.north + (turned ? 90 : 0)}
        scale={plan.scale}
        perFoot={perFoot}
      />
    </svg>
  );
}

type CameraProps = { figure: number; at: PlanPoint; facing: number; size: number };

/** Where a figure was taken from, and which way it looks: a link to it. */
function Camera({ figure, at: [x, y], facing, size }: CameraProps) {
  return (
    <a
      href={`#figure-${figure}`}
      aria-label={`Figure ${figure}`}
      className="fill-copper font-sans print:hidden"
    >
      <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
        <path d="M9-11 23 0 9 11z" transform={`rotate(${facing})`} />
        <circle r={10} />
        <text fill="var(--paper)" fontSize={11} textAnchor="middle" dominantBaseline="central">
          {figure}
        </text>
      </g>
    </a>
  );
}

function RoomMark({ number, name, at: [x, y] }: { number: number; name?: string; at: PlanPoint }) {
  return (
    <g className="font-sans stroke-paper [paint-order:stroke]" strokeWidth={5} textAnchor="middle">
      <text
        x={x}
        y={y}
        className="fill-copper font-semibold text-[34px] sm:text-[22px] lg:text-[15px]"
        dominantBaseline="central"
      >
        {number}
      </text>
      {name && (
        <text x={x} y={y} dy="1.5em" className="fill-ink font-medium max-lg:hidden text-[14px]">
          {name}
        </text>
      )}
    </g>
  );
}
