import { useRef } from 'react';
import { blank, optionsOf } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { AddPictures } from './add-pictures.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { Row } from './row.tsx';
import { isFigure, optionName } from './schema.ts';
import { useRowKeys } from './use-row-keys.ts';

/** A list: rows to change, add, take out and put in another order. */
export function Rows({ schema, value, path }: FieldProps) {
  const { set, mistakes } = useForm();
  const list = useRef<HTMLFieldSetElement>(null);
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const keys = useRowKeys(rows.length);
  const items = schema.items ?? {};
  const title = schema.title ?? 'Rows';
  const isFull = schema.maxItems !== undefined && rows.length >= schema.maxItems;
  const mistake = mistakes.get(path);

  /** After the rows are there: the keyboard goes on where the change was. */
  const focusIn = (index: number, find: (row: HTMLElement) => HTMLElement | null | undefined) =>
    setTimeout(() => {
      const row = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[index];
      const adding = list.current?.querySelector<HTMLElement>(':scope > p > button');
      (row ? find(row) : adding)?.focus();
    });
  const add = (row: unknown) => {
    set(path, [...rows, row]);
    focusIn(rows.length, (added) => {
      const folded = added.querySelector('details');
      if (folded) folded.open = true;
      return added.querySelector<HTMLElement>('input, textarea, select, [data-path]');
    });
  };
  const move = (from: number, to: number) => {
    keys.move(from, to);
    set(path, rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]));
    // The row's own buttons come after those of the lists in it.
    focusIn(to, (row) => {
      const own = [...row.querySelectorAll<HTMLButtonElement>('[data-move]')].slice(-2);
      const again = own.find((button) => button.dataset.move === (to < from ? 'up' : 'down'));
      return again?.disabled ? own.find((button) => !button.disabled) : again;
    });
  };
  const remove = (index: number) => {
    keys.remove(index);
    set(path, rows.toSpliced(index, 1));
    focusIn(Math.min(index, rows.length - 2), (row) =>
      row.querySelector<HTMLElement>('[data-row-name], input, textarea'),
    );
  };

  return (
    <fieldset ref={list} className="mt-7 min-w-0">
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
            key={keys.keys[index]}
            schema={items}
            value={row}
            path={path}
            index={index}
            count={rows.length}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {isFigure(items) && !isFull && <AddPictures path={path} items={items} />}
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
