import { Field } from '../components/field.tsx';
import { placeName, usePlaces } from '../state/settings.ts';

type TownSelectProps = { base: string; mistake?: string; onChange: (base: string) => void };

/** The town from which a person drives to a site; a saved one without a page stays. */
export function TownSelect({ base, mistake, onChange }: TownSelectProps) {
  const places = usePlaces();
  return (
    <Field label="I drive from" mistake={mistake} hint="Drives to a site are counted from here.">
      {(control) => (
        <select
          {...control}
          value={base}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink aria-invalid:border-cancelled"
        >
          {!places.some(({ slug }) => slug === base) && (
            <option value={base}>{placeName(places, base)}</option>
          )}
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
