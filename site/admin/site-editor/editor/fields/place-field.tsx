import { useState } from 'react';
import { slugOf } from '#contract/site/records/slug.ts';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';

/** No slug is one. */
const ANOTHER = '*';

type Place = { slug?: string; name?: string };

/** A town: a service area of the firm, or another, whose name is typed. */
export function PlaceField({ schema, value, path }: FieldProps) {
  const { set, mistakes, collections = [] } = useForm();
  const { slug = '', name = '' } = Object(value) as Place;
  const towns = collections.find(({ collection }) => collection === 'areas')?.records ?? [];
  const isTown = towns.some((town) => town.slug === slug);
  const [isTyped, setTyped] = useState(false);
  const isAnother = collections.length > 0 && (isTyped || (slug !== '' && !isTown));
  const mistake = mistakes.get(under(path, 'slug')) ?? mistakes.get(under(path, 'name'));
  return (
    <>
      <Field label={schema.title ?? 'Town'} mistake={isAnother ? undefined : mistake}>
        {(control) => (
          <select
            {...control}
            data-path={under(path, 'slug')}
            value={isAnother ? ANOTHER : slug}
            onChange={({ target }) => {
              const town = towns.find((one) => one.slug === target.value);
              setTyped(target.value === ANOTHER);
              set(path, town ? { slug: town.slug, name: town.name } : { slug: '', name: '' });
            }}
            className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink"
          >
            {slug === '' && !isAnother && <option value="">Choose a town</option>}
            {slug !== '' && !isTown && !isAnother && <option value={slug}>{name}</option>}
            {towns.map((town) => (
              <option key={town.slug} value={town.slug}>
                {town.name}
              </option>
            ))}
            <option value={ANOTHER}>Another town...</option>
          </select>
        )}
      </Field>
      {isAnother && (
        <TextField
          label="Name of the town"
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
