import { type Placing, PlanDimension, PlanKey } from './marks.tsx';
import type { Plan, PlanPoint } from './plan.ts';
import { planHref } from './plan-sheets.tsx';

/** Width of every sheet in units, so that lettering has one size on all plans. */
const SHEET = 1000;

/**
 * A floor plan to scale: walls with their thickness, door swings, fittings, room numbers, dimensions,
 * north arrow and scale bar. A long plan stands upright on a phone, lettering included; the numbers refer
 * to the room schedule beside it.
 */
export function FloorPlan({ plan }: { plan: Plan }) {
  const [, , width, height] = plan.sheet;
  if (width / height < 1.3) return <PlanSheet plan={plan} turned={false} className="w-full" />;
  return (
    <>
      <PlanSheet plan={plan} turned={false} className="w-full max-sm:hidden" />
      <PlanSheet plan={plan} turned className="w-full sm:hidden" />
    </>
  );
}

function PlanSheet({ plan, turned, className }: { plan: Plan; turned: boolean; className: string }) {
  const [left, top, width, height] = plan.sheet;
  const [across, down] = turned ? [height, width] : [width, height];
  const perFoot = SHEET / across;
  const rounded = (n: number) => Math.round(n * 10) / 10;
  const place = ([x, y]: PlanPoint): PlanPoint =>
    turned
      ? [rounded((top + height - y) * perFoot), rounded((x - left) * perFoot)]
      : [rounded((x - left) * perFoot), rounded((y - top) * perFoot)];
  const placing: Placing = { perFoot, place };
  const turn = turned ? `translate(${rounded(height * perFoot)} 0) rotate(90) ` : '';
  return (
    <svg
      viewBox={`0 0 ${SHEET} ${rounded(down * perFoot)}`}
      className={`h-auto ${className}`}
      fill="none"
      role="img"
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
      <PlanKey
        at={[20, rounded(down * perFoot) - 52]}
        north={plan.north + (turned ? 90 : 0)}
        scale={plan.scale}
        perFoot={perFoot}
      />
    </svg>
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
