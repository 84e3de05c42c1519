import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Schema } from '#contract/site/records/form-schema.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import { useForm } from './fields/form-context.ts';
import { Fields } from './fields/group.tsx';
import { type FormPart, layoutOf } from './form-layout.ts';

const Photos = lazy(async () => ({ default: (await import('./photos.tsx')).Photos }));

type FormBodyProps = { record: RecordName; schema: Schema; value: Record<string, unknown> };

/** The fields of a form, in its parts where it has some, with an index of them. */
export function FormBody({ record, schema, value }: FormBodyProps) {
  const parts = layoutOf(record.collection, record.slug, schema);
  if (!parts) return <Fields schema={schema} value={value} path="" />;
  return (
    <>
      <nav aria-label="Parts of this form" className="mb-4 flex flex-wrap gap-x-4 text-14">
        {parts.map((part) => (
          <a
            key={part.title}
            href={`#${idOf(part)}`}
            className="inline-flex min-h-9 items-center font-strong text-section pointer-coarse:min-h-11"
            onClick={() => open(part)}
          >
            {part.title}
          </a>
        ))}
      </nav>
      {parts.map((part) => {
        return part.isFolded ? (
          <FoldedPart key={part.title} part={part}>
            <PartFields {...{ part, schema, value }} />
          </FoldedPart>
        ) : (
          <section key={part.title} id={idOf(part)} aria-label={part.title} className="mb-8 scroll-mt-16">
            <h2 className="text-20 font-strong">{part.title}</h2>
            <PartFields {...{ part, schema, value }} />
          </section>
        );
      })}
    </>
  );
}

function PartFields({ part, schema, value }: { part: FormPart } & Omit<FormBodyProps, 'record'>) {
  const own = { ...schema, properties: only(schema.properties, part.fields) };
  if (part.isPhotos)
    return (
      <Suspense fallback={<p className="mt-4 min-h-40 text-graphite">Loading photos...</p>}>
        <Photos schema={own} value={value} />
      </Suspense>
    );
  return <Fields schema={own} value={value} path="" />;
}

const idOf = ({ title }: FormPart): string => `part-${title.toLowerCase().replace(/\W+/g, '-')}`;

function open(part: FormPart) {
  const folded = document.getElementById(idOf(part));
  if (folded instanceof HTMLDetailsElement) folded.open = true;
}

const only = (properties: Schema['properties'] = {}, fields: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(fields.flatMap((key) => (properties[key] ? [[key, properties[key]]] : [])));

function FoldedPart({ part, children }: { part: FormPart; children: ReactNode }) {
  const { mistakes, opened } = useForm();
  const isWanted = [...mistakes.keys(), opened].some((path) =>
    part.fields.includes(path?.split('.')[0] ?? ''),
  );
  const [isOpen, setOpen] = useState(isWanted);
  // Opens for a mistake or a click on the page, and then stays open.
  const [wasWanted, setWanted] = useState(isWanted);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      id={idOf(part)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="scroll-mt-16 border-t border-hairline py-1 open:pb-8"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-3 py-2.5">
        <span className="text-17 font-strong">{part.title}</span>
        {part.hint && <span className="text-13 text-graphite">{part.hint}</span>}
      </summary>
      {(isOpen || wasOpen) && children}
    </details>
  );
}
