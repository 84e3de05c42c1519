import {
  BUILDING_SYSTEMS,
  type BuildingSystem,
  type CostEstimate,
  type CostQuestion,
  type CostRange,
  dollars,
  estimateCost,
  inMonths,
} from '#contract/site/cost.ts';
import { content } from '../../content/snapshot.ts';

type Measure = {
  title: string;
  of: (estimate: CostEstimate) => CostRange;
  write: (range: CostRange) => string;
};

const measures: readonly Measure[] = [
  { title: 'Construction cost', of: ({ build }) => build, write: dollars },
  { title: 'Construction time', of: ({ months }) => months, write: inMonths },
  { title: '10-year maintenance', of: ({ maintenance }) => maintenance, write: dollars },
];

/** Both systems at this floor area: each bar starts at zero, and its solid end is the range. */
export function CostChart({ question }: { question: CostQuestion }) {
  return (
    <figure className="mt-8 font-sans">
      <div className="grid gap-y-7">
        {measures.map((measure) => (
          <Bars key={measure.title} measure={measure} question={question} />
        ))}
      </div>
      <figcaption className="caption pt-4">The solid end of each bar shows the range.</figcaption>
    </figure>
  );
}

function Bars({ measure: { title, of, write }, question }: { measure: Measure; question: CostQuestion }) {
  const { figures } = content().costComparison;
  const ranges = BUILDING_SYSTEMS.map((system) => ({
    system,
    range: of(estimateCost(question.area, figures[system])),
  }));
  const longest = Math.max(...ranges.map(({ range }) => range[1]));
  return (
    <div>
      <h3 className="label">{title}</h3>
      {ranges.map(({ system, range }) => (
        <Bar
          key={system}
          system={system}
          range={range}
          longest={longest}
          text={write(range)}
          asked={system === question.system}
        />
      ))}
    </div>
  );
}

function Bar({
  system,
  range: [low, high],
  longest,
  text,
  asked,
}: {
  system: BuildingSystem;
  range: CostRange;
  longest: number;
  text: string;
  asked: boolean;
}) {
  const { systemNames } = content().costComparison;
  const percent = (value: number) => Math.round((value / longest) * 1000) / 10;
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className={asked ? 'font-semibold' : 'text-graphite'}>{systemNames[system]}</span>
        <span className={`tabular ${asked ? 'font-semibold' : 'text-graphite'}`}>{text}</span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className={`mt-1 block h-3 w-full ${asked ? 'text-copper' : 'text-section'}`}
        aria-hidden="true"
      >
        <path d={`M0 0H${percent(low)}V10H0z`} fill="currentColor" fillOpacity={0.28} />
        <path d={`M${percent(low)} 0H${percent(high)}V10H${percent(low)}z`} fill="currentColor" />
      </svg>
    </div>
  );
}
