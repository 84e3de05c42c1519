import { blank, type Schema } from '#contract/site/records/form-schema.ts';
import { DropZone, PickFiles } from '../../pictures/pick-files.tsx';
import { QueueProgress } from '../../pictures/queue-progress.tsx';
import { usePictureQueue } from '../../pictures/use-picture-queue.ts';
import { useForm } from './form-context.ts';

type AddPicturesProps = { path: string; items: Schema };

/** Many pictures at once, each with a row of its own; they go on by themselves after the line or the page was lost. */
export function AddPictures({ path, items }: AddPicturesProps) {
  const { record, staffId } = useForm();
  return record && staffId ? <ToRecord record={record} staffId={staffId} path={path} items={items} /> : null;
}

type ToRecordProps = AddPicturesProps & Required<Pick<ReturnType<typeof useForm>, 'record' | 'staffId'>>;

function ToRecord({ record: { collection, slug }, staffId, path, items }: ToRecordProps) {
  const { queue, view } = usePictureQueue(staffId);
  const add = (files: File[]) =>
    void queue.add(files, { collection, slug, path, row: blank(items) as Record<string, unknown> });
  const mine = view.uploads.filter(
    ({ target }) => target?.collection === collection && target.slug === slug && target.path === path,
  );
  return (
    <DropZone onFiles={add} className="mt-4 border border-dashed border-graphite/60 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PickFiles label="Add pictures" many onFiles={add} />
        <p className="min-w-0 grow basis-48 text-[0.85rem] text-graphite">
          As many as you like, from the camera or the gallery. Location data is removed.
        </p>
      </div>
      <QueueProgress uploads={mine} isCut={view.isCut} queue={queue} />
    </DropZone>
  );
}
