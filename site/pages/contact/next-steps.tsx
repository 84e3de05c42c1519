import { content } from '../../content/snapshot.ts';

/** From the request to a written range, in four steps. */
export function NextSteps() {
  const { contact } = content();
  const { heading, steps } = contact.next;
  return (
    <ColumnPart id="next" heading={heading}>
      <ol className="border-t border-ink">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] border-b border-hairline py-3.5">
            <span className="pt-px font-sans text-sm font-semibold text-copper tabular">{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-base leading-snug text-graphite">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </ColumnPart>
  );
}

/** A part of the narrow column next to the form, under a label. */
export function ColumnPart({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="label mb-3 text-xs!">
        {heading}
      </h2>
      {children}
    </section>
  );
}
