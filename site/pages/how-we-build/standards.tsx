import type { PerformanceStandard } from '#contract/site/building-method.ts';

/** The four performance standards as a schedule of figures (specification §9). */
export function Standards({ standards }: { standards: readonly PerformanceStandard[] }) {
  return (
    <ul className="grid border-t border-ink sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.3fr]">
      {standards.map(({ figure, unit, title, text }) => (
        <li
          key={title}
          className="border-b border-hairline py-6 sm:border-l sm:px-6 sm:max-lg:odd:border-l-0 sm:max-lg:odd:pl-0 lg:border-b-0 lg:first:border-l-0 lg:first:pl-0"
        >
          <h3 className="font-sans">
            <span className="block label">{title}</span>
            <span className="mt-3 block text-[clamp(3rem,5vw,4.5rem)] leading-none font-[560] tracking-[-.04em] text-section tabular-nums">
              {figure}
            </span>
            <span className="mt-1.5 block text-lg font-[560]">{unit}</span>
          </h3>
          <p className="mt-3 max-w-[26em] text-graphite">{text}</p>
        </li>
      ))}
    </ul>
  );
}
