/** A part of the narrow column beside the form, under a label. */
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
