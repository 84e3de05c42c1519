/** Fields that are typed into. */
import { dark, light } from 'virtual:theme-colors';
import { useState } from 'react';
import type { LinkedPage } from '#contract/site/site-records.ts';
import { Field, TextArea, TextField } from '../../../components/field.tsx';
import type { FieldProps } from './any-field.tsx';
import { useField } from './form-context.ts';
import { hrefNamed, namedPages, pageName } from './page-names.ts';

/** Longer ones get a box of several lines. */
const MAX_ONE_LINE = 130;
/** Share of the maximum length from which the remaining characters are shown. */
const NEARLY = 0.8;

/** A text; a field that may be left out is, while it is empty. */
export function TextInput(props: FieldProps & { isNullable?: boolean }) {
  const { schema, value, isOptional, isNullable } = props;
  const { put, control } = useField(props, 'Text');
  const text = typeof value === 'string' ? value : '';
  const most = schema.maxLength;
  const left =
    most !== undefined && text.length > most * NEARLY ? `${most - text.length} characters left.` : '';
  const input = {
    ...control,
    hint: `${control.hint ?? ''} ${left}`.trim(),
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      put(target.value !== '' ? target.value : isNullable ? null : isOptional ? undefined : ''),
  };
  if (schema.format === 'date' || schema.format === 'email')
    return <TextField {...input} type={schema.format} />;
  return (most ?? 0) <= MAX_ONE_LINE ? <TextField {...input} /> : <TextArea {...input} rows={2} />;
}

/** A number. Typed text stays as it is while it is none yet, such as `30.`, and counts once it is. */
export function NumberField(props: FieldProps) {
  const { value, isOptional } = props;
  const { put, control } = useField(props, 'Number');
  /**
   * Typed text with the form value that it produced. Once that value changes, for example by undo, the text is
   * discarded.
   */
  const [typed, setTyped] = useState<{ text: string; left: unknown } | null>(null);
  const text = typed && typed.left === value ? typed.text : typeof value === 'number' ? String(value) : '';
  const isMissing = typed !== null && text.trim() === '' && !isOptional;
  const isWrong = isMissing || (text !== '' && !isNumber(text));
  return (
    <TextField
      {...control}
      mistake={isWrong ? 'Enter a number.' : control.mistake}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        const isEmpty = target.value === '' && isOptional;
        const left = isNumber(target.value) ? Number(target.value) : isEmpty ? undefined : value;
        setTyped({ text: target.value, left });
        if (left !== value) put(left);
      }}
    />
  );
}

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The last part of a page's address: its slug, until an editor gives it another. */
export function AddressField(props: FieldProps) {
  const { put, control, page } = useField(props, 'URL');
  if (!page) return null;
  const address = typeof props.value === 'string' ? props.value : page.slug;
  return (
    <TextField
      {...control}
      hint={`${control.hint ?? ''} Currently ${page.under}${address}.`.trim()}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={address}
      onChange={({ target }) => put(target.value === page.slug ? undefined : target.value)}
    />
  );
}

/** Id of the list that all link fields of a form offer. */
const PAGE_NAMES_ID = 'site-page-names';

/** The suggestions of every link field of the form; one list for all of them. */
export const PageNames = ({ pages }: { pages: readonly LinkedPage[] }) => (
  <datalist id={PAGE_NAMES_ID}>
    {namedPages(pages).map(({ name, page }) => (
      <option key={page.href} value={name}>
        {page.path}
      </option>
    ))}
  </datalist>
);

/** A link's target: a page picked by its name from the browser's suggestions, or a typed URL. */
export function LinkField(props: FieldProps) {
  const { put, control, pages } = useField(props, 'Link to');
  const href = typeof props.value === 'string' ? props.value : '';
  const [typed, setTyped] = useState<{ text: string; href: string }>();
  return (
    <TextField
      {...control}
      hint={
        props.schema.control === 'page'
          ? 'Search for a page.'
          : 'Search for a page, or enter a URL starting with https://.'
      }
      list={PAGE_NAMES_ID}
      autoComplete="off"
      // A value from undo or from a colleague replaces the typed one.
      value={typed?.href === href ? typed.text : pageName(href, pages)}
      onChange={({ target }) => {
        const to = hrefNamed(target.value, pages);
        setTyped({ text: target.value, href: to });
        put(to === '' && props.isOptional ? undefined : to);
      }}
    />
  );
}

/** A color, typed in six digits or picked. A button replaces one with too little contrast by the nearest that has enough. */
export function ColorField(props: FieldProps) {
  const { put, control: words, offers } = useField(props, 'Color');
  const color = typeof props.value === 'string' ? props.value : '';
  // As the site is drawn while the field is empty.
  const { copper } = props.path === 'accentDark' ? dark : light;
  const offer = offers.get(props.path);
  const type = (typed: string) => put(typed === '' ? undefined : typed.trim().toLowerCase());
  return (
    <>
      <Field {...words}>
        {(control) => (
          <span className="flex gap-3">
            <input
              {...control}
              data-path={props.path}
              value={color}
              placeholder={copper}
              maxLength={7}
              onChange={({ target }) => type(target.value)}
              className="h-12 min-w-0 flex-1 border border-graphite/60 bg-paper px-3 text-base text-ink"
            />
            <input
              type="color"
              aria-label={`Choose ${words.label}`}
              value={/^#[0-9a-f]{6}$/.test(color) ? color : copper}
              onChange={({ target }) => type(target.value)}
              className="h-12 w-14 shrink-0 border border-graphite/60 bg-paper p-1"
            />
          </span>
        )}
      </Field>
      {offer && (
        <button type="button" className="button button-quiet mt-2" onClick={() => type(offer)}>
          Use {offer}
        </button>
      )}
    </>
  );
}
