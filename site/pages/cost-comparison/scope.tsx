import { content } from '../../content/snapshot.ts';
/** The scope of the calculator's range, beside what it leaves out. */
export function Scope() {
  const { scope } = content().costComparison;
  return (
    <div className="grid gap-x-8 gap-y-10 font-sans md:grid-cols-2 lg:col-span-12">
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
