import { memo } from 'react';
import { optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import { AddressField } from './address-field.tsx';
import { Advice } from './advice.tsx';
import { ColorField } from './color-field.tsx';
import { EntryField } from './entry-field.tsx';
import { useForm } from './form-context.ts';
import { Group } from './group.tsx';
import { LinkField } from './link-field.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PlaceField } from './place-field.tsx';
import { Rows } from './rows.tsx';
import { isText, optionFor } from './schema.ts';
import { Choice, TextInput, YesNo } from './simple-fields.tsx';
import { Tuple } from './tuple.tsx';

export type FieldProps = { schema: Schema; value: unknown; path: string; isOptional?: boolean };

/**
 * The control for a field, by its schema. A field without a name of its own isn't the owner's to change, and keeps its value.
 * Memoized: a key in one field renders this field and those around it, whatever the size of the form.
 */
export const AnyField = memo(function AnyField(props: FieldProps) {
  const advice = useForm().advice?.get(props.path);
  // The editor of an article's text tells its own.
  const isTold = props.schema.control === 'article';
  return (
    <>
      {advice && !isTold && <Advice>{advice}</Advice>}
      <Control {...props} />
    </>
  );
});

function Control(props: FieldProps) {
  const { schema, value } = props;
  if (schema.const !== undefined || schema.isKept) return null;
  if (schema.format === 'color') return <ColorField {...props} />;
  if (schema.control === 'picture') return <PictureField {...props} />;
  if (schema.control === 'logo') return <LogoField {...props} />;
  if (schema.control === 'address') return <AddressField {...props} />;
  if (schema.control === 'entry') return <EntryField {...props} />;
  if (schema.control === 'place') return <PlaceField {...props} />;
  if (schema.control === 'article') return <TextOfArticle {...props} />;
  if (schema.control) return <LinkField {...props} />;
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
  return ArticleField ? <ArticleField {...props} /> : null;
}

const titles = ({ title, description, whenEmpty }: Schema) => ({
  ...(title && { title }),
  ...(description && { description }),
  ...(whenEmpty && { whenEmpty }),
});
