import { useId } from 'react';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** Longer ones get a box of several lines. */
const ONE_LINE_MAX = 130;
/** From so many characters left on, their number is shown. */
const NEARLY = 0.8;

/** A text; a field that may be left out is, while it is empty. */
export function TextInput({
  schema,
  value,
  path,
  isOptional,
  isNullable,
}: FieldProps & { isNullable?: boolean }) {
  const { set, mistakes } = useForm();
  const text = typeof value === 'string' ? value : '';
  const most = schema.maxLength;
  const left = most !== undefined && text.length > most * NEARLY ? most - text.length : null;
  const hint = [schema.description, left === null ? null : `${left} characters left.`]
    .filter(Boolean)
    .join(' ');
  const props = {
    label: schema.title ?? 'Text',
    mistake: mistakes.get(path),
    'data-path': path,
    value: text,
    ...(hint && { hint }),
    onChange: ({ target }: { target: { value: string } }) =>
      set(path, target.value !== '' ? target.value : isNullable ? null : isOptional ? undefined : ''),
  };
  if (schema.format === 'date' || schema.format === 'email')
    return <TextField {...props} type={schema.format} />;
  return (most ?? 0) <= ONE_LINE_MAX ? <TextField {...props} /> : <TextArea {...props} rows={2} />;
}

/** One of a few words. */
export function Choice({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  return (
    <Field label={schema.title ?? 'Kind'} hint={schema.description} mistake={mistakes.get(path)}>
      {(control) => (
        <select
          {...control}
          data-path={path}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(path, target.value === '' ? undefined : target.value)}
          className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink"
        >
          {(isOptional || !value) && (
            <option value="">{schema.whenEmpty ?? (isOptional ? 'None' : 'Choose one')}</option>
          )}
          {schema.enum?.map((name) => (
            <option key={name} value={name}>
              {inWords(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export function YesNo({ schema, value, path }: FieldProps) {
  const { set, mistakes } = useForm();
  const id = useId();
  const mistake = mistakes.get(path);
  return (
    <div className="mt-5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          data-path={path}
          checked={value === true}
          aria-describedby={mistake && id}
          onChange={({ target }) => set(path, target.checked)}
          className="size-5 shrink-0 accent-copper"
        />
        <span>
          <span className="font-[560]">{schema.title}</span>
          {schema.description && (
            <span className="block text-[0.85rem] text-graphite">{schema.description}</span>
          )}
        </span>
      </label>
      {mistake && (
        <p id={id} className="mt-1.5 text-[0.85rem] font-[560] text-cancelled">
          {mistake}
        </p>
      )}
    </div>
  );
}
