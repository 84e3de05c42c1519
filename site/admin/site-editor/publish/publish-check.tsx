import type { Finding, RecordChange, RecordName } from '#contract/site/site-records.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { changesInWords } from '../state/site-words.ts';

/** Fields that are often left blank, and what a list calls them. */
const OFTEN: Record<string, string> = {
  alt: 'Alt text',
  caption: 'Captions',
  picture: 'Pictures',
  description: 'Search descriptions',
  pageTitle: 'Page titles',
};

type Line = { text: string; href: string; action: string };
type Found = { change: RecordChange; finding: Finding };

const CHECK = 'm3 8.5 3.2 3.2L13 5';
const PEN = 'M3 13l1-3.5L11 2.5 13.5 5 6.500 12zM9.500 4l2.500 2.500';

/** The publish check as one list: mistakes to fix, blanks worth filling in, and everything that is fine. */
export function PublishCheck({ changes, shown }: { changes: readonly RecordChange[]; shown: SiteAddress }) {
  const found = changes.flatMap((change) => change.findings.map((finding) => ({ change, finding })));
  const toFix = found.filter(({ finding }) => finding.blocks);
  const advice = found.filter(({ finding }) => !finding.blocks);
  const ready = changes.length - new Set(toFix.map(({ change }) => change)).size;
  return (
    <section aria-labelledby="publish-check" className="mt-6 max-w-2xl rounded-sheet bg-sheet p-5 shadow-e2">
      <h2 id="publish-check" className="text-17 font-strong">
        Before you publish
      </h2>
      <p className="mt-0.5 text-14 text-graphite">
        {toFix.length > 0
          ? 'Changes under “Fix first” can’t be published yet. Everything else can.'
          : advice.length > 0
            ? 'You can publish now. Suggestions are optional.'
            : 'You can publish now.'}
      </p>
      {toFix.length > 0 && (
        <Group
          icon={PEN}
          title="Fix first"
          count={toFix.length}
          lines={toFix.map((one) => lineOf(one, shown))}
        />
      )}
      <Group icon={CHECK} title="Ready" count={ready} note={changesInWords(ready)} lines={[]} />
      <Group
        icon={advice.length > 0 ? PEN : CHECK}
        title="Suggestions"
        count={advice.length}
        lines={linesOf(advice, shown)}
      />
      <Group
        icon={CHECK}
        title="Links and URLs"
        note={toFix.some(({ finding }) => isOfLink(finding)) ? 'see above' : 'all fine'}
        lines={[]}
      />
    </section>
  );
}

const isOfLink = ({ path }: Finding): boolean => ['href', 'address'].includes(String(path.at(-1)));

function hrefOf({ change, finding }: Found, shown: SiteAddress): string {
  const record: RecordName = finding.record ?? change;
  return editHref(shown, record, finding.path);
}

const lineOf = (one: Found, shown: SiteAddress): Line => ({
  text: `${one.change.name}: ${one.finding.text}`,
  href: hrefOf(one, shown),
  action: 'Fix',
});

/** Blanks of a kind share a line, which leads to the first; anything else has its own. */
function linesOf(advice: readonly Found[], shown: SiteAddress): Line[] {
  const kinds = Map.groupBy(advice, ({ finding }) => OFTEN[String(finding.path.at(-1))]);
  return [...kinds].flatMap(([kind, found]) => {
    if (!kind) return found.map((one) => ({ ...lineOf(one, shown), action: 'Review' }));
    const [first] = found;
    return first ? [{ text: `${kind} (${found.length})`, href: hrefOf(first, shown), action: 'Review' }] : [];
  });
}

type GroupProps = { icon: string; title: string; count?: number; note?: string; lines: readonly Line[] };

function Group({ icon, title, count, note, lines }: GroupProps) {
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <h3 className="flex items-center gap-2.5 text-14 font-strong">
        <LineIcon viewBox="0 0 16 16" width="16" height="16" d={icon} />
        <span className="grow">{title}</span>
        <span className={note ? 'font-normal text-graphite' : 'tabular-nums'}>{note ?? count}</span>
      </h3>
      <ul className="mt-1 pl-6.5 empty:hidden">
        {lines.map(({ text, href, action }) => (
          <li key={`${href} ${text}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 flex-1 basis-56 py-1 text-14 wrap-anywhere">{text}</span>
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-14 font-strong text-section pointer-coarse:min-h-11"
            >
              {action}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
