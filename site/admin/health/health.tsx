import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HealthFinding } from '#contract/staff/health.ts';
import { Button } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';

const health = () => queryOptions<HealthFinding[]>({ queryKey: ['/api/health'], staleTime: 0 });

/** For owners: whether email, address, backup, disk and jobs are well; `npm run doctor` reports the same. */
export function Health() {
  const query = useQuery(health());
  return (
    <ViewPage title="Health" about="Whether your website and its server are well">
      <Loaded query={query} what="the checks" waiting="Checking...">
        {(findings) => <Findings findings={findings} />}
      </Loaded>
      <Button look="quiet" className="mt-8" disabled={query.isFetching} onClick={() => void query.refetch()}>
        {query.isFetching ? 'Checking...' : 'Check again'}
      </Button>
    </ViewPage>
  );
}

/** Groups of subjects, by their titles; other subjects belong to the last group. */
const GROUPS: Record<string, readonly string[]> = {
  Email: ['mail', 'outbox', 'mailbox'],
  'Web address': ['origin', 'certificate', 'proxy'],
  Backup: ['off-site', 'backups', 'registers'],
  Website: ['site'],
  Calendars: ['calendars'],
  Privacy: ['erasures'],
  Server: [],
};
const LAST = 'Server';
/** Steps of *Make it yours*, which has its own view. */
const STEPS = ['firm', 'logo', 'hours', 'licenses', 'team', 'project', 'staff', 'samples', 'social'];

const groupOf = ({ about }: HealthFinding): string =>
  Object.keys(GROUPS).find((title) => GROUPS[title]?.includes(about)) ?? LAST;

function Findings({ findings }: { findings: HealthFinding[] }) {
  const shown = findings.filter(({ about }) => !STEPS.includes(about));
  const groups = Object.keys(GROUPS).map((title) => ({
    title,
    own: shown.filter((finding) => groupOf(finding) === title),
  }));
  const open = shown.filter(({ mark }) => mark !== 'ok').length;
  return (
    <>
      <p role="status" className="mt-4 font-serif text-17">
        {open === 0
          ? 'All is well.'
          : open === 1
            ? '1 thing needs attention.'
            : `${open} things need attention.`}
      </p>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ title, own }) => (
          <ViewPart key={title} id={`health-${title.replace(' ', '-').toLowerCase()}`} title={title}>
            <ul className="grid gap-3">
              {own.map((finding) => (
                <Finding key={`${finding.about} ${finding.says}`} finding={finding} />
              ))}
            </ul>
          </ViewPart>
        ))}
    </>
  );
}

/** The server's texts contain instants, which a person reads as day and time. */
const withLocalTimes = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => detailDate(at));

const LOOKS: Record<HealthFinding['mark'], { word: string; className: string }> = {
  ok: { word: 'OK', className: 'bg-completed-bg text-completed' },
  warning: { word: 'Check', className: 'bg-progress-bg text-progress' },
  error: { word: 'Problem', className: 'bg-cancelled-bg text-cancelled' },
};

function Finding({ finding: { mark, says, todo } }: { finding: HealthFinding }) {
  const { word, className } = LOOKS[mark];
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-3">
      <span className={`justify-self-start rounded-mark px-2 py-0.5 text-12 font-semibold ${className}`}>
        {word}
      </span>
      <div className="max-w-[44em] wrap-anywhere">
        <p>{withLocalTimes(says)}</p>
        {todo && <p className="text-graphite">{todo}</p>}
      </div>
    </li>
  );
}
