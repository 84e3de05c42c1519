import { dark, light } from 'virtual:theme-colors';
import { Field } from '../../../components/field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** A color, typed in six digits or picked; where it can't be read, a button takes the nearest that can. */
export function ColorField({ schema, value, path }: FieldProps) {
  const { set, mistakes, offers } = useForm();
  const color = typeof value === 'string' ? value : '';
  // As the site is drawn while the field is empty.
  const { copper } = path === 'accentDark' ? dark : light;
  const offer = offers.get(path);
  const put = (typed: string) => set(path, typed === '' ? undefined : typed.trim().toLowerCase());
  return (
    <>
      <Field label={schema.title ?? 'Color'} hint={schema.description} mistake={mistakes.get(path)}>
        {(control) => (
          <span className="flex gap-3">
            <input
              {...control}
              data-path={path}
              value={color}
              placeholder={copper}
              maxLength={7}
              onChange={({ target }) => put(target.value)}
              className="h-12 min-w-0 flex-1 border border-graphite/60 bg-paper px-3 text-base text-ink"
            />
            <input
              type="color"
              aria-label={`Pick: ${schema.title ?? 'Color'}`}
              value={/^#[0-9a-f]{6}$/.test(color) ? color : copper}
              onChange={({ target }) => put(target.value)}
              className="h-12 w-14 shrink-0 border border-graphite/60 bg-paper p-1"
            />
          </span>
        )}
      </Field>
      {offer && (
        <button type="button" className="button button-quiet mt-2" onClick={() => put(offer)}>
          Use {offer}
        </button>
      )}
    </>
  );
}
