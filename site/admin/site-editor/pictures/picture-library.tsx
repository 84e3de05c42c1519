import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SitePictures } from '#contract/site/site-pictures.ts';
import { pictureStem, thumbnailAddress } from '#contract/site/uploaded-picture.ts';
import { Loaded } from '../../components/loaded.tsx';
import { TextField } from '../../components/text-field.tsx';
import { sitePictures } from '../state/content-query.ts';
import { DeletePicture } from './delete-picture.tsx';
import { foundOurs, foundYours, type Shelf } from './found-pictures.ts';
import { DropZone, PickFiles } from './pick-files.tsx';
import { PictureCard } from './picture-card.tsx';
import { pictureWords, thumbnailOf } from './pictures.ts';
import { QueueProgress } from './queue-progress.tsx';
import { usePictureQueue } from './use-picture-queue.ts';

type PictureLibraryProps = {
  staffId: string | undefined;
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
    <Loaded query={query} what="The pictures" waiting="Loading the pictures...">
      {(all) => <Shelves all={all} onUploaded={() => void query.refetch()} {...props} />}
    </Loaded>
  );
}

type ShelvesProps = PictureLibraryProps & { all: SitePictures; onUploaded: () => void };

function Shelves({ all, onUploaded, staffId, isOwner = false, chosen = '', onChoose }: ShelvesProps) {
  const isOurs = chosen !== '' && !all.pictures.some(({ id }) => chosen.includes(id));
  const [shelf, setShelf] = useState<Shelf>(isOurs ? 'ours' : 'yours');
  const [words, setWords] = useState('');
  const yours = foundYours(all, words);
  const ours = foundOurs(all, words);
  const usesOf = (name: string) => all.uses[pictureStem(name)] ?? [];
  const isIt = (name: string) => pictureStem(name) === pictureStem(chosen);
  const found = shelf === 'yours' ? yours.length : ours.length;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        <fieldset aria-label="Which pictures" className="flex gap-x-5">
          {(
            [
              ['yours', 'Uploaded', yours.length],
              ['ours', 'Came with the site', ours.length],
            ] as const
          ).map(([one, label, count]) => (
            <button
              key={one}
              type="button"
              aria-pressed={shelf === one}
              onClick={() => setShelf(one)}
              className="min-h-11 cursor-pointer border-b-2 border-transparent font-[560] hover:text-copper aria-pressed:border-copper"
            >
              {label} <span className="text-graphite">{count.toLocaleString('en-US')}</span>
            </button>
          ))}
        </fieldset>
        <div className="min-w-0 grow basis-56 sm:max-w-md [&>div]:mt-2">
          <TextField
            label="Find"
            type="search"
            value={words}
            placeholder="File name, description, or page"
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </div>
      {shelf === 'yours' && staffId && (
        <UploadHere staffId={staffId} onUploaded={onUploaded} onChoose={onChoose} />
      )}
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
        <p role="status" className="mt-4 text-graphite">
          {words
            ? `No picture matches “${words}”.`
            : 'None yet. Upload the first: a finished porch, the crew, a detail.'}
        </p>
      )}
    </>
  );
}

type UploadHereProps = Pick<PictureLibraryProps, 'onChoose'> & { staffId: string; onUploaded: () => void };

/** Pictures that go to the shelf; a single one that is uploaded to be chosen is chosen. */
function UploadHere({ staffId, onUploaded, onChoose }: UploadHereProps) {
  const { queue, view } = usePictureQueue(staffId);
  const [sent, setSent] = useState<readonly string[]>([]);
  const mine = view.uploads.filter(({ target }) => target === null);
  const arrived = view.arrived.filter(({ key, isPlaced }) => sent.includes(key) && !isPlaced);
  const last = arrived.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that arrives
  useEffect(() => {
    if (last === undefined) return;
    onUploaded();
    const [only] = arrived;
    if (onChoose && sent.length === 1 && only?.picture) onChoose(only.picture, only.alt);
    void queue.placed(arrived.map(({ key }) => key));
  }, [last]);
  const add = async (files: File[]) => setSent([...sent, ...(await queue.add(files, null))]);
  return (
    <DropZone onFiles={add} className="mt-3 border border-dashed border-graphite/60 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PickFiles label="Upload pictures" many onFiles={add} />
        <p className="min-w-0 grow basis-48 text-[0.85rem] text-graphite">
          JPEG, PNG, WebP, or AVIF, up to 20 MB each. Location data is removed.
        </p>
      </div>
      <QueueProgress uploads={mine} isCut={view.isCut} queue={queue} />
    </DropZone>
  );
}
