import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttachmentView } from '#contract/inquiries/inquiry-action-schemas.ts';
import { pictureHref, thumbnailUrl } from '#contract/shared/images.ts';
import { bytesInWords } from '../../../../layout/bytes-in-words.ts';
import { request } from '../../../../layout/request.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { Button } from '../../../components/button.tsx';
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

/** All files of an inquiry: each picture enlarges, and its name opens it in a new tab (requirements §14). */
export function ContactSheet({ onEnlarge, onOpen }: ContactSheetProps) {
  const { attachments, reference } = useOpenInquiry().inquiry;
  if (attachments.length === 0) return null;
  return (
    <section aria-label="Attachments" className="not-first:mt-5">
      <h3 className="mb-1 text-14 font-semibold tracking-tight">Files ({attachments.length})</h3>
      <ul className="-mx-1 grid">
        {attachments.map((address, i) => (
          <li key={address} className="min-w-0">
            <File
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

type FileProps = { address: string; place: string; onEnlarge: () => void; onOpen: () => void };

function File({ address, place, onEnlarge, onOpen }: FileProps) {
  const label = attachmentLabel(address);
  if (!isWebAddress(address)) return <span className="block px-1 text-13 wrap-anywhere">{label}</span>;
  return (
    <div className="flex min-h-9 items-center gap-2 rounded-control px-1 hover:bg-hover max-md:min-h-14">
      <button
        type="button"
        aria-label={`View picture ${place}`}
        onClick={onEnlarge}
        className="shrink-0 cursor-zoom-in overflow-hidden rounded-mark max-md:min-h-11"
      >
        <Thumbnail address={address} className="h-7 w-10.5 max-md:h-11 max-md:w-16" />
      </button>
      <Tooltip text="Opens in a new tab">
        <a
          href={pictureHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          onAuxClick={onOpen}
          className="flex min-h-8 min-w-0 items-center text-13 font-strong max-md:min-h-11"
        >
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{label}</span>
        </a>
      </Tooltip>
      <Size href={pictureHref(address)} />
    </div>
  );
}

/** A file's size, as its server reports it; nothing for pictures at another host, which the page may show but not read. */
function Size({ href }: { href: string }) {
  const { data: bytes } = useQuery({
    queryKey: ['size of', href],
    queryFn: async ({ signal }) =>
      Number((await request(href, { method: 'HEAD', signal })).headers.get('content-length')),
    enabled: isSameSite(href),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!bytes) return null;
  return <span className="ml-auto shrink-0 text-12 text-graphite">{bytesInWords(bytes)}</span>;
}

/** The small picture of a file, or words where it is none. */
function Thumbnail({ address, className }: { address: string; className: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span className={`grid place-items-center bg-ledge text-12 text-graphite ${className}`}>File</span>
    );
  return (
    <img
      src={thumbnailUrl(address) ?? address}
      alt=""
      width={240}
      height={160}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={`bg-ledge object-cover ${className}`}
    />
  );
}

/** The pictures under the request, to be enlarged; their names are in the list of files. */
export function Pictures({ onEnlarge }: Pick<ContactSheetProps, 'onEnlarge'>) {
  const addresses = useOpenInquiry().inquiry.attachments.filter(isWebAddress);
  if (addresses.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="mt-3 flex flex-wrap gap-2">
      {addresses.map((address, i) => (
        <li key={address}>
          <button
            type="button"
            aria-label={`Enlarge picture ${i + 1} of ${addresses.length}`}
            onClick={() => onEnlarge(address)}
            className="block cursor-zoom-in overflow-hidden rounded-control hover:opacity-85"
          >
            <Thumbnail address={address} className="h-16 w-24" />
          </button>
        </li>
      ))}
    </ul>
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
