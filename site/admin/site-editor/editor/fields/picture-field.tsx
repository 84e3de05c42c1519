import { lazy, Suspense, useId, useState } from 'react';
import { uploadedParts } from '#contract/site/uploaded-picture.ts';
import { Button } from '../../../components/button.tsx';
import { FocalPicture } from '../../pictures/focal-picture.tsx';
import { DropZone, PickFiles } from '../../pictures/pick-files.tsx';
import { useLooseUploads } from '../../pictures/picture-queue.ts';
import { pictureWords, thumbnailOf } from '../../pictures/pictures.ts';
import { QueueProgress } from '../../pictures/queue-progress.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

const PicturePicker = lazy(async () => ({
  default: (await import('../../pictures/picture-picker.tsx')).PicturePicker,
}));

/** A picture of the firm's own, from the phone or from those that are there, or one that came with the site. */
export function PictureField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes, read, staffId } = useForm();
  const id = useId();
  const mistake = mistakes.get(path);
  const [isOpen, setOpen] = useState(false);
  const [keptWords, setKeptWords] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const own = uploadedParts(name);
  const isFigure = path === 'picture' || path.endsWith('.picture');
  const beside = (key: string) => path.replace(/picture$/, key);
  const words = (key: string) => (isFigure ? (read(beside(key)) ?? '') : '') as string;

  const { queue, view, uploads, add } = useLooseUploads(staffId, choose);
  const addOne = ([file]: File[]) => void (file && add([file]));

  function choose(next: string, alt: string) {
    setOpen(false);
    if (next === name) return;
    set(path, next);
    if (!isFigure) return;
    if (words('alt') === '' && alt) set(beside('alt'), alt);
    setKeptWords(name !== '' && (words('alt') !== '' || words('caption') !== ''));
  }

  return (
    <div className="mt-5">
      <p id={id} className="mb-1.5 font-strong">
        {schema.title}
      </p>
      <DropZone onFiles={addOne}>
        {own ? (
          <FocalPicture own={own} alt={words('alt') || pictureWords(name)} onChange={(to) => set(path, to)} />
        ) : (
          name && <Thumbnail name={name} />
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PickFiles label="Upload a picture" onFiles={addOne} />
          <Button
            look="bare"
            id={`${id}-choose`}
            data-path={path}
            aria-describedby={mistake ? `${id} ${id}-mistake` : id}
            onClick={() => setOpen(true)}
          >
            {name ? 'Replace picture' : 'Choose picture'}
          </Button>
          {isOptional && name && (
            <Button
              look="bare"
              aria-describedby={id}
              onClick={() => {
                set(path, undefined);
                document.getElementById(`${id}-choose`)?.focus();
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <QueueProgress uploads={uploads} isCut={view.isCut} queue={queue} />
      </DropZone>
      {schema.description && <p className="mt-1.5 text-13 text-graphite">{schema.description}</p>}
      {keptWords && (
        <p
          role="status"
          className="mt-2 flex flex-wrap items-center gap-x-4 border-l-3 border-progress bg-progress-bg px-3 text-progress"
        >
          <span className="py-2">The alt text and caption describe the previous picture.</span>
          <Button
            look="bare"
            className="text-inherit"
            onClick={() => {
              set(beside('alt'), '');
              set(beside('caption'), '');
              setKeptWords(false);
            }}
          >
            Clear
          </Button>
          <Button look="bare" className="text-inherit" onClick={() => setKeptWords(false)}>
            Keep
          </Button>
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className="mt-1.5 text-13 font-strong text-cancelled">
          {mistake}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <PicturePicker chosen={name} staffId={staffId} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Thumbnail({ name }: { name: string }) {
  const source = thumbnailOf(name);
  if (!source) return <span>{pictureWords(name)}</span>;
  return (
    <img src={source} alt={pictureWords(name)} loading="lazy" className="aspect-3/2 w-36 object-cover" />
  );
}
