import { drawingFileHref } from '../../catalog/drawing-files.ts';
import { graphite, ink, oak, section } from '../theme-paint.ts';
import { PlanOpening } from './openings.tsx';
import { circle, type Plan } from './plan.ts';

const planId = ({ name }: Plan) => name.toLowerCase().replaceAll(' ', '-');

/** A plan without its lettering, in feet, for a page to `<use>`: a long plan is on its page twice. */
export const planHref = (plan: Plan) => `${drawingFileHref('plans')}#${planId(plan)}`;

/** Plans, each drawn once (docs/decisions/0004); numbers, names and dimensions are text and stay on the page. */
export function PlanSheets({ plans }: { plans: readonly Plan[] }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>Floor plans</title>
      {plans.map((plan) => (
        <g key={plan.name} id={planId(plan)} fill="none">
          <PlanGeometry plan={plan} />
        </g>
      ))}
    </svg>
  );
}

function PlanGeometry({ plan }: { plan: Plan }) {
  const thin = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      {plan.water && <path d={plan.water} fill={section} fillOpacity=".15" stroke={section} {...thin} />}
      {plan.ground && <path d={plan.ground} stroke={graphite} strokeOpacity=".6" {...thin} />}
      {plan.trees?.map(({ at: [x, y], radius }) => (
        <g key={`${x} ${y}`} stroke={oak}>
          <path d={circle(x, y, radius)} strokeDasharray="5 4" {...thin} />
          <path d={circle(x, y, 0.7)} fill={oak} {...thin} />
        </g>
      ))}
      <path d={plan.fittings} stroke={section} strokeOpacity=".7" {...thin} />
      {plan.walls.map(({ line, thick, existing }) => (
        <path
          key={line}
          d={line}
          stroke={existing ? ink : section}
          strokeWidth={thick}
          strokeLinecap="square"
        />
      ))}
      {plan.openings.map((opening) => (
        <PlanOpening key={`${opening.from} ${opening.to}`} opening={opening} />
      ))}
      {plan.columns?.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x - 0.45} ${y - 0.45}h.9v.9h-.9z`} fill={ink} />
      ))}
      {plan.above && <path d={plan.above} stroke={graphite} strokeDasharray="7 4" {...thin} />}
    </>
  );
}
