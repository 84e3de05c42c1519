import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { pictureHref } from '#contract/shared/images.ts';
import { Icon, type IconName } from '../../../../layout/icon.tsx';
import { attachmentLabel } from './attachment-label.ts';

type LightboxProps = {
  addresses: string[];
  /** The enlarged picture. */
  address: string;
  onShow: (address: string) => void;
  onClose: () => void;
};

/** An inquiry's pictures at full size, one at a time: arrows turn, Esc closes. */
export function Lightbox({ addresses, address, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const at = Math.max(0, addresses.indexOf(address));
  const turn = (by: number) => {
    const next = addresses[(at + by + addresses.length) % addresses.length];
    if (next !== undefined) onShow(next);
  };
  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`Picture ${at + 1} of ${addresses.length}`}
      onKeyDown={press}
      onClose={onClose}
      className="m-0 grid size-full max-h-none max-w-none rows-head bg-paper font-sans text-ink not-open:hidden"
    >
      <div className="flex items-center border-b border-hairline pl-4 text-sm md:pl-6">
        <p aria-live="polite" className="mr-auto min-w-0 truncate tabular-nums">
          {at + 1} <span className="text-graphite">of {addresses.length}</span>
          <span className="ml-3">{attachmentLabel(address)}</span>
        </p>
        <a
          href={pictureHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          className="mx-4 inline-flex min-h-11 items-center text-section"
        >
          <span className="whitespace-nowrap">Open in a new tab</span>
        </a>
        {addresses.length > 1 && (
          <>
            <Control label="Previous picture" icon="left" onClick={() => turn(-1)} />
            <Control label="Next picture" icon="right" onClick={() => turn(1)} />
          </>
        )}
        <Control label="Close" icon="close" onClick={() => dialog.current?.close()} />
      </div>
      <div className="flex min-h-0 items-center justify-center md:p-6">
        <img
          key={address}
          src={pictureHref(address)}
          alt=""
          className="max-h-full max-w-full object-contain"
        />
      </div>
    </dialog>
  );
}

function Control({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: IconName;
  onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-14 cursor-pointer place-items-center border-l border-hairline hover:bg-copper hover:text-on-copper"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
