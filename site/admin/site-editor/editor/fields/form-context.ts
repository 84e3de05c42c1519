import { type ComponentType, createContext, useContext } from 'react';
import type { CollectionSummary, LinkedPage, RecordName } from '#contract/site/site-records.ts';
import type { FieldProps } from './any-field.tsx';

type FormContext = {
  /** Pages that links may lead to. */
  pages: readonly LinkedPage[];
  /** Records that entries may refer to, by name. */
  collections: readonly CollectionSummary[];
  /** Slug of a record with a page, and the path before the slug. */
  page?: { slug: string; under: string } | undefined;
  /** The editor of an article's text, whose pictures have forms in turn. */
  ArticleField: ComponentType<FieldProps>;
  set: (path: string, value: unknown) => void;
  /** Returns the form's current value at a path, even before it is rendered. */
  read: (path: string) => unknown;
  /** The edited record, for pending uploads. */
  record: RecordName;
  staffId: string;
  /** Errors to fix before publishing, by the path of their field. */
  mistakes: ReadonlyMap<string, string>;
  /** Possible improvements, likewise. */
  advice: ReadonlyMap<string, string>;
  /** Values that would do, by path. */
  offers: ReadonlyMap<string, string>;
  /** The path of the field that was asked for, and everything around it is open. */
  opened: string | null;
};

export const FormParts = createContext<FormContext | null>(null);

export function useForm(): FormContext {
  const form = useContext(FormParts);
  if (!form) throw new Error('A field is outside its form.');
  return form;
}

/** The form, and of a field in it: its words and its place as its control takes them, and how its value is changed. */
export function useField({ schema, path }: FieldProps, label: string) {
  const form = useForm();
  return {
    ...form,
    put: (value: unknown) => form.set(path, value),
    control: {
      label: schema.title ?? label,
      hint: schema.description,
      mistake: form.mistakes.get(path),
      'data-path': path,
    },
  };
}
