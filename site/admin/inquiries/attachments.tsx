import { useState } from 'react';
import { pictureHref, thumbnailUrl } from '#contract/images.ts';
import { attachmentLabel, isWebAddress } from './attachment-label.ts';

type AttachmentsProps = { addresses: string[]; onOpen?: (address: string) => void };

/** The pictures of an inquiry, each a link that opens in a new tab (specification §2). */
export function Attachments({ addresses, onOpen }: AttachmentsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {addresses.map((address) => (
        <li key={address} className="min-w-0">
          <Attachment address={address} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Attachment({ address, onOpen }: { address: string; onOpen?: (address: string) => void }) {
  const [failed, setFailed] = useState(false);
  const label = <span className="block truncate text-[0.8rem]">{attachmentLabel(address)}</span>;
  if (!isWebAddress(address)) return label;
  return (
    <a
      href={pictureHref(address)}
      target="_blank"
      rel="noopener noreferrer"
      title={attachmentLabel(address)}
      onClick={() => onOpen?.(address)}
      onAuxClick={() => onOpen?.(address)}
      className="group block text-section"
    >
      {!failed && (
        <img
          src={thumbnailUrl(address) ?? address}
          alt=""
          width={240}
          height={160}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="mb-1 aspect-3/2 w-full bg-ledge object-cover group-hover:opacity-85"
        />
      )}
      {label}
    </a>
  );
}
