import { type ReactNode, useRef, useState } from 'react';
import { optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { DragHandle } from '../../../components/drag-handle.tsx';
import { useRowDrag } from '../../../components/use-row-drag.ts';
import { AnyField } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { isText, optionFor, optionName, rowName } from './schema.ts';

type RowProps = {
  schema: Schema;
  value: unknown;
  /** Of the list. */
  path: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** A row of a list: a text as it is, anything larger folded under its name. */
export function Row(props: RowProps) {
  const { schema, value, path, index } = props;
  const option = optionFor(schema, value);
  if (!isText(option)) return <FoldedRow {...props} option={option} />;
  const title = `${option.title ?? 'Text'} ${index + 1}`;
  return (
    <DraggedRow {...props} className="border-b border-hairline pb-2 [&>div:first-child]:mt-3">
      {(handle) => (
        <>
          <AnyField schema={{ ...option, title }} value={value} path={under(path, index)} />
          <RowButtons {...props} handle={handle} />
        </>
      )}
    </DraggedRow>
  );
}

function FoldedRow({ option, ...props }: RowProps & { option: Schema }) {
  const { schema, value, path, index } = props;
  const { mistakes, advice, opened } = useForm();
  const own = under(path, index);
  const name = rowName(value);
  const isWithin = (key: string) => key === own || key.startsWith(`${own}.`);
  const told = [...mistakes.keys(), ...(advice?.keys() ?? [])];
  const isWanted = (opened !== null && isWithin(opened)) || told.some(isWithin);
  const [isOpen, setOpen] = useState(isWanted || !name);
  // Opens for a mistake; once it is mended, the row must not fold under the hands that type in it.
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  const kind = optionsOf(schema).length > 1 ? `${optionName(option)}: ` : '';
  // The row's name stands above; a list in a list keeps its own.
  const inner = option.type === 'array' ? option : { ...option, title: undefined };
  return (
    <DraggedRow {...props} className="border-b border-hairline">
      {(handle) => (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary data-row-name className="flex min-h-12 cursor-pointer items-center gap-2 py-2 font-[560]">
            {handle}
            <span aria-hidden="true" className="text-graphite">
              {index + 1}.
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="text-graphite">{kind}</span>
              {name || 'New'}
            </span>
          </summary>
          <div className="pb-4 pl-4">
            <AnyField schema={inner} value={value} path={own} />
            <div className="mt-3">
              <RowButtons {...props} />
            </div>
          </div>
        </details>
      )}
    </DraggedRow>
  );
}

type DraggedRowProps = RowProps & { className: string; children: (handle: ReactNode) => ReactNode };

/** A row that its dots drag to another place of its list. */
function DraggedRow({ path, index, count, onMove, className, children }: DraggedRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag({ row, handle, list: path, index, onMove });
  return (
    <li
      ref={row}
      data-over={over ?? undefined}
      className={`${className} data-[over=above]:shadow-[0_-3px_var(--color-copper)] data-[over=below]:shadow-[0_3px_var(--color-copper)]`}
    >
      {children(count > 1 ? <DragHandle ref={handle} /> : null)}
    </li>
  );
}

function RowButtons({ value, index, count, onMove, onRemove, handle }: RowProps & { handle?: ReactNode }) {
  const name = rowName(value);
  const called = name ? `“${name.length > 60 ? `${name.slice(0, 57)}...` : name}”` : `Row ${index + 1}`;
  return (
    <span className="flex flex-wrap gap-x-4 text-[0.9rem]">
      {handle}
      <Button
        look="bare"
        data-move="up"
        aria-label={`Move ${called} up`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        Up
      </Button>
      <Button
        look="bare"
        data-move="down"
        aria-label={`Move ${called} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        Down
      </Button>
      <Button look="bare" aria-label={`Take out ${called}`} onClick={onRemove}>
        Take out
      </Button>
    </span>
  );
}
