import { useRef, useState } from 'react';
import { thumbnailUrl } from '#contract/shared/images.ts';
import type { Attachment } from './draft.ts';

/** The uploaded pictures. Each is also in a hidden field, for the form without JavaScript. */
export function PictureList({
  attachments,
  canRemove,
  onRemove,
  onLastRemoved,
}: {
  attachments: readonly Attachment[];
  canRemove: boolean;
  onRemove: (picture: Attachment) => void;
  onLastRemoved: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  if (attachments.length === 0) return null;

  const remove = (picture: Attachment, index: number) => {
    // The focused button disappears with its picture: move the focus to its neighbor.
    const buttons = list.current?.querySelectorAll('button');
    const neighbor = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbor) neighbor.focus();
    else onLastRemoved();
    onRemove(picture);
  };

  return (
    <ul ref={list} className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-4">
      {attachments.map((picture, index) => (
        <li key={picture.url} className="min-w-0">
          <input type="hidden" name="attachments" value={picture.url} />
          <Thumbnail picture={picture} />
          <div className="flex items-center justify-between gap-2">
            <p className="caption line-clamp-3 min-w-0 wrap-anywhere">{picture.name}</p>
            {canRemove && (
              <button
                type="button"
                aria-label={`Remove ${picture.name}`}
                onClick={() => remove(picture, index)}
                className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center hover:text-copper"
              >
                <svg
                  width="12"
                  height="12"
                  viewBox="0 0 12 12"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M1 1l10 10M11 1L1 11" />
                </svg>
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Our own picture by its path: the page may be open under another host than the configured origin. */
const thumbnailHere = (url: string) => thumbnailUrl(url)?.replace(/^https?:\/\/[^/]+/, '');

function Thumbnail({ picture }: { picture: Attachment }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <p className="caption grid aspect-4/3 place-items-center border border-dashed border-hairline p-3 text-center">
        No preview
      </p>
    );
  return (
    <img
      src={thumbnailHere(picture.url) ?? picture.url}
      alt=""
      width={240}
      height={180}
      decoding="async"
      onError={() => setMissing(true)}
      className="aspect-4/3 w-full bg-ledge object-cover"
    />
  );
}
