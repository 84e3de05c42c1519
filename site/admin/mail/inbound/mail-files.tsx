import type { InboundFile } from '#contract/inbound.ts';
import { bytesInWords } from './bytes-in-words.ts';
import { inboundFileHref } from './inbound-query.ts';

/** The files of a mail, as downloads with name and size; nothing of them is opened here. */
export function MailFiles({ inboundId, files }: { inboundId: string; files: readonly InboundFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1.5 grid font-sans text-[0.85rem]">
      {files.map(({ n, name, bytes }) => (
        <li key={n} className="flex min-w-0">
          <a
            href={inboundFileHref(inboundId, n)}
            download={name}
            className="flex min-h-9 min-w-0 items-center gap-2 text-section no-underline max-md:min-h-11"
          >
            <svg
              viewBox="0 0 14 16"
              className="h-4 w-3.5 shrink-0"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
              aria-hidden="true"
            >
              <path d="M8.5 1H1.5v14h11V5zM8.5 1v4h4M7 7.5v5m-2-2 2 2 2-2" />
            </svg>
            <span className="min-w-0 wrap-anywhere underline decoration-1 underline-offset-[0.22em]">
              {name}
            </span>
            <span className="shrink-0 text-graphite">{bytesInWords(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
