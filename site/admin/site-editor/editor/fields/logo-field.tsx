import { useId, useRef, useState } from 'react';
import { type LogoName, MARK_LIMITS, markAddress, markParts, shownLogo } from '#contract/site/logo.ts';
import { Logo } from '../../../../layout/logo.tsx';
import { problemIn } from '../../../../layout/request.ts';
import { postForm } from '../../../../layout/upload/post-form.ts';
import { Button } from '../../../components/button.tsx';
import { DropZone, PickFiles } from '../../pictures/pick-files.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** The firm's logo: uploaded immediately, previewed on light and dark paper, and saved as a draft like any other field. */
export function LogoField({ schema, value, path }: FieldProps) {
  const { set, mistakes } = useForm();
  const id = useId();
  const name = typeof value === 'string' ? value : '';
  const { send, progress, error } = useSending((sent) => set(path, sent));
  const mistake = error ?? mistakes.get(path);
  const take = ([file]: File[]) => void (file && send(file));
  return (
    <DropZone onFiles={take} className="mt-5">
      <p id={id} className="mb-1.5 font-strong">
        {schema.title}
      </p>
      {name && <LogoPreview name={name} field={path} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PickFiles
          label={name ? 'Replace' : 'Upload'}
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
            Remove
          </Button>
        )}
        <p role="status">{progress !== null && `Uploading, ${Math.round(progress * 100)}%`}</p>
      </div>
      {schema.description && <p className="mt-1.5 text-13 text-graphite">{schema.description}</p>}
      {mistake && (
        <p id={`${id}-mistake`} role="alert" className="mt-1.5 text-13 font-strong text-cancelled">
          {mistake}
        </p>
      )}
    </DropZone>
  );
}

const NOT_NOW = 'Couldn’t upload the logo. Try again in a minute.';
const SIGNED_OUT = 'Your session ended. Sign in again, then upload the logo.';
const TOO_LARGE = `The logo is over ${MARK_LIMITS.bytes / 1024 ** 2} MB. Export it at about 1,000 pixels wide.`;

/** One file at a time: a later upload replaces an earlier one that is still in progress. */
function useSending(onSent: (name: LogoName) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const under = useRef<AbortController>(undefined);
  async function send(file: File) {
    under.current?.abort();
    if (file.size > MARK_LIMITS.bytes) return setError(TOO_LARGE);
    const own = new AbortController();
    under.current = own;
    setError(undefined);
    setProgress(0);
    const form = new FormData();
    form.set('file', file);
    try {
      const { isOk, status, text } = await postForm('/api/content/marks', form, setProgress, own.signal);
      if (isOk) onSent((JSON.parse(text) as { name: LogoName }).name);
      else setError(status === 401 ? SIGNED_OUT : (problemIn(text)?.detail ?? NOT_NOW));
    } catch (error) {
      if (!own.signal.aborted) setError((error as Error).message);
    } finally {
      if (under.current === own) setProgress(null);
    }
  }
  return { send, progress, error };
}

/**
 * Previews a logo on both paper colors, regardless of the dashboard's theme, or a symbol as the icon of a tab and of a
 * phone.
 */
function LogoPreview({ name, field }: { name: string; field: string }) {
  const { read } = useForm();
  const own = markParts(name);
  const mark = shownLogo({ logo: name });
  if (!own || !mark) return null;
  if (field === 'symbol')
    return (
      <div className="flex items-end gap-3">
        <img src={markAddress(own, 'icon-48')} alt="Browser tab" className="size-6" />
        <img
          src={markAddress(own, 'icon-180')}
          alt="Phone home screen"
          className="size-16 border border-hairline"
        />
      </div>
    );
  const onPaper = (alt: string, ground: string, around = '') => (
    <div
      className={`grid min-h-24 min-w-0 grow basis-60 place-items-center border border-hairline p-4 ${ground}`}
    >
      <span className={around}>
        <Logo mark={{ ...mark, needsPaper: false }} alt={alt} className="max-w-full" />
      </span>
    </div>
  );
  const isDark = field === 'logoDark';
  const hasOther = !isDark && markParts(read('logoDark')) !== null;
  return (
    <div className="flex flex-wrap gap-3">
      {!isDark && onPaper('Logo, light theme', 'bg-light-paper')}
      {!hasOther &&
        onPaper(
          'Logo, dark theme',
          'bg-dark-paper',
          mark.needsPaper && !isDark ? 'bg-light-paper px-2 py-1.5' : '',
        )}
    </div>
  );
}
