import { useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { hrefNamed, PAGE_NAMES_ID, pageName } from './page-names.ts';

/** Where a link leads: a page picked by its name from the browser's own list, or an address that is typed. */
export function LinkField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes, pages = [] } = useForm();
  const href = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<{ text: string; href: string }>();
  // A value from undo or from a colleague replaces the typed one.
  const text = typed?.href === href ? typed.text : pageName(href, pages);
  return (
    <TextField
      label={schema.title ?? 'Leads to'}
      hint={
        schema.control === 'page'
          ? 'Type the name of a page.'
          : 'Type the name of a page, or a web address with https://.'
      }
      {...(mistakes.get(path) !== undefined && { mistake: mistakes.get(path) as string })}
      data-path={path}
      list={PAGE_NAMES_ID}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const to = hrefNamed(target.value, pages);
        setTyped({ text: target.value, href: to });
        set(path, to === '' && isOptional ? undefined : to);
      }}
    />
  );
}
