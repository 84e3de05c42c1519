import { useRef } from 'react';
import { REPLY_FILE_LIMITS, REPLY_FILE_TYPES } from '#contract/mail/reply-file.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { UploadList } from '../../../../layout/upload/upload-list.tsx';
import { useFileDrop } from '../../../../layout/upload/use-file-drop.ts';
import { Button } from '../../../components/button.tsx';
import { FileLink } from '../../../components/file-link.tsx';
import { replyFileHref } from './reply-draft.ts';
import type { useReplyFiles } from './reply-uploads.ts';

const ACCEPTED = [...Object.keys(REPLY_FILE_TYPES), '.heic', '.heif'].join(',');

type AttachedFilesProps = { inquiryId: string; attached: ReturnType<typeof useReplyFiles> };

/** The files of a reply being written, and those on their way. */
export function AttachedFiles({ inquiryId, attached }: AttachedFilesProps) {
  const { files, gone, uploads, remove, retry, dismiss } = attached;
  if (files.length === 0 && uploads.length === 0) return null;
  return (
    <div>
      {files.length > 0 && (
        <ul aria-label="Attached files" className="grid text-14">
          {files.map((file) => (
            <li key={file.id} className="flex min-w-0 items-center justify-between gap-x-4">
              {gone.has(file.id) ? (
                <p role="alert" className="min-w-0 py-2 wrap-anywhere text-cancelled">
                  {file.name} expired: unsent files are kept for {REPLY_FILE_LIMITS.draftDays} days. Remove it
                  and attach it again.
                </p>
              ) : (
                <FileLink href={replyFileHref(inquiryId, file.id)} name={file.name} bytes={file.bytes} />
              )}
              <Button look="bare" aria-label={`Remove ${file.name}`} onClick={() => remove(file)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UploadList
        uploads={uploads}
        onRetry={retry}
        onDismiss={dismiss}
        buttons="font-strong text-section underline decoration-1 underline-offset-4"
      />
    </div>
  );
}

/** Accepts files that are chosen, dropped anywhere on the page, or pasted. */
export function AttachButton({ attached: { files, add } }: Pick<AttachedFilesProps, 'attached'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(add);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Files to attach"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Tooltip text="Pictures and PDFs, up to 10 MB total">
        <Button look="bare" onClick={() => chooser.current?.click()}>
          {isOver ? 'Drop files here' : files.length === 0 ? 'Attach files' : 'Attach more files'}
        </Button>
      </Tooltip>
    </>
  );
}
