import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { Field } from '../../../components/field.tsx';
import { oneOf } from '../../state/site-words.ts';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { NamesOf } from './names-of.tsx';

/** Another entry of the site, chosen by its name: the project of a client, a maker's relatives. */
export function EntryField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  const of = schema.of as PublishableCollection;
  return (
    <Field label={schema.title ?? 'Entry'} hint={schema.description} mistake={mistakes.get(path)}>
      {(control) => (
        <select
          {...control}
          data-path={path}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(path, target.value || (isOptional ? undefined : ''))}
          className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink"
        >
          {(isOptional || !value) && (
            <option value="">{isOptional ? 'None' : `Choose a ${oneOf(of)}`}</option>
          )}
          <NamesOf collection={of} chosen={value} />
        </select>
      )}
    </Field>
  );
}
