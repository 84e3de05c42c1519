import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { useForm } from './form-context.ts';

/** The entries of a collection as options of a list, and what is chosen though it isn't one of them. */
export function NamesOf({ collection, chosen }: { collection: PublishableCollection; chosen: unknown }) {
  const { collections = [] } = useForm();
  const records = collections.find((one) => one.collection === collection)?.records ?? [];
  const names = records.map(({ slug, name }) => ({ slug, name }));
  if (typeof chosen === 'string' && chosen && !names.some(({ slug }) => slug === chosen))
    names.push({ slug: chosen, name: chosen });
  return names.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
