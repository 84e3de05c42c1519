import type { FormValues } from './draft.ts';

/** What stands in the form right now: typed before the script ran, filled in by the browser, or later. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    serviceType: text('serviceType'),
    message: text('message'),
  };
}
