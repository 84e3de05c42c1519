/** Photos of a project: added together, ordered by dragging, and described in sequence. */
import { useRef, useState } from 'react';
import { blank, type Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../components/button.tsx';
import { useDragRow } from '../../components/use-drag-row.ts';
import { usePictureQueue } from '../pictures/picture-queue.ts';
import { thumbnailOf } from '../pictures/pictures.ts';
import { UploadPanel } from '../pictures/queue-progress.tsx';
import { AnyField } from './fields/any-field.tsx';
import { useForm } from './fields/form-context.ts';
import { Fields } from './fields/group.tsx';
import { type PhotoRow, photoAt, photoPath, photosOf, withPhotos } from './photo-list.ts';

type PhotosProps = { schema: Schema; value: Record<string, unknown> };

export function Photos({ schema, value }: PhotosProps) {
  const { set, mistakes, opened, read } = useForm();
  const photos = photosOf(value);
  const undescribed = photos.flatMap(({ alt }, index) => (alt === '' ? [index] : []));
  const [chosen, setChosen] = useState<number | null>(photoAt(opened));
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setChosen(photoAt(opened) ?? chosen);
  }
  const [said, setSaid] = useState('');
  const place = (next: readonly PhotoRow[]) => set('', withPhotos(read(''), next));
  function move(from: number, to: number) {
    const photo = photos[from];
    if (!photo || to < 0 || to >= photos.length) return;
    place(photos.toSpliced(from, 1).toSpliced(to, 0, photo));
    setChosen(to);
    setSaid(`Photo ${from + 1} is now ${to === 0 ? 'the cover' : `photo ${to + 1}`}.`);
  }
  const shown = chosen !== null && chosen < photos.length ? chosen : (undescribed[0] ?? null);
  const { permission, gallery } = schema.properties ?? {};
  return (
    <>
      <p className="mt-1 text-graphite">The first photo is the cover. Drag to reorder, tap to describe.</p>
      <ol aria-label="Photos" className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photos.map((photo, index) => (
          <Tile
            key={`${photo.picture} ${photos.slice(0, index).filter(({ picture }) => picture === photo.picture).length}`}
            {...{ photo, index, isChosen: index === shown, onMove: move }}
            onChoose={() => setChosen(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {photos.length === 0 && mistakes.has('cover.picture') && (
        <p data-path="cover" tabIndex={-1} className="mt-2 text-14 font-strong text-cancelled">
          Add at least one photo.
        </p>
      )}
      <AddPhotos row={blank(gallery?.items ?? {}) as Record<string, unknown>} />
      {shown !== null && (
        <OnePhoto
          key={`${shown} ${photos.length}`}
          {...{ schema, photos, index: shown, undescribed, onMove: move }}
          onChoose={setChosen}
          onRemove={() => {
            place(photos.toSpliced(shown, 1));
            setChosen(null);
          }}
        />
      )}
      {permission && <AnyField schema={permission} value={value.permission} path="permission" isOptional />}
    </>
  );
}

type TileProps = {
  photo: PhotoRow;
  index: number;
  isChosen: boolean;
  onMove: (from: number, to: number) => void;
  onChoose: () => void;
};

function Tile({ photo, index, isChosen, onMove, onChoose }: TileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  useDragRow({ row: tile, list: 'photos', index, onMove, onOver: (from) => setOver(from !== null) });
  return (
    <li
      ref={tile}
      data-over={isOver || undefined}
      className="relative cursor-grab rounded-control first:col-span-2 first:row-span-2 data-over:outline-2 data-over:outline-offset-2 data-over:outline-copper"
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`Photo ${index + 1}${photo.alt ? `: ${photo.alt}` : ', no description'}`}
        onClick={onChoose}
        className="block size-full cursor-[inherit] overflow-hidden rounded-control bg-ledge aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-copper"
      >
        <img
          src={thumbnailOf(photo.picture)}
          alt=""
          draggable={false}
          className="aspect-3/2 size-full object-cover"
        />
      </button>
      {index === 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2 left-2 rounded-mark bg-ink px-1.5 text-13 text-paper"
        >
          Cover
        </span>
      )}
      {photo.alt === '' && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-2 left-2 rounded-mark bg-progress-bg px-1.5 text-13 font-strong text-progress"
        >
          Describe
        </span>
      )}
    </li>
  );
}

/** Adds any number of photos. Uploads resume after the connection or the page was lost. */
function AddPhotos({ row }: { row: Record<string, unknown> }) {
  const { record, staffId } = useForm();
  const { collection, slug } = record;
  const { queue, view } = usePictureQueue(staffId);
  return (
    <UploadPanel
      label="Add photos"
      hint="As many as you like. Location data is removed."
      onFiles={(files) => void queue.add(files, { collection, slug, path: 'gallery', row })}
      uploads={view.uploads.filter(
        ({ target }) =>
          target?.collection === collection && target.slug === slug && target.path === 'gallery',
      )}
      isCut={view.isCut}
      queue={queue}
    />
  );
}

type OnePhotoProps = {
  schema: Schema;
  photos: readonly PhotoRow[];
  index: number;
  undescribed: readonly number[];
  onMove: (from: number, to: number) => void;
  onChoose: (index: number) => void;
  onRemove: () => void;
};

/** The words of one photo, what it is cropped to, and its place. */
function OnePhoto({ schema, photos, index, undescribed, onMove, onChoose, onRemove }: OnePhotoProps) {
  const { set } = useForm();
  const [first = 0] = undescribed.filter((other) => other > index).concat(undescribed);
  const photo = photos[index];
  if (!photo) return null;
  const path = photoPath(index);
  const { cover, gallery } = schema.properties ?? {};
  const own = (index === 0 ? cover : gallery?.items) ?? {};
  const name = index === 0 ? 'Cover' : `Photo ${index + 1}`;
  return (
    <fieldset className="mt-4 min-w-0 rounded-sheet bg-sheet p-4 shadow-e1">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-strong">
        {name}
      </p>
      <Fields schema={own} value={photo} path={path} />
      {photo.alt === '' && photo.caption !== '' && (
        <p className="mt-2">
          <Button look="quiet" onClick={() => set(`${path}.alt`, photo.caption)}>
            Use the caption as alt text
          </Button>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="quiet" disabled={index === 0} onClick={() => onMove(index, 0)}>
          Make cover
        </Button>
        <Button look="quiet" disabled={index === 0} onClick={() => onMove(index, index - 1)}>
          Earlier
        </Button>
        <Button look="quiet" disabled={index === photos.length - 1} onClick={() => onMove(index, index + 1)}>
          Later
        </Button>
        <Button look="bare" className="px-2" onClick={onRemove}>
          Remove {name.toLowerCase()}
        </Button>
      </div>
      {undescribed.some((other) => other !== index) && (
        <p className="mt-3">
          <Button look="ink" onClick={() => onChoose(first)}>
            Describe the next photo ({undescribed.length} left)
          </Button>
        </p>
      )}
    </fieldset>
  );
}
