import { type ComponentType, memo } from 'react';
import { optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import { Advice } from './advice.tsx';
import { Choice, EntryField, PlaceField, YesNo } from './choice-fields.tsx';
import { useForm } from './form-context.ts';
import { Group, Tuple } from './group.tsx';
import { LogoField } from './logo-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PoolField } from './pool-field.tsx';
import { Rows } from './rows.tsx';
import { isText, optionFor } from './schema.ts';
import { AddressField, ColorField, LinkField, NumberField, TextInput } from './text-fields.tsx';

export type FieldProps = { schema: Schema; value: unknown; path: string; isOptional?: boolean };

/**
 * The control for a field, by its schema. A field without a title can't be changed by owners, and keeps its value.
 * Memoized: a key in one field renders this field and those around it, regardless of the form's size.
 */
export const AnyField = memo(function AnyField(props: FieldProps) {
  const advice = useForm().advice.get(props.path);
  // The editor of an article's text shows its own advice.
  const isTold = props.schema.control === 'article';
  return (
    <>
      {advice && !isTold && <Advice>{advice}</Advice>}
      <Control {...props} />
    </>
  );
});

/** Controls for fields that need more than their type's default. */
const CONTROLS: Record<NonNullable<Schema['control']>, ComponentType<FieldProps>> = {
  address: AddressField,
  article: TextOfArticle,
  entry: EntryField,
  link: LinkField,
  logo: LogoField,
  page: LinkField,
  picture: PictureField,
  place: PlaceField,
  pool: PoolField,
  // Confirmed above the form, with everything else in it.
  sample: () => null,
};

function Control(props: FieldProps) {
  const { schema, value } = props;
  if (schema.const !== undefined || schema.isKept) return null;
  if (schema.format === 'color') return <ColorField {...props} />;
  if (schema.control) {
    const Own = CONTROLS[schema.control];
    return <Own {...props} />;
  }
  if (isText(schema)) return <TextInput {...props} schema={{ ...optionsOf(schema)[0], ...titles(schema) }} />;
  const nullable = optionsOf(schema).some(({ type }) => type === 'null');
  const inner = optionsOf(schema).find(({ type }) => type !== 'null') ?? schema;
  if (nullable && isText(inner))
    return <TextInput {...props} schema={{ ...inner, ...titles(schema) }} isNullable />;
  const option = { ...optionFor(schema, value), ...titles(schema) };
  if (option.enum) return <Choice {...props} schema={option} />;
  switch (option.type) {
    case 'string':
      return option.format === 'color' ? (
        <ColorField {...props} schema={option} />
      ) : (
        <TextInput {...props} schema={option} />
      );
    case 'boolean':
      return <YesNo {...props} schema={option} />;
    case 'number':
    case 'integer':
      return <NumberField {...props} schema={option} />;
    case 'array':
      return option.prefixItems ? <Tuple {...props} schema={option} /> : <Rows {...props} schema={option} />;
    case 'object':
      return <Group {...props} schema={option} />;
    default:
      return null;
  }
}

function TextOfArticle(props: FieldProps) {
  const { ArticleField } = useForm();
  return <ArticleField {...props} />;
}

const titles = ({ title, description, whenEmpty, labels }: Schema) => ({
  ...(title && { title }),
  ...(description && { description }),
  ...(whenEmpty && { whenEmpty }),
  ...(labels && { labels }),
});
