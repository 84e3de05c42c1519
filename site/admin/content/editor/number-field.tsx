import { useState } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** A number. What is typed stays as it is while it is none yet, such as `30.`, and counts once it is. */
export function NumberField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  const known = typeof value === 'number' ? String(value) : '';
  const text = typed !== null && (Number(typed) === value || !isNumber(typed)) ? typed : known;
  return (
    <TextField
      label={schema.title ?? 'Number'}
      hint={schema.description}
      mistake={!isNumber(text) && text !== '' ? 'Enter a number.' : mistakes.get(path)}
      data-path={path}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isNumber(target.value)) set(path, Number(target.value));
        else if (target.value === '' && isOptional) set(path, undefined);
      }}
    />
  );
}

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
