import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { AnyField } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { isText, optionFor, optionName, optionsOf, rowName, type Schema } from './schema.ts';

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
    <li className="border-b border-hairline pb-2 [&>div:first-child]:mt-3">
      <AnyField schema={{ ...option, title }} value={value} path={under(path, index)} />
      <RowButtons {...props} />
    </li>
  );
}

function FoldedRow({ option, ...props }: RowProps & { option: Schema }) {
  const { schema, value, path, index } = props;
  const { mistakes, opened } = useForm();
  const own = under(path, index);
  const name = rowName(value);
  const isWithin = (key: string) => key === own || key.startsWith(`${own}.`);
  const isWanted = (opened !== null && isWithin(opened)) || [...mistakes.keys()].some(isWithin);
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
    <li className="border-b border-hairline">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-row-name className="flex min-h-12 cursor-pointer items-center gap-2 py-2 font-[560]">
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
    </li>
  );
}

function RowButtons({ value, index, count, onMove, onRemove }: RowProps) {
  const name = rowName(value);
  const called = name ? `“${name.length > 60 ? `${name.slice(0, 57)}...` : name}”` : `Row ${index + 1}`;
  return (
    <span className="flex flex-wrap gap-x-4 text-[0.9rem]">
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
