import { WALL_KINDS, type WallKind } from '#contract/site/wall-kinds.ts';
import { RichText } from '../../components/rich-text.tsx';
import { content } from '../../content/snapshot.ts';
import { WallSection } from '../../drawings/walls/wall-section.tsx';

/** Written out in full, because the stylesheet is made from the class names in the source. */
const shownWhenChosen: Record<WallKind, string> = {
  'steel-imp': 'group-has-[#wall-steel-imp:checked]/walls:block',
  'wood-zip': 'group-has-[#wall-wood-zip:checked]/walls:block',
  sip: 'group-has-[#wall-sip:checked]/walls:block',
};

/** Three radio buttons and three drawings; CSS shows the chosen one, print shows all. */
export function WallChooser() {
  return (
    <fieldset className="group/walls min-w-0">
      <legend className="sr-only">Wall to show</legend>
      <div className="thirds grid-cols-3 gap-y-0 print:hidden">
        {WALL_KINDS.map((kind) => (
          <Choice key={kind} kind={kind} />
        ))}
      </div>
      {WALL_KINDS.map((kind) => (
        <div key={kind} className={`hidden pt-10 print:block ${shownWhenChosen[kind]}`}>
          <Wall kind={kind} />
        </div>
      ))}
    </fieldset>
  );
}

function Choice({ kind }: { kind: WallKind }) {
  const { wallSections } = content();
  const { name, rValue } = wallSections[kind];
  return (
    <label className="block cursor-pointer border-t-4 border-b border-t-hairline border-b-hairline py-3 font-sans has-checked:border-t-copper has-focus-visible:outline-2 has-focus-visible:outline-section hover:bg-ledge">
      <input
        type="radio"
        name="wall"
        id={`wall-${kind}`}
        value={kind}
        defaultChecked={kind === 'steel-imp'}
        className="sr-only"
      />
      <span className="block text-base font-semibold tracking-tight sm:text-2xl">{name}</span>
      <span className="mt-1 block text-xs leading-snug text-graphite tabular sm:text-sm">{rValue}</span>
    </label>
  );
}

function Wall({ kind }: { kind: WallKind }) {
  const { wallSections } = content();
  const { name, rValue, summary, layers } = wallSections[kind];
  return (
    <div className="cols gap-y-8">
      <div className="lg:col-span-8">
        <WallSection kind={kind} />
      </div>
      <div className="lg:col-span-4 lg:self-center">
        <h3 className="label">{name}</h3>
        <p className="mt-2 font-sans text-[clamp(2rem,3vw,2.75rem)] leading-none font-[560] tracking-[-.04em] text-section tabular">
          {rValue}
        </p>
        <p className="mt-5 text-lg">
          <RichText paragraph={summary} />
        </p>
      </div>
      <ol className="border-t border-hairline lg:columns-2 lg:gap-x-(--gap)">
        {layers.map(({ name, thickness, job }, i) => (
          <li
            key={job}
            className="grid break-inside-avoid grid-cols-[1.5rem_1fr] border-b border-hairline py-3.5 sm:grid-cols-[1.5rem_11rem_1fr] sm:gap-x-4"
          >
            <span className="font-sans font-semibold text-copper tabular">{i + 1}</span>
            <span className="font-sans font-semibold leading-snug">
              {name}
              {thickness && <span className="block text-sm font-normal text-graphite">{thickness}</span>}
            </span>
            <span className="col-start-2 mt-1 leading-snug text-graphite sm:col-start-3 sm:mt-0">{job}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
