import { normalizeBody } from '#contract/site/articles/normalize.ts';
import { plainText } from '#contract/site/articles/words.ts';
import { Button } from '../../components/button.tsx';
import { valueAt } from './fields/paths.ts';
import { isObject, rowName } from './fields/schema.ts';
import type { MergeConflict } from './merge.ts';

type ClashesProps = {
  clashes: readonly MergeConflict[];
  value: unknown;
  onDecide: (clash: MergeConflict, whose: 'mine' | 'theirs') => void;
};

/** Fields that a colleague changed at the same time: both versions, to choose from or to copy. */
export function ConflictList({ clashes, value, onDecide }: ClashesProps) {
  return clashes.map((clash) => (
    <section
      key={clash.path}
      aria-label="Conflicting changes"
      className="mb-4 border-l-3 border-overdue bg-overdue/5 px-4 py-3"
    >
      <p className="font-semibold">A colleague edited this field, too.</p>
      {Object.entries({
        'Your version': valueAt(value, clash.path),
        'Their version': clash.theirs,
      }).map(([whose, version]) => (
        <p key={whose} className="mt-2 max-h-80 overflow-y-auto whitespace-pre-line">
          <span className="label block">{whose}</span>
          {inWords(version)}
        </p>
      ))}
      <p className="mt-2 flex gap-x-5">
        <Button look="bare" onClick={() => onDecide(clash, 'mine')}>
          Keep mine
        </Button>
        <Button look="bare" onClick={() => onDecide(clash, 'theirs')}>
          Use theirs
        </Button>
      </p>
    </section>
  ));
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'Empty';
  if (isObject(value) && value.type === 'doc')
    return normalizeBody(value)
      .content.map((block) => plainText(block))
      .join('\n\n');
  if (Array.isArray(value)) return value.map(rowName).join(' · ') || 'Empty';
  return typeof value === 'object' ? rowName(value) : String(value);
}
