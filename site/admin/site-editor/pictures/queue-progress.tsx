import { useState } from 'react';
import { UploadList } from '../../../layout/upload/upload-list.tsx';
import { DropZone, PickFiles } from './pick-files.tsx';
import type { PictureQueue, QueueView } from './picture-queue.ts';

type QueueProgressProps = { uploads: QueueView['uploads']; isCut: boolean; queue: PictureQueue };

type UploadPanelProps = QueueProgressProps & {
  label: string;
  hint: string;
  onFiles: (files: File[]) => void;
};

/** Accepts many pictures together, and shows their progress. */
export const UploadPanel = ({ label, hint, onFiles, ...progress }: UploadPanelProps) => (
  <DropZone onFiles={onFiles} className="mt-4 border border-dashed border-graphite/60 p-4">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PickFiles label={label} many onFiles={onFiles} />
      <p className="min-w-0 grow basis-48 text-13 text-graphite">{hint}</p>
    </div>
    <QueueProgress {...progress} />
  </DropZone>
);

/** Progress of the uploads: a summary line for all, and a separate line for each pending or failed one. */
export function QueueProgress({ uploads, isCut, queue }: QueueProgressProps) {
  const left = uploads.filter(({ state }) => state !== 'failed').length;
  // Counts up while any is left, so that the total includes all chosen pictures.
  const [most, setMost] = useState(0);
  if (left > most) setMost(left);
  if (left === 0 && most > 0) setMost(0);
  if (uploads.length === 0) return <p role="status" />;
  return (
    <div className="mt-3">
      <p role="status" className="font-strong">
        {left > 0 && (isCut ? waitingWords(left) : sentWords(most - left, most))}
      </p>
      {most > 1 && left > 0 && (
        <progress
          value={most - left}
          max={most}
          aria-label="Pictures uploaded"
          className="meter mt-1.5 h-1.5 w-full"
        />
      )}
      {left > 0 && (
        <p className="mt-1.5 text-13 text-graphite">
          You can keep working. {most === 1 ? 'The picture is saved' : 'The pictures are saved'} in this
          browser, even if you close the page.
        </p>
      )}
      <UploadList
        uploads={uploads.filter(({ state }) => state !== 'waiting')}
        onRetry={queue.retry}
        onDismiss={queue.dismiss}
        buttons="px-2 font-strong text-section underline underline-offset-4"
      />
    </div>
  );
}

const sentWords = (done: number, all: number): string =>
  all === 1 ? 'Uploading the picture' : `${done} of ${all} uploaded`;

const waitingWords = (left: number): string =>
  `You’re offline. ${left === 1 ? '1 picture' : `${left} pictures`} will upload when you reconnect.`;
