/** Fields with a few answers to choose from. */
import { useId, useState } from 'react';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { slugOf } from '#contract/site/records/slug.ts';
import { SelectField, TextField } from '../../../components/field.tsx';
import { Options } from '../../../components/options.tsx';
import { oneOf } from '../../state/site-words.ts';
import type { FieldProps } from './any-field.tsx';
import { useField, useForm } from './form-context.ts';
import { under } from './paths.ts';

/** A choice among a few options. */
export function Choice(props: FieldProps) {
  const { schema, value, isOptional } = props;
  const { put, control } = useField(props, 'Type');
  return (
    <SelectField
      {...control}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => put(target.value === '' ? undefined : target.value)}
    >
      {(isOptional || !value) && (
        <option value="">{schema.whenEmpty ?? (isOptional ? 'None' : 'Choose...')}</option>
      )}
      <Options of={(schema.enum ?? []).map((name) => [name, schema.labels?.[name] ?? inWords(name)])} />
    </SelectField>
  );
}

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Another record of the site, chosen by its name: a client's project, a manufacturer's related ones. */
export function EntryField(props: FieldProps) {
  const { value, isOptional } = props;
  const { put, control, collections } = useField(props, 'Item');
  const of = props.schema.of as PublishableCollection;
  const records = collections.find(({ collection }) => collection === of)?.records ?? [];
  return (
    <SelectField
      {...control}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => put(target.value || (isOptional ? undefined : ''))}
    >
      {(isOptional || !value) && <option value="">{isOptional ? 'None' : `Choose a ${oneOf(of)}`}</option>}
      <Options of={records.map(({ slug, name }) => [slug, name])} />
      {/* The chosen value, if it isn't one of the records. */}
      {typeof value === 'string' && value && !records.some(({ slug }) => slug === value) && (
        <option value={value}>{value}</option>
      )}
    </SelectField>
  );
}

/** No slug is one. */
const ANOTHER = '*';

/** A town: a service area of the firm, or another, whose name is typed. */
export function PlaceField({ schema, value, path }: FieldProps) {
  const { set, mistakes, collections } = useForm();
  const { slug = '', name = '' } = Object(value) as { slug?: string; name?: string };
  const towns = collections.find(({ collection }) => collection === 'areas')?.records ?? [];
  const isTown = towns.some((town) => town.slug === slug);
  const [isTyped, setTyped] = useState(false);
  const isAnother = collections.length > 0 && (isTyped || (slug !== '' && !isTown));
  const mistake = mistakes.get(under(path, 'slug')) ?? mistakes.get(under(path, 'name'));
  return (
    <>
      <SelectField
        label={schema.title ?? 'Town'}
        mistake={isAnother ? undefined : mistake}
        data-path={under(path, 'slug')}
        value={isAnother ? ANOTHER : slug}
        onChange={({ target }) => {
          const town = towns.find((one) => one.slug === target.value);
          setTyped(target.value === ANOTHER);
          set(path, town ? { slug: town.slug, name: town.name } : { slug: '', name: '' });
        }}
      >
        {slug === '' && !isAnother && <option value="">Choose a town</option>}
        {slug !== '' && !isTown && !isAnother && <option value={slug}>{name}</option>}
        <Options of={towns.map((town) => [town.slug, town.name])} />
        <option value={ANOTHER}>Other town...</option>
      </SelectField>
      {isAnother && (
        <TextField
          label="Town name"
          mistake={mistake}
          data-path={under(path, 'name')}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => set(path, { slug: slugOf(target.value), name: target.value })}
        />
      )}
    </>
  );
}

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
          <span className="font-strong">{schema.title}</span>
          {schema.description && <span className="block text-13 text-graphite">{schema.description}</span>}
        </span>
      </label>
      {mistake && (
        <p id={id} className="mt-1.5 text-13 font-strong text-cancelled">
          {mistake}
        </p>
      )}
    </div>
  );
}
