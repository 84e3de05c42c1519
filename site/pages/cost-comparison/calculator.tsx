import {
  BUILDING_SYSTEMS,
  type BuildingSystem,
  dollars,
  FLOOR_AREA,
  type ReadCostQuestion,
} from '#contract/site/cost.ts';
import { content } from '../../content/snapshot.ts';
import { Estimate } from './estimate.tsx';

/** The example shown before the visitor has entered anything. */
export const exampleQuestion: ReadCostQuestion = {
  question: { area: FLOOR_AREA.example, system: 'steel' },
  typed: String(FLOOR_AREA.example),
};

/** A form whose whole state is its address: /cost-comparison/estimate?area=2800&system=steel. */
export function Calculator({ asked }: { asked: ReadCostQuestion }) {
  const { calculator } = content().costComparison;
  return (
    <div className="cols">
      <form
        action="/cost-comparison/estimate#estimate"
        method="get"
        className="font-sans lg:col-span-4 print:hidden"
      >
        <AreaField typed={asked.typed} error={asked.error} />
        <SystemField chosen={asked.question ? asked.question.system : asked.system} />
        <button type="submit" className="button mt-7">
          {calculator.submit}
        </button>
        <p className="mt-6 max-w-[34em] font-serif text-base leading-snug text-graphite">
          {calculator.narrows}
        </p>
      </form>
      <div className="lg:col-span-8">
        {asked.question ? <Estimate question={asked.question} /> : <PriceList />}
      </div>
      <Scope />
    </div>
  );
}

function AreaField({ typed, error }: { typed: string; error?: string }) {
  const { calculator } = content().costComparison;
  return (
    <>
      <label htmlFor="area" className="block font-semibold">
        {calculator.areaLabel}
      </label>
      <input
        id="area"
        name="area"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={20}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'area-error' : undefined}
        className="mt-2 block w-full max-w-xs border border-graphite bg-paper px-4 py-2.5 text-3xl font-[560] tracking-tight tabular aria-invalid:border-copper"
      />
      {error && (
        <p id="area-error" role="alert" className="mt-2 max-w-xs font-medium text-copper">
          {error}
        </p>
      )}
    </>
  );
}

function SystemField({ chosen }: { chosen: BuildingSystem }) {
  const { calculator, systemNames } = content().costComparison;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{calculator.systemLabel}</legend>
      {BUILDING_SYSTEMS.map((system) => (
        <label key={system} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="system"
            value={system}
            defaultChecked={system === chosen}
            className="size-5 accent-copper"
          />
          {systemNames[system]}
        </label>
      ))}
    </fieldset>
  );
}

/** Shown instead of the answer while the floor area is missing. */
function PriceList() {
  const { systemNames, figures } = content().costComparison;
  return (
    <dl className="border-t border-ink font-sans">
      {BUILDING_SYSTEMS.map((system) => (
        <div key={system} className="border-b border-hairline py-5">
          <dt className="text-graphite">{`${systemNames[system]}, per square foot`}</dt>
          <dd className="mt-1 text-[clamp(2rem,4.6vw,4rem)] leading-none font-[560] tracking-[-.035em] tabular">
            {dollars(figures[system].perSquareFoot)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The scope of the calculator's range, next to the costs that it excludes. */
function Scope() {
  const { scope } = content().costComparison;
  return (
    <div className="halves font-sans">
      {[scope.included, scope.excluded].map(({ heading, items }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className="mt-3 border-t border-ink">
            {items.map(({ item, note }) => (
              <li
                key={item}
                className="flex justify-between gap-x-6 border-b border-hairline py-2.5 leading-snug last:border-b-0 max-lg:flex-col"
              >
                <span className="font-[560]">{item}</span>
                <span className="text-graphite">{note}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
