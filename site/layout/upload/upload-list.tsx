import type { Upload } from './upload-queue.ts';

/** Pending and failed uploads: the progress of each, or the reason for its failure. */
export function UploadList({
  uploads,
  onRetry,
  onDismiss,
  buttons = 'px-2 underline decoration-hairline underline-offset-4 hover:text-copper',
}: {
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
  /** Classes of its buttons. */
  buttons?: string;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className="mt-4 border-b border-hairline font-sans text-[0.9375rem] leading-snug">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex flex-wrap items-center gap-x-4 border-t border-hairline py-1.5 sm:flex-nowrap"
        >
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate font-medium">{upload.name}</p>
            {upload.state === 'failed' ? (
              <p role="alert" className="text-cancelled">
                {upload.reason}
              </p>
            ) : (
              <Progress upload={upload} />
            )}
          </div>
          {upload.state === 'failed' && upload.canRetry && (
            <RowButton name={upload.name} look={buttons} onClick={() => onRetry(upload.id)}>
              Try again
            </RowButton>
          )}
          <RowButton name={upload.name} look={buttons} onClick={() => onDismiss(upload.id)}>
            {upload.state === 'failed' ? 'Dismiss' : 'Cancel'}
          </RowButton>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { name, state, progress } }: { upload: Upload }) {
  const percent = Math.round(progress * 100);
  // All bytes are sent, but the host still decodes and stores the picture.
  const words = state === 'waiting' ? 'Waiting' : percent === 100 ? 'Processing' : `${percent}%`;
  return (
    <div className="mt-1 flex items-center gap-3">
      <progress
        value={progress}
        max={1}
        aria-label={`Uploading ${name}`}
        className="h-1 w-full appearance-none border-0 bg-hairline [&::-moz-progress-bar]:bg-copper [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-copper"
      />
      <span className="caption w-16 shrink-0 text-right">{words}</span>
    </div>
  );
}

type RowButtonProps = { name: string; look: string; onClick: () => void; children: string };

function RowButton({ name, look, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${name}`}
      onClick={onClick}
      className={`min-h-11 min-w-11 cursor-pointer ${look}`}
    >
      {children}
    </button>
  );
}
