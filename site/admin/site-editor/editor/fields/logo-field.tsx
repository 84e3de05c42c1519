import { useId, useRef, useState } from 'react';
import type { LogoName } from '#contract/site/logo.ts';
import { Button } from '../../../components/button.tsx';
import { DropZone, PickFiles } from '../../pictures/pick-files.tsx';
import { sendMark } from '../../pictures/send-mark.ts';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { LogoPreview } from './logo-preview.tsx';

/** The firm's logo: uploaded at once, shown on light and on dark paper as pages will show it, and a draft like any other field. */
export function LogoField({ schema, value, path }: FieldProps) {
  const { set, mistakes } = useForm();
  const id = useId();
  const name = typeof value === 'string' ? value : '';
  const { send, progress, trouble } = useSending((sent) => set(path, sent));
  const mistake = trouble ?? mistakes.get(path);
  const take = ([file]: File[]) => void (file && send(file));
  return (
    <DropZone onFiles={take} className="mt-5">
      <p id={id} className="mb-1.5 font-[560]">
        {schema.title}
      </p>
      {name && <LogoPreview name={name} field={path} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PickFiles
          label={name ? 'Upload another' : 'Upload'}
          accept="image/png,image/webp"
          path={path}
          describedBy={mistake ? `${id} ${id}-mistake` : id}
          onFiles={take}
        />
        {name && (
          <Button
            look="bare"
            aria-describedby={id}
            onClick={() => {
              set(path, undefined);
              document.querySelector<HTMLElement>(`button[data-path="${path}"]`)?.focus();
            }}
          >
            Take out
          </Button>
        )}
        <p role="status">{progress !== null && `Uploading, ${Math.round(progress * 100)}%`}</p>
      </div>
      {schema.description && <p className="mt-1.5 text-[0.85rem] text-graphite">{schema.description}</p>}
      {mistake && (
        <p id={`${id}-mistake`} role="alert" className="mt-1.5 text-[0.85rem] font-[560] text-cancelled">
          {mistake}
        </p>
      )}
    </DropZone>
  );
}

/** One file at a time: a later one takes the place of an earlier one that is still under way. */
function useSending(onSent: (name: LogoName) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string>();
  const under = useRef<AbortController>(undefined);
  async function send(file: File) {
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    setTrouble(undefined);
    setProgress(0);
    try {
      onSent(await sendMark(file, setProgress, own.signal));
    } catch (error) {
      if (!own.signal.aborted) setTrouble((error as Error).message);
    } finally {
      if (under.current === own) setProgress(null);
    }
  }
  return { send, progress, trouble };
}
