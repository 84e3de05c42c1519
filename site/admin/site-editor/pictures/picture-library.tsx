import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SitePictures } from '#contract/site/site-pictures.ts';
import { pictureStem, thumbnailAddress } from '#contract/site/uploaded-picture.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/field.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { sitePictures } from '../state/content-query.ts';
import { DeletePicture } from './delete-picture.tsx';
import { PictureCard } from './picture-card.tsx';
import { useLooseUploads } from './picture-queue.ts';
import { pictureWords, SHIPPED_PICTURES, thumbnailOf } from './pictures.ts';
import { UploadPanel } from './queue-progress.tsx';

type PictureLibraryProps = {
  staffId: string;
  isOwner?: boolean;
  /** The field's present picture. */
  chosen?: string;
  /** Absent where pictures are only looked after. */
  onChoose?: (name: string, alt: string) => void;
};

/** The firm's own pictures, and those that came with the site. */
export function PictureLibrary(props: PictureLibraryProps) {
  const query = useQuery(sitePictures());
  return (
    <Loaded query={query} what="pictures" waiting="Loading pictures...">
      {(all) => <Shelves all={all} onUploaded={() => void query.refetch()} {...props} />}
    </Loaded>
  );
}

type ShelvesProps = PictureLibraryProps & { all: SitePictures; onUploaded: () => void };

function Shelves({ all, onUploaded, staffId, isOwner = false, chosen = '', onChoose }: ShelvesProps) {
  const isOurs = chosen !== '' && !all.pictures.some(({ id }) => chosen.includes(id));
  const [shelf, setShelf] = useState<'yours' | 'ours'>(isOurs ? 'ours' : 'yours');
  const [words, setWords] = useState('');
  const usesOf = (name: string) => all.uses[pictureStem(name)] ?? [];
  /** By its own words, and by the entries that show it. */
  const isFound = (name: string, ...texts: string[]) =>
    holds(words, [...texts, ...usesOf(name).map((use) => use.name)]);
  const yours = all.pictures.filter(({ name, fileName, alt }) => isFound(name, fileName, alt));
  const ours = SHIPPED_PICTURES.filter((name) => isFound(name, pictureWords(name)));
  const isIt = (name: string) => pictureStem(name) === pictureStem(chosen);
  const found = shelf === 'yours' ? yours.length : ours.length;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        <fieldset aria-label="Filter pictures" className="flex flex-wrap gap-2">
          {(
            [
              ['yours', 'Uploaded', yours.length],
              ['ours', 'Included with the website', ours.length],
            ] as const
          ).map(([one, label, count]) => (
            <Button
              key={one}
              look={shelf === one ? 'ink' : 'quiet'}
              aria-pressed={shelf === one}
              onClick={() => setShelf(one)}
            >
              {label} <span className="font-normal">{count.toLocaleString('en-US')}</span>
            </Button>
          ))}
        </fieldset>
        <div className="min-w-0 grow basis-56 sm:max-w-md [&>div]:mt-2">
          <TextField
            label="Search"
            type="search"
            value={words}
            placeholder="File name, alt text, or page"
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </div>
      {shelf === 'yours' && <UploadHere staffId={staffId} onUploaded={onUploaded} onChoose={onChoose} />}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {shelf === 'yours'
          ? yours.map((picture) => (
              <PictureCard
                key={picture.id}
                name={picture.name}
                words={picture.alt || picture.fileName}
                source={thumbnailAddress(picture)}
                uses={usesOf(picture.name)}
                goesAt={picture.goesAt}
                isChosen={isIt(picture.name)}
                onChoose={onChoose && (() => onChoose(picture.name, picture.alt))}
              >
                <DeletePicture picture={picture} uses={usesOf(picture.name)} isOwner={isOwner} />
              </PictureCard>
            ))
          : ours.map((name) => (
              <PictureCard
                key={name}
                name={name}
                words={pictureWords(name)}
                source={thumbnailOf(name)}
                uses={usesOf(name)}
                isChosen={isIt(name)}
                onChoose={onChoose && (() => onChoose(name, ''))}
              />
            ))}
      </ul>
      {found === 0 && (
        <div role="status">
          <EmptyState
            drawing="picture"
            title={words ? `No pictures match “${words}.”` : 'No pictures yet.'}
            about={
              words
                ? 'Try a part of the file’s name or its alt text.'
                : 'Upload your first: a finished porch, the crew, a detail.'
            }
          />
        </div>
      )}
    </>
  );
}

type UploadHereProps = Pick<ShelvesProps, 'staffId' | 'onUploaded' | 'onChoose'>;

/** Pictures that go to the shelf; a single one that is uploaded to be chosen is chosen. */
function UploadHere({ staffId, onUploaded, onChoose }: UploadHereProps) {
  const { queue, view, add } = useLooseUploads(staffId, (picture, alt, isOnly) => {
    onUploaded();
    if (isOnly) onChoose?.(picture, alt);
  });
  return (
    <UploadPanel
      label="Upload pictures"
      hint="JPEG, PNG, WebP, or AVIF, up to 20 MB each. Location data is removed."
      onFiles={add}
      uploads={view.uploads.filter(({ target }) => target === null)}
      isCut={view.isCut}
      queue={queue}
    />
  );
}

/** Whether every word of the search is in one of the texts. */
function holds(words: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
