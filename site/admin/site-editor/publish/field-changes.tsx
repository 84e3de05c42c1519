import type { FieldChange } from '#contract/site/site-records.ts';
import { difference } from './difference.ts';

/** Most changes shown without a click. */
const AT_FIRST = 8;

type FieldChangesProps = {
  fields: readonly FieldChange[];
  /** There is nothing old to compare with: shown when asked for. */
  isNew: boolean;
  /** The address of a field in the editor. */
  hrefOf: (path: FieldChange['path']) => string;
  /** The names of the two sides, for screen readers. */
  words?: readonly [before: string, after: string];
};

const NOW_AND_THEN = ['Current', 'New'] as const;

/** The fields that change, old and new side by side. */
export function FieldChanges({ fields, isNew, hrefOf, words = NOW_AND_THEN }: FieldChangesProps) {
  const atFirst = isNew ? 0 : AT_FIRST;
  const rest = fields.slice(atFirst);
  return (
    <>
      <Rows fields={fields.slice(0, atFirst)} hrefOf={hrefOf} words={words} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-strong text-section underline underline-offset-4">
            {isNew ? 'Text' : `${rest.length} more`}
          </summary>
          <Rows fields={rest} hrefOf={hrefOf} words={words} />
        </details>
      )}
    </>
  );
}

function Rows({ fields, hrefOf, words }: Required<Omit<FieldChangesProps, 'isNew'>>) {
  return (
    <ul className="@container divide-y divide-hairline">
      {fields.map((field) => (
        <li key={field.path.join('.')} className="grid gap-x-6 gap-y-1 py-2.5 @2xl:cols-side-44">
          <a href={hrefOf(field.path)} className="text-14 text-section @max-2xl:py-2">
            {field.label || 'Text'}
          </a>
          <BeforeAndAfter field={field} words={words} />
        </li>
      ))}
    </ul>
  );
}

function BeforeAndAfter({
  field: { before, after },
  words: [then, since],
}: { field: FieldChange } & Required<Pick<FieldChangesProps, 'words'>>) {
  if (before === null) return <New text={after ?? 'Empty'} />;
  const { start, end, ...middle } = difference(before, after ?? '');
  return (
    <div className="grid min-w-0 gap-x-6 gap-y-1 @lg:grid-cols-2">
      <p className="whitespace-pre-line text-graphite wrap-anywhere">
        <span className="sr-only">{then}: </span>
        {start}
        <del className="bg-cancelled-bg text-cancelled empty:hidden">{middle.before}</del>
        {end}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <span className="sr-only">{since}: </span>
        {after === null ? (
          <span className="text-graphite">Removed</span>
        ) : (
          <>
            {start}
            <ins className="bg-completed-bg text-completed no-underline empty:hidden">{middle.after}</ins>
            {end}
          </>
        )}
      </p>
    </div>
  );
}

const New = ({ text }: { text: string }) => (
  <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p>
);
