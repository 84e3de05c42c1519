import { createContext, useContext } from 'react';

type FormContext = {
  set: (path: string, value: unknown) => void;
  /** What speaks against a field, by its path. */
  mistakes: ReadonlyMap<string, string>;
  /** Values that would do, by path. */
  offers: ReadonlyMap<string, string>;
  /** The path of the field that was asked for, and everything around it is open. */
  opened: string | null;
};

export const FormParts = createContext<FormContext | null>(null);

export function useForm(): FormContext {
  const form = useContext(FormParts);
  if (!form) throw new Error('A field stands outside of its form.');
  return form;
}
