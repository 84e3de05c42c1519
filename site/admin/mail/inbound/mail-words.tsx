import { useState } from 'react';
import type { InboundFile, InboundMail, MailRemarks } from '#contract/mail/inbound.ts';
import { Button } from '../../components/button.tsx';
import { FileList } from '../../components/file-link.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { inboundFileHref, inboundRawHref } from './inbound-query.ts';
import { isIncomplete, remarksInWords } from './remarks-in-words.ts';

/** Characters and lines shown before *Show full email*. */
const SHOWN = { characters: 1200, lines: 14 };

/** The content of an email: its text, its quoted text (folded) and its files. Long texts unfold. */
export function MailWords({ mail }: { mail: InboundMail }) {
  const [whole, setWhole] = useState(false);
  const { id, text, quoted, files, remarks } = mail;
  const start = beginningOf(text);
  return (
    <>
      <MailRemarkLines inboundId={id} remarks={remarks} />
      {text === '' && quoted === null && files.length === 0 && !isIncomplete(remarks) && (
        <p className="text-graphite">This email has no text.</p>
      )}
      {text !== '' && (
        <p className="max-w-xl font-serif text-17 leading-relaxed wrap-anywhere whitespace-pre-line text-ink">
          {whole ? text : start}
          {!whole && start !== text && '…'}
        </p>
      )}
      {start !== text && (
        <Button look="bare" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show full email'}
        </Button>
      )}
      {quoted !== null && <QuotedText text={quoted} />}
      <MailFiles inboundId={id} files={files} />
    </>
  );
}

function beginningOf(text: string): string {
  const start = text.slice(0, SHOWN.characters).split('\n').slice(0, SHOWN.lines).join('\n');
  // A fold that hides a line or two is only in the way.
  return text.length - start.length < SHOWN.characters / 4 && text.split('\n').length <= SHOWN.lines + 3
    ? text
    : start.trimEnd();
}

type RemarksProps = { inboundId: string; remarks?: MailRemarks };

/** Warns of a sender that isn't confirmed, and of what can't be read here; then it offers the email as it came. */
export function MailRemarkLines({ inboundId, remarks = {} }: RemarksProps) {
  const lines = remarksInWords(remarks);
  if (lines.length === 0) return null;
  const isWarning = remarks.unconfirmed === true || isIncomplete(remarks);
  return (
    <div
      data-remarks=""
      className={`my-1.5 border-l-3 pl-3 font-sans text-13 leading-normal wrap-anywhere ${isWarning ? 'border-progress text-progress' : 'border-hairline text-graphite'}`}
    >
      <p>{lines.join(' ')}</p>
      {isIncomplete(remarks) && (
        <a
          href={inboundRawHref(inboundId)}
          download=""
          className="inline-flex min-h-9 items-center font-strong text-section max-md:min-h-11"
        >
          Download email
        </a>
      )}
    </div>
  );
}

/** The text that an email quotes from earlier ones: folded, never cut. */
export function QuotedText({ text }: { text: string }) {
  return (
    <details data-quoted="" className="group/quoted mt-1 font-sans text-13">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 font-strong text-section max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <LineIcon
          viewBox="0 0 10 10"
          className="size-2.5 group-open/quoted:rotate-90"
          strokeWidth="1.6"
          d="m3 1 4 4-4 4"
        />
        <span className="group-open/quoted:hidden">Show quoted text</span>
        <span className="hidden group-open/quoted:inline">Hide quoted text</span>
      </summary>
      <p className="mt-0.5 mb-1 border-l border-graphite/60 pl-3 leading-normal wrap-anywhere whitespace-pre-line text-graphite">
        {text}
      </p>
    </details>
  );
}

type MailFilesProps = { inboundId: string; files: readonly InboundFile[] };

/** The files of an email, as downloads with name and size; none is opened here. */
export const MailFiles = ({ inboundId, files }: MailFilesProps) => (
  <FileList files={files.map(({ n, ...file }) => ({ ...file, href: inboundFileHref(inboundId, n) }))} />
);
