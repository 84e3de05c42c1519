import type { Finding, RecordName } from '#contract/site/site-records.ts';

type FindingsProps = {
  findings: readonly Finding[];
  hrefOf: (path: Finding['path'], record?: RecordName) => string;
};

/** Errors to fix before publishing, then advice; each leads to its field. */
export function Findings({ findings, hrefOf }: FindingsProps) {
  const ordered = [...findings].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  return (
    <ul className="mt-2 grid gap-1.5 empty:hidden">
      {ordered.map(({ path, text, blocks, record }) => (
        <li
          key={`${record?.slug} ${path.join('.')} ${text}`}
          className={`flex flex-wrap items-center gap-x-4 border-l-3 px-3 ${
            blocks
              ? 'border-cancelled bg-cancelled-bg text-cancelled'
              : 'border-progress bg-progress-bg text-progress'
          }`}
        >
          <p className="min-w-0 grow py-2 wrap-anywhere">
            <b className="font-semibold">{blocks ? 'Fix:' : 'Suggestion:'}</b> {text}
          </p>
          <a
            href={hrefOf(path, record)}
            className="inline-flex min-h-11 items-center font-strong text-inherit"
          >
            {blocks ? 'Fix' : 'Review'}
          </a>
        </li>
      ))}
    </ul>
  );
}
