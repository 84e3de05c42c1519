import { hasSample, withoutSamples } from '#contract/site/records/samples.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import type { DraftKeeper, Form } from './autosave.ts';

type SampleNoticeProps = { record: EditedRecord; form: Form; keeper: DraftKeeper };

/** Above the form of content that came with the website, until it is changed or confirmed. */
export function SampleNotice({ record, form, keeper }: SampleNoticeProps) {
  if (form.hidden || !hasSample(form.value, record.shippedValue)) return null;
  return (
    <p
      role="note"
      className="mb-4 flex flex-wrap items-center gap-x-4 border border-dashed border-graphite/60 px-4 py-1"
    >
      <span className="min-w-0 grow basis-56 py-2">
        <b className="font-semibold">Sample.</b> Change it to fit your studio, or confirm it.
      </span>
      <Button look="bare" onClick={() => keeper.replace(withoutSamples(form.value))}>
        This applies to us
      </Button>
    </p>
  );
}
