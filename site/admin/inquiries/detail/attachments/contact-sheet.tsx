import { useState } from 'react';
import { pictureHref, thumbnailUrl } from '#contract/shared/images.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
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
  if (!isWebAddress(address)) return <span className="block text-[0.8rem] wrap-anywhere">{label}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge picture ${place}`}
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
