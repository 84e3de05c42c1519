/** Messages since the request, numbered like the revisions of a drawing. */
import type { ReactNode } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import { fieldOf } from '#contract/inquiries/inquiry-fields.ts';
import type { VisitorEntry } from '#contract/inquiries/visitor.ts';
import type { VisitorChange } from '#contract/mail/mail.ts';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { bytesInWords } from '../../layout/bytes-in-words.ts';
import { momentInWords } from '../../layout/firm-time.ts';
import { meetingMoment } from '../../layout/meeting-time.ts';
import { SentPictures } from './sent-pictures.tsx';

type SinceProps = {
  /** Number of this part of the page. */
  number: string;
  entries: VisitorEntry[];
  /** Path of the page, below which files are downloaded. */
  path: string;
};

export function MessageList({ number, entries, path }: SinceProps) {
  const { since } = content().visitorWords;
  return (
    <Section label={number} name={since.label} heading={since.heading} layout="beside" id="since">
      {entries.length === 0 ? (
        <p className="max-w-[34em] text-graphite">{since.nothing}</p>
      ) : (
        <ol className="border-t border-ink">
          {entries.map((entry, i) => (
            <li
              key={`${entry.at}-${entry.from}`}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-5"
            >
              <Delta
                number={i + 1}
                fromStudio={entry.from === 'studio' || (entry.from === 'meeting' && entry.name !== null)}
              />
              <Entry entry={entry} path={path} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** The triangle that marks a revision on a drawing; filled for the studio's messages. */
function Delta({ number, fromStudio }: { number: number; fromStudio: boolean }) {
  return (
    <svg viewBox="0 0 40 36" className="w-10 text-section" aria-hidden="true">
      <path
        d="M20 2 38 34H2z"
        fill={fromStudio ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text
        x="20"
        y="29"
        textAnchor="middle"
        className={`font-sans text-[0.8125rem] font-semibold ${fromStudio ? 'fill-paper' : 'fill-current'}`}
      >
        {number}
      </text>
    </svg>
  );
}

function Entry({ entry, path }: { entry: VisitorEntry; path: string }) {
  const { since, notGiven } = content().visitorWords;
  const { firm } = content();
  if (entry.from === 'studio')
    return (
      <Said who={`${entry.name}, ${firm.name}`} did={since.wrote} at={entry.at}>
        <p className="mt-3 font-sans font-semibold wrap-anywhere">{entry.subject}</p>
        <Words>{entry.text}</Words>
        <EnclosedFiles path={path} files={entry.files} />
      </Said>
    );
  if (entry.from === 'meeting') return <MeetingEntry entry={entry} />;
  const { change } = entry;
  return (
    <Said {...visitorDid(change)} at={entry.at}>
      {change.kind === 'message' && (
        <>
          {change.text && <Words>{change.text}</Words>}
          <SentPictures urls={change.attachments} className="mt-4" />
          {change.mail && change.mail.files.length > 0 && (
            <p className="caption mt-3 wrap-anywhere">
              {since.files(change.mail.files.map(({ name }) => name))}
            </p>
          )}
        </>
      )}
      {change.kind === 'correction' && (
        <dl className="mt-2 font-sans text-[0.9375rem]">
          {change.changes.map(({ field, from, to }) => (
            <div key={field} className="mt-1">
              <dt className="label inline">{fieldOf(field).label}</dt>{' '}
              <dd className="inline wrap-anywhere">
                <del className="text-graphite">{from ?? notGiven}</del>{' '}
                <ins className="no-underline">{to ?? notGiven}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Said>
  );
}

/** A message that came from another address names that address. */
function visitorDid(change: VisitorChange) {
  const { since } = content().visitorWords;
  if (change.kind === 'message' && change.mail)
    return { who: change.mail.from ?? since.you, did: since.byEmail };
  return { who: since.you, did: since.kinds[change.kind] };
}

type Enclosed = Extract<VisitorEntry, { from: 'studio' }>['files'];

function EnclosedFiles({ path, files }: { path: string; files: Enclosed }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 font-sans text-[0.9375rem]">
      {files.map(({ id, name, bytes }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2">
          <a
            href={`${path}/files/${id}`}
            download={name}
            className="inline-flex min-h-11 items-center wrap-anywhere text-section underline underline-offset-4 hover:text-copper"
          >
            {name}
          </a>
          <span className="caption">{bytesInWords(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Changes of a meeting that was named before. */
const KNOWN = ['moved', 'cancelled', 'restored'];

function MeetingEntry({ entry }: { entry: Extract<VisitorEntry, { from: 'meeting' }> }) {
  const { events } = content().meetingWords;
  const { since } = content().visitorWords;
  const { firm } = content();
  const { change, kind, times, before, name, at } = entry;
  const { noun } = bookingWords.kinds[kind];
  const said =
    change === 'held' || change === 'expired'
      ? { who: events[change](noun), did: '' }
      : {
          who: name ? `${name}, ${firm.name}` : since.you,
          did: `${events[change]} ${KNOWN.includes(change) ? events.the(noun) : events.a(noun)}`,
        };
  return (
    <Said {...said} at={at}>
      {change !== 'held' && (
        <ul className="mt-2">
          {times.map((time) => (
            <li key={time}>{meetingMoment(time)}</li>
          ))}
        </ul>
      )}
      {before && <p className="caption mt-1">{events.from(meetingMoment(before))}</p>}
    </Said>
  );
}

function Said({ who, did, at, children }: { who: string; did: string; at: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="wrap-anywhere">
        {who} {did}
      </h3>
      <p className="caption mt-0.5">
        <time dateTime={at}>{momentInWords(at)}</time>
      </p>
      {children}
    </div>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="mt-2 max-w-[36em] whitespace-pre-line wrap-anywhere">{children}</p>
);
