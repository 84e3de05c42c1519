import { bytesInWords } from '../../layout/bytes-in-words.ts';
import { LineIcon } from './line-icon.tsx';

type LinkedFile = { href: string; name: string; bytes: number };

/** A file as a download with its name and size; nothing of it is opened here. */
export function FileLink({ href, name, bytes }: LinkedFile) {
  return (
    <a
      href={href}
      download={name}
      className="flex min-h-9 min-w-0 items-center gap-2 text-section no-underline max-md:min-h-11"
    >
      <LineIcon
        viewBox="0 0 14 16"
        className="h-4 w-3.5 shrink-0"
        strokeWidth="1.3"
        d="M8.5 1H1.5v14h11V5zM8.5 1v4h4M7 7.5v5m-2-2 2 2 2-2"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="underline decoration-1 underline-offset-4">{name}</span>{' '}
        <span className="whitespace-nowrap text-graphite">{bytesInWords(bytes)}</span>
      </span>
    </a>
  );
}

/** The files of an email, as downloads; renders nothing without files. */
export function FileList({ files }: { files: readonly LinkedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1.5 grid font-sans text-13">
      {files.map((file) => (
        <li key={file.href} className="flex min-w-0">
          <FileLink {...file} />
        </li>
      ))}
    </ul>
  );
}
