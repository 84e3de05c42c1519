import { Options } from '../components/options.tsx';
import { type ColumnMatches, type ImportTarget, TARGET_NAMES, TARGETS } from './columns.ts';
import type { CsvFile } from './read-csv.ts';

type ColumnChoiceProps = {
  csv: CsvFile;
  matches: ColumnMatches;
  onChange: (matches: ColumnMatches) => void;
};

const CHOICES = [
  ['', 'Don’t import'] as const,
  ...TARGET_NAMES.map((target) => [target, TARGETS[target]] as const),
];

/** Each column of the file with its first value, and what it is. */
export function ColumnChoice({ csv: { header, rows }, matches, onChange }: ColumnChoiceProps) {
  return (
    <ul className="-mt-3 max-w-208 divide-y divide-hairline">
      {header.map((name, index) => {
        const sample = rows.find(({ values }) => values[index]?.trim())?.values[index] ?? '';
        return (
          // Columns never move, and two may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className="grid items-center gap-x-6 gap-y-1 py-2 md:grid-cols-2">
            <label htmlFor={`column-${index}`} className="min-w-0">
              <span className="font-strong wrap-anywhere">{name || `Column ${index + 1}`}</span>
              <span className="block truncate text-13 text-graphite">{sample}</span>
            </label>
            <select
              id={`column-${index}`}
              value={matches[index] ?? ''}
              onChange={({ target }) =>
                onChange(matches.with(index, (target.value || null) as ImportTarget | null))
              }
              className={`h-11 w-full rounded-control border border-edge bg-sheet px-3 text-17 md:text-15 ${matches[index] ? 'text-ink' : 'text-graphite'}`}
            >
              <Options of={CHOICES} />
            </select>
          </li>
        );
      })}
    </ul>
  );
}
