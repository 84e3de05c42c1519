import { useRef, useState } from 'react';
import { blank, optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { moveButtonOf } from '../../../components/movable-row.tsx';
import { usePictureQueue } from '../../pictures/picture-queue.ts';
import { UploadPanel } from '../../pictures/queue-progress.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { Row } from './row.tsx';
import { isFigure, optionName } from './schema.ts';

/**
 * A list: rows to change, add, take out and put in another order.
 * @param skip first rows that are shown elsewhere.
 */
export function Rows({ schema, value, path, skip = 0 }: FieldProps & { skip?: number }) {
  const { set, mistakes } = useForm();
  const list = useRef<HTMLFieldSetElement>(null);
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const keys = useRowKeys(rows.length);
  const items = schema.items ?? {};
  const title = schema.title ?? 'Items';
  const isFull = schema.maxItems !== undefined && rows.length >= schema.maxItems;
  const mistake = mistakes.get(path);

  /** Moves the focus to the change, after the rows are rendered. */
  const focusIn = (index: number, find: (row: HTMLElement) => HTMLElement | null | undefined) =>
    setTimeout(() => {
      const row = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[index - skip];
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
    focusIn(to, (row) => moveButtonOf(row, to < from ? 'up' : 'down'));
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
      <legend className="text-17 font-semibold">{title}</legend>
      {schema.description && <p className="text-13 text-graphite">{schema.description}</p>}
      {mistake && (
        <p data-path={path} tabIndex={-1} className="text-13 font-strong text-cancelled">
          {mistake}
        </p>
      )}
      <ol className="mt-2 border-t border-hairline">
        {rows.slice(skip).map((row, at) => {
          const index = at + skip;
          return (
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
          );
        })}
      </ol>
      {isFigure(items) && !isFull && <AddPictures path={path} items={items} />}
      {!isFull && (
        <p className="mt-3 flex flex-wrap gap-x-5">
          {optionsOf(items).map((option) => (
            <Button key={optionName(option)} look="bare" onClick={() => add(blank(option))}>
              Add
              {optionsOf(items).length > 1
                ? ` ${optionName(option).toLowerCase()}`
                : ` to ${title.toLowerCase()}`}
            </Button>
          ))}
        </p>
      )}
    </fieldset>
  );
}

/** Adds many pictures, one row each. Uploads resume automatically after the connection or the page was lost. */
function AddPictures({ path, items }: { path: string; items: Schema }) {
  const { record, staffId } = useForm();
  const { collection, slug } = record;
  const { queue, view } = usePictureQueue(staffId);
  const row = blank(items) as Record<string, unknown>;
  return (
    <UploadPanel
      label="Add pictures"
      hint="Take photos or choose from your library. Location data is removed."
      onFiles={(files) => void queue.add(files, { collection, slug, path, row })}
      uploads={view.uploads.filter(
        ({ target }) => target?.collection === collection && target.slug === slug && target.path === path,
      )}
      isCut={view.isCut}
      queue={queue}
    />
  );
}

/**
 * Keys of a list's rows, which have no ids: an open row stays open when it moves.
 * @param count current number of rows; rows added by undo or a colleague get keys at the end.
 */
function useRowKeys(count: number) {
  const [{ keys, next }, setKeys] = useState({ keys: numbers(0, count), next: count });
  const now = keys.length < count ? [...keys, ...numbers(next, count - keys.length)] : keys.slice(0, count);
  const change = (changed: number[]) =>
    setKeys({ keys: changed, next: Math.max(next, ...now.map((key) => key + 1)) });
  return {
    keys: now,
    move: (from: number, to: number) => change(now.toSpliced(from, 1).toSpliced(to, 0, now[from] as number)),
    remove: (index: number) => change(now.toSpliced(index, 1)),
  };
}

const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
