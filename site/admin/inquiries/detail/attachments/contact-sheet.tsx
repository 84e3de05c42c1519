import { useState } from 'react';
import { pictureHref, thumbnailUrl } from '#contract/images.ts';
import { LineIcon } from '../../../controls/line-icon.tsx';
import { attachmentLabel, isWebAddress } from './attachment-label.ts';
import { DownloadAll } from './download-all.tsx';

type ContactSheetProps = {
  addresses: string[];
  /** Names the archive of all pictures. */
  reference: string;
  /** Enlarges a picture. */
  onEnlarge: (address: string) => void;
  /** A picture was opened in a tab of its own. */
  onOpen: (address: string) => void;
};

/** All pictures of an inquiry, once: each enlarges, and has a link that opens it in a new tab (specification §2). */
export function ContactSheet({ addresses, reference, onEnlarge, onOpen }: ContactSheetProps) {
  return (
    <section aria-label="Attachments" className="mt-6">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {addresses.map((address, i) => (
          <li key={address} className="min-w-0">
            <Frame
              address={address}
              place={`${i + 1} of ${addresses.length}`}
              onEnlarge={() => onEnlarge(address)}
              onOpen={() => onOpen(address)}
            />
          </li>
        ))}
      </ul>
      {addresses.length > 1 && <DownloadAll addresses={addresses} name={reference} />}
    </section>
  );
}

type FrameProps = { address: string; place: string; onEnlarge: () => void; onOpen: () => void };

function Frame({ address, place, onEnlarge, onOpen }: FrameProps) {
  const [failed, setFailed] = useState(false);
  const label = attachmentLabel(address);
  if (!isWebAddress(address)) return <span className="block truncate text-[0.8rem]">{label}</span>;
  return (
    <div className="relative bg-ledge">
      <button
        type="button"
        aria-label={`Enlarge picture ${place}`}
        onClick={onEnlarge}
        className="block aspect-3/2 w-full cursor-zoom-in hover:opacity-85"
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
      <a
        href={pictureHref(address)}
        target="_blank"
        rel="noopener noreferrer"
        title="Open in a new tab"
        onClick={onOpen}
        onAuxClick={onOpen}
        className="absolute right-0 bottom-0 grid size-6 place-items-center bg-paper text-ink hover:bg-copper hover:text-on-copper max-md:size-9"
      >
        <LineIcon className="size-3.5" strokeWidth="1.4" d="M9 2h5v5M14 2 7.5 8.5M12 9.5V14H2V4h4.5" />
        <span className="sr-only">{label}</span>
      </a>
    </div>
  );
}
