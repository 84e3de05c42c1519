import { useState } from 'react';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { Button } from '../../components/button.tsx';
import { MailFiles } from './mail-files.tsx';
import { MailRemarkLines } from './mail-remarks.tsx';
import { QuotedText } from './quoted-text.tsx';
import { isIncomplete } from './remarks-in-words.ts';

/** Characters and lines that show at once. */
const SHOWN = { characters: 1200, lines: 14 };

/** The words of a mail: its own, its quoted text folded, its files. Long ones unfold. */
export function MailWords({
  mail,
}: {
  mail: Pick<InboundMail, 'id' | 'text' | 'quoted' | 'files' | 'remarks'>;
}) {
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
        <p className="max-w-[40em] font-serif text-[1.0625rem] leading-[1.55] wrap-anywhere whitespace-pre-line text-ink">
          {whole ? text : start}
          {!whole && start !== text && '…'}
        </p>
      )}
      {start !== text && (
        <Button look="bare" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole email'}
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
