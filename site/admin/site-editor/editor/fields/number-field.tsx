import { useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** A number. Typed text stays as it is while it is none yet, such as `30.`, and counts once it is. */
export function NumberField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  /** With the value that it left in the form: once that changes, by undo for one, it counts no more. */
  const [typed, setTyped] = useState<{ text: string; left: unknown } | null>(null);
  const text = typed && typed.left === value ? typed.text : typeof value === 'number' ? String(value) : '';
  const isMissing = typed !== null && text.trim() === '' && !isOptional;
  return (
    <TextField
      label={schema.title ?? 'Number'}
      hint={schema.description}
      mistake={isMissing || (text !== '' && !isNumber(text)) ? 'Enter a number.' : mistakes.get(path)}
      data-path={path}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        const left = isNumber(target.value)
          ? Number(target.value)
          : target.value === '' && isOptional
            ? undefined
            : value;
        setTyped({ text: target.value, left });
        if (left !== value) set(path, left);
      }}
    />
  );
}

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
