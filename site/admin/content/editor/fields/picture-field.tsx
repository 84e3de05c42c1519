import { useId, useState } from 'react';
import { Button } from '../../../controls/button.tsx';
import { Dialog } from '../../../controls/dialog.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { pictureWords, thumbnailOf } from './pictures.ts';

/** One of the site's pictures. */
export function PictureField({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  const id = useId();
  const mistake = mistakes.get(path);
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  return (
    <div className="mt-5">
      <p id={id} className="mb-1.5 font-[560]">
        {schema.title}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {name && <Thumbnail name={name} alt={pictureWords(name)} className="w-36" />}
        <Button
          look="quiet"
          id={`${id}-choose`}
          data-path={path}
          aria-describedby={mistake ? `${id} ${id}-mistake` : id}
          onClick={() => setOpen(true)}
        >
          {name ? 'Choose another picture' : 'Choose a picture'}
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
            Take out
          </Button>
        )}
      </div>
      {schema.description && <p className="mt-1.5 text-[0.85rem] text-graphite">{schema.description}</p>}
      {mistake && (
        <p id={`${id}-mistake`} className="mt-1.5 text-[0.85rem] font-[560] text-cancelled">
          {mistake}
        </p>
      )}
      {isOpen && (
        <Dialog
          title="Choose a picture"
          onClose={() => setOpen(false)}
          className="top-4 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[60rem] overflow-y-auto p-5"
        >
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {schema.enum?.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === name}
                  onClick={() => {
                    set(path, one);
                    setOpen(false);
                  }}
                  className="block w-full cursor-pointer border border-hairline p-1 text-left text-[0.85rem] hover:border-copper aria-pressed:border-2 aria-pressed:border-copper"
                >
                  <Thumbnail name={one} alt="" className="w-full" />
                  {pictureWords(one)}
                </button>
              </li>
            ))}
          </ul>
          <Button look="quiet" className="mt-4" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Dialog>
      )}
    </div>
  );
}

function Thumbnail({ name, alt, className }: { name: string; alt: string; className: string }) {
  const source = thumbnailOf(name);
  if (!source) return <span>{pictureWords(name)}</span>;
  return <img src={source} alt={alt} loading="lazy" className={`aspect-3/2 object-cover ${className}`} />;
}
