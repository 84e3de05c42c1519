import { type KeyboardEvent, useId, useState } from 'react';
import {
  FOCAL_GRID,
  type FocalPoint,
  focusInWords,
  thumbnailAddress,
  type UploadedParts,
  uploadedAddress,
  uploadedName,
  uploadedWidths,
} from '#contract/site/uploaded-picture.ts';
import { focalClass } from '../../../layout/focal-point.ts';

const PLACES = Array.from({ length: FOCAL_GRID }, (_, at) => at);

/** Shapes that pages crop pictures to. */
const SHAPES = [
  ['Card', 'aspect-3/2 w-24'],
  ['Wide', 'aspect-video w-28'],
  ['Tall', 'aspect-4/5 w-14'],
] as const;

const STEPS: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type FocalPictureProps = { own: UploadedParts; alt: string; onChange: (name: string) => void };

/** The picture as it is; a tap chooses the part that stays visible where a page crops it. */
export function FocalPicture({ own, alt, onChange }: FocalPictureProps) {
  const name = useId();
  const [isShowing, setShowing] = useState(false);
  const { id, width, height, focus } = own;
  function place(focus: FocalPoint) {
    setShowing(true);
    onChange(uploadedName({ ...own, focus }));
  }
  const source = uploadedAddress(id, uploadedWidths(width).find((one) => one >= 800) ?? width, 'webp');
  return (
    <div>
      <fieldset className="relative w-fit max-w-full min-w-0">
        <legend className="sr-only">Focal point</legend>
        <img
          src={uploadedWidths(width).length > 1 ? source : thumbnailAddress(own)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          className="block max-h-80 w-auto bg-ledge"
        />
        <div className="absolute inset-0 grid grid-cols-5 grid-rows-5">
          {PLACES.flatMap((row) =>
            PLACES.map((column) => {
              const isHere = focus.column === column && focus.row === row;
              return (
                <label
                  key={`${column}${row}`}
                  className="grid cursor-crosshair place-items-center outline-offset-[-2px] outline-copper hover:outline-1 has-focus-visible:outline-2"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={isHere}
                    aria-label={focusInWords({ column, row })}
                    onChange={() => place({ column, row })}
                    onKeyDown={(event) => step(event, place)}
                    className="peer sr-only"
                  />
                  <span
                    aria-hidden="true"
                    className="size-7 rounded-full border-3 border-[#fff] opacity-0 shadow-[0_0_0_2px_#000000b0,inset_0_0_0_1px_#000000b0] peer-checked:opacity-100"
                  />
                </label>
              );
            }),
          )}
        </div>
      </fieldset>
      <p className="mt-1.5 text-13 text-graphite">
        Tap the most important part. It stays visible when the picture is cropped.
      </p>
      {isShowing && (
        <ul aria-label="Crop previews" className="mt-2 flex flex-wrap items-end gap-3 text-13 text-graphite">
          {SHAPES.map(([shape, look]) => (
            <li key={shape}>
              <img
                src={thumbnailAddress(own)}
                alt=""
                className={`bg-ledge object-cover ${look} ${focalClass(focus) ?? ''}`}
              />
              {shape}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Arrow keys go through the grid as it is seen; a browser would go through it as through a list. */
function step(event: KeyboardEvent<HTMLInputElement>, place: (focus: FocalPoint) => void) {
  const by = STEPS[event.key];
  if (!by) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const within = (to: number) => Math.min(FOCAL_GRID - 1, Math.max(0, to));
  const column = within((at % FOCAL_GRID) + by[0]);
  const row = within(Math.floor(at / FOCAL_GRID) + by[1]);
  all[row * FOCAL_GRID + column]?.focus();
  place({ column, row });
}
