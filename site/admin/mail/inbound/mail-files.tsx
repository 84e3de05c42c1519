import type { InboundFile } from '#contract/mail/inbound.ts';
import { FileLink } from '../../components/file-link.tsx';
import { inboundFileHref } from './inbound-query.ts';

/** The files of a mail, as downloads with name and size; nothing of them is opened here. */
export function MailFiles({ inboundId, files }: { inboundId: string; files: readonly InboundFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1.5 grid font-sans text-[0.85rem]">
      {files.map(({ n, name, bytes }) => (
        <li key={n} className="flex min-w-0">
          <FileLink href={inboundFileHref(inboundId, n)} name={name} bytes={bytes} />
        </li>
      ))}
    </ul>
  );
}
