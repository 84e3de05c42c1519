import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttachmentView } from '#contract/inquiries/inquiry-action-changes.ts';
import { pictureHref, thumbnailUrl } from '#contract/shared/images.ts';
import { request } from '../../../../layout/request.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { Button } from '../../../components/button.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { INQUIRIES } from '../../queries/known-inquiries.ts';
import { attachmentLabel, isWebAddress } from './attachment-label.ts';

/** Records in the timeline that a picture was opened; opening it neither waits for this nor fails with it. */
export function useTellOpened(inquiryId: string): (address: string) => void {
  const queryClient = useQueryClient();
  const id = encodeURIComponent(inquiryId);
  return (url) =>
    void request(`/api/inquiries/${id}/attachment-views`, {
      method: 'POST',
      body: { url } satisfies AttachmentView,
    })
      .then(() => queryClient.invalidateQueries({ queryKey: [...INQUIRIES, id, 'events'] }))
      .catch(() => null);
}

type ContactSheetProps = {
  /** Enlarges a picture. */
  onEnlarge: (address: string) => void;
  /** Called when a picture is opened in a separate tab. */
  onOpen: (address: string) => void;
};

/** All pictures of an inquiry, once: each enlarges, and has a link that opens it in a new tab (requirements §14). */
export function ContactSheet({ onEnlarge, onOpen }: ContactSheetProps) {
  const { attachments, reference } = useOpenInquiry().inquiry;
  if (attachments.length === 0) return null;
  return (
    <section aria-label="Attachments" className="mt-6">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {attachments.map((address, i) => (
          <li key={address} className="min-w-0">
            <Frame
              address={address}
              place={`${i + 1} of ${attachments.length}`}
              onEnlarge={() => onEnlarge(address)}
              onOpen={() => onOpen(address)}
            />
          </li>
        ))}
      </ul>
      {attachments.length > 1 && <DownloadAll addresses={attachments} name={reference} />}
    </section>
  );
}

type FrameProps = { address: string; place: string; onEnlarge: () => void; onOpen: () => void };

function Frame({ address, place, onEnlarge, onOpen }: FrameProps) {
  const [failed, setFailed] = useState(false);
  const label = attachmentLabel(address);
  if (!isWebAddress(address)) return <span className="block text-[0.8rem] wrap-anywhere">{label}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={`View picture ${place}`}
        onClick={onEnlarge}
        className="block aspect-3/2 w-full cursor-zoom-in bg-ledge hover:opacity-85"
      >
        {failed ? (
          <span className="text-[0.8rem] text-graphite">Not a picture</span>
        ) : (
          <img
            src={thumbnailUrl(address) ?? address}
            alt=""
            width={240}
            height={160}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
            className="aspect-3/2 w-full object-cover"
          />
        )}
      </button>
      <Tooltip text="Opens in a new tab">
        <a
          href={pictureHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          onAuxClick={onOpen}
          className="flex min-h-8 items-start gap-1.5 py-1.5 text-[0.8125rem] leading-tight text-section max-md:min-h-11"
        >
          <span className="line-clamp-3 min-w-0 wrap-anywhere">{label}</span>
          <LineIcon
            className="mt-0.5 size-3 shrink-0"
            strokeWidth="1.4"
            d="M9 2h5v5M14 2 7.5 8.5M12 9.5V14H2V4h4.5"
          />
        </a>
      </Tooltip>
    </>
  );
}

/**
 * All pictures in one archive, made in the browser. Not offered for pictures at another host: the content security
 * policy lets the page show them, but not read them.
 */
function DownloadAll({ addresses, name }: { addresses: string[]; name: string }) {
  const hrefs = addresses.map(pictureHref);
  const download = useMutation({
    mutationFn: async () => (await import('./zip.ts')).zipOf(hrefs, name),
    onSuccess: (archive) => save(archive, `${name}.zip`),
    meta: { failed: 'Download failed' },
  });
  if (!hrefs.every(isSameSite)) return null;
  return (
    <Button look="bare" disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? 'Preparing download...' : `Download all ${hrefs.length}`}
    </Button>
  );
}

/** A path: what the page may read, rather than only show. */
const isSameSite = (href: string): boolean => /^\/(?!\/)/.test(href);

function save(archive: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = name;
  link.click();
  // The browser reads the archive after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
