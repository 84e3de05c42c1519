import type { ReactNode } from 'react';
import type { PictureUse } from '#contract/site/site-pictures.ts';
import { UPLOADED_LIMITS } from '#contract/site/uploaded-picture.ts';
import { Tooltip } from '../../../layout/tooltip.tsx';
import { cardDate } from '../../format/dates.ts';
import { editHref, useSiteAddress } from '../state/site-address.ts';

type PictureCardProps = {
  name: string;
  words: string;
  source: string | undefined;
  uses: readonly PictureUse[];
  /** When it is deleted unless it is used; ISO 8601. */
  goesAt?: string | null;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  children?: ReactNode;
};

/** A picture with its name and where it is used. */
export function PictureCard(props: PictureCardProps) {
  const { name, words, source, uses, goesAt = null, isChosen, onChoose, children } = props;
  const shown = useSiteAddress();
  const picture = (
    <>
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full bg-ledge object-cover"
      />
      <Tooltip text={words}>
        <span className="mt-1 block truncate">{words}</span>
      </Tooltip>
    </>
  );
  const places = [...new Map(uses.map((use) => [`${use.collection}/${use.slug}`, use])).values()];
  return (
    <li data-picture={name} className="min-w-0 text-13">
      {onChoose ? (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={words}
          onClick={onChoose}
          className="block w-full cursor-pointer border border-hairline p-1 text-left hover:border-copper aria-pressed:border-copper aria-pressed:ring-1 aria-pressed:ring-copper"
        >
          {picture}
        </button>
      ) : (
        <div className="border border-hairline p-1">{picture}</div>
      )}
      <p className="mt-1 text-graphite">
        {places.length === 0 && unusedWords(goesAt)}
        {places.slice(0, SHOWN).map((use, index) => (
          <span key={`${use.collection}/${use.slug}`}>
            {index > 0 && ', '}
            <a href={editHref(shown, use)} className="text-section">
              {use.name}
            </a>
          </span>
        ))}
        {places.length > SHOWN && ` and ${places.length - SHOWN} more`}
      </p>
      {children}
    </li>
  );
}

const SHOWN = 3;
const NOTICE_MS = UPLOADED_LIMITS.unusedNoticeDays * 86_400_000;

const unusedWords = (goesAt: string | null): string =>
  goesAt && Date.parse(goesAt) - Date.now() < NOTICE_MS
    ? `Unused. Will be deleted on ${cardDate(goesAt)}.`
    : 'Unused';
