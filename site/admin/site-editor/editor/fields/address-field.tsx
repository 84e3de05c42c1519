import { TextField } from '../../../components/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** The last part of a page's address: its slug, until an editor gives it another. */
export function AddressField({ schema, value, path }: FieldProps) {
  const { set, mistakes, page } = useForm();
  if (!page) return null;
  const address = typeof value === 'string' ? value : page.slug;
  const mistake = mistakes.get(path);
  return (
    <TextField
      label={schema.title ?? 'Address'}
      hint={`${schema.description ?? ''} Now ${page.under}${address}.`.trim()}
      {...(mistake !== undefined && { mistake })}
      data-path={path}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={address}
      onChange={({ target }) => set(path, target.value === page.slug ? undefined : target.value)}
    />
  );
}
