import { type ReactNode, useState } from 'react';
import { optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { MovableRow, MoveButtons } from '../../../components/movable-row.tsx';
import { AnyField } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { isText, optionFor, optionName, rowName } from './schema.ts';

type RowProps = {
  schema: Schema;
  value: unknown;
  /** Path of the list. */
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
  const title = `${option.title ?? 'Text'} ${index + 1}`;
  const isShort = isText(option);
  return (
    <MovableRow {...props} list={path} className={isShort ? 'pb-2 [&>div:first-child]:mt-3' : ''}>
      {(handle) =>
        isShort ? (
          <>
            <AnyField schema={{ ...option, title }} value={value} path={under(path, index)} />
            <RowButtons {...props} handle={handle} />
          </>
        ) : (
          <Folded {...props} option={option} handle={handle} />
        )
      }
    </MovableRow>
  );
}

function Folded({ option, handle, ...props }: RowProps & { option: Schema; handle: ReactNode }) {
  const { schema, value, path, index } = props;
  const { mistakes, advice, opened } = useForm();
  const own = under(path, index);
  const name = rowName(value);
  const isWanted = [...mistakes.keys(), ...advice.keys(), opened].some(
    (key) => key === own || key?.startsWith(`${own}.`),
  );
  const [isOpen, setOpen] = useState(isWanted || !name);
  // Opens for a mistake. Once that is fixed, the row stays open, because someone is typing in it.
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  const kind = optionsOf(schema).length > 1 ? `${optionName(option)}: ` : '';
  // The row's name is shown above; a list in a list keeps its own.
  const inner = option.type === 'array' ? option : { ...option, title: undefined };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-row-name className="flex min-h-12 cursor-pointer items-center gap-2 py-2 font-strong">
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
  );
}

function RowButtons({ value, index, onRemove, handle, ...move }: RowProps & { handle?: ReactNode }) {
  const name = rowName(value);
  const called = name ? `“${name.length > 60 ? `${name.slice(0, 57)}...` : name}”` : `Item ${index + 1}`;
  return (
    <span className="flex flex-wrap gap-x-4 text-14">
      {handle}
      <MoveButtons name={called} index={index} count={move.count} onMove={move.onMove} />
      <Button look="bare" aria-label={`Remove ${called}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
