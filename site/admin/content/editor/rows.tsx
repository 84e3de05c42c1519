import { useRef } from 'react';
import { Button } from '../../controls/button.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { Row } from './row.tsx';
import { blank, optionName, optionsOf } from './schema.ts';

/** A list: rows to change, add, take out and put in another order. */
export function Rows({ schema, value, path }: FieldProps) {
  const { set, mistakes } = useForm();
  const list = useRef<HTMLFieldSetElement>(null);
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items ?? {};
  const title = schema.title ?? 'Rows';
  const isFull = schema.maxItems !== undefined && rows.length >= schema.maxItems;
  const mistake = mistakes.get(path);

  /** After the rows are there; the keyboard goes on where the change was. */
  const focusRow = (index: number, what = '[data-row-name]') =>
    setTimeout(() => {
      const row = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[index];
      (row ?? list.current)?.querySelector<HTMLElement>(what)?.focus();
    });
  const add = (row: unknown) => {
    set(path, [...rows, row]);
    focusRow(rows.length, 'input, textarea, select, [data-row-name]');
  };
  const move = (from: number, to: number) => {
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]);
    set(path, moved);
    focusRow(to);
  };

  return (
    <fieldset ref={list} className="mt-7">
      <legend className="text-[1.0625rem] font-[620]">{title}</legend>
      {schema.description && <p className="text-[0.85rem] text-graphite">{schema.description}</p>}
      {mistake && (
        <p data-path={path} tabIndex={-1} className="text-[0.85rem] font-[560] text-cancelled">
          {mistake}
        </p>
      )}
      <ol className="mt-2 border-t border-hairline">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and hold no state but their being open
            key={index}
            schema={items}
            value={row}
            path={path}
            index={index}
            count={rows.length}
            onMove={move}
            onRemove={() => {
              set(path, rows.toSpliced(index, 1));
              focusRow(Math.min(index, rows.length - 2));
            }}
          />
        ))}
      </ol>
      {!isFull && (
        <p className="mt-3 flex flex-wrap gap-x-5">
          {optionsOf(items).map((option) => (
            <Button key={optionName(option)} look="bare" onClick={() => add(blank(option))}>
              Add
              {optionsOf(items).length > 1
                ? `: ${optionName(option).toLowerCase()}`
                : ` to ${title.toLowerCase()}`}
            </Button>
          ))}
        </p>
      )}
    </fieldset>
  );
}
