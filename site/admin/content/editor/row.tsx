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
export function Row({ schema, value, path, index, count, onMove, onRemove }: RowProps) {
  const { mistakes, opened } = useForm();
  const own = under(path, index);
  const option = optionFor(schema, value);
  const name = rowName(value);
  const called = name ? `“${name.length > 60 ? `${name.slice(0, 57)}...` : name}”` : `Row ${index + 1}`;
  const buttons = (
    <span className="flex flex-wrap gap-x-4 text-[0.9rem]">
      <RowButton isOff={index === 0} label={`Move ${called} up`} onClick={() => onMove(index, index - 1)}>
        Up
      </RowButton>
      <RowButton
        isOff={index === count - 1}
        label={`Move ${called} down`}
        onClick={() => onMove(index, index + 1)}
      >
        Down
      </RowButton>
      <RowButton label={`Take out ${called}`} onClick={onRemove}>
        Take out
      </RowButton>
    </span>
  );
  if (isText(option))
    return (
      <li className="border-b border-hairline pb-2 [&>div:first-child]:mt-3">
        <AnyField
          schema={{ ...option, title: `${option.title ?? 'Text'} ${index + 1}` }}
          value={value}
          path={own}
        />
        {buttons}
      </li>
    );
  const inside = [...mistakes.keys()].filter((key) => key === own || key.startsWith(`${own}.`)).length;
  const kind = optionsOf(schema).length > 1 ? `${optionName(option)}: ` : '';
  return (
    <li className="border-b border-hairline">
      <details open={inside > 0 || !name || opened === own || opened?.startsWith(`${own}.`) || undefined}>
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
          <AnyField schema={{ ...option, title: undefined }} value={value} path={own} />
          <div className="mt-3">{buttons}</div>
        </div>
      </details>
    </li>
  );
}

function RowButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button look="bare" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </Button>
  );
}
