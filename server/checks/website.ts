/** Checks the website: what is published and scheduled, and what on it is still invented. */
import type { Firm } from '#contract/site/records/firm.ts';
import type { TeamMember } from '#contract/site/records/people.ts';
import type { Project } from '#contract/site/records/project.ts';
import { hasSample } from '#contract/site/records/samples.ts';
import { collectionName, nameOf } from '../content/collections.ts';
import { publishedContent, type Shipped, UnreadableRecord } from '../content/overlay.ts';
import { type KnownRecord, listRecords } from '../content/records.ts';
import { scheduledStore } from '../content/scheduled-store.ts';
import { contentStore, type RecordDraft } from '../content/store.ts';
import type { Db } from '../database/schema.ts';
import { type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('site');

export async function siteFindings(db: Db, now = new Date()): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  try {
    const { number } = await publishedContent(contentStore(db));
    findings.push(
      report.ok(
        number === 0
          ? 'Nothing published yet; the website shows its original content.'
          : `Latest website update: ${number}.`,
      ),
    );
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    findings.push(report.error(error.message, 'Until then, the server won’t start.'));
  }
  const { overdue, failed } = await scheduledStore(db).late(now);
  if (failed > 0)
    findings.push(
      report.warning(
        `${failed} scheduled ${failed === 1 ? 'update' : 'updates'} failed to publish.`,
        'See Website > Unpublished. The changes are drafts again.',
      ),
    );
  if (overdue > 0)
    findings.push(
      report.warning(
        `${overdue} scheduled ${overdue === 1 ? 'update is' : 'updates are'} overdue.`,
        'They’ll be published within a minute of the server starting.',
      ),
    );
  return findings;
}

/** @param db null where there is no database yet: the website would show what ships. */
export async function contentFindings(shipped: Shipped, db: Db | null): Promise<CheckFinding[]> {
  const records = listRecords(shipped, db ? await contentStore(db).all() : []);
  return [
    ...firmFindings(records),
    logoFinding(records),
    licenseFinding(records),
    teamFinding(records),
    projectFinding(records),
    ...sampleFindings(records),
  ];
}

const EDIT = 'Enter yours under Website, then publish.';

function firmFindings(records: KnownRecord[]): CheckFinding[] {
  const { ok, warning } = reportOn('firm');
  const record = only(records, 'firm', 'firm');
  const { name, phone, email, address, social } = liveOf<Firm>(record);
  const place = `${name}, ${address.street}, ${address.city}`;
  const social_ = reportOn('social');
  const without = social.filter(({ url }) => !url).map(({ network }) => network);
  const links =
    without.length === 0
      ? []
      : [
          social_.warning(
            `${inList(without)} ${without.length === 1 ? 'has' : 'have'} no link, so the footer shows plain text.`,
            'Add the profile URLs under Website > Studio details, or remove the networks.',
          ),
        ];
  const reserved = placeholders({ phone, email });
  if (!isSample(record) && reserved.length === 0) return [ok(`${place}.`), ...links];
  if (
    isDone(record, (value) => !hasSample(value, record.shipped) && placeholders(value as Firm).length === 0)
  )
    return [warning(PUBLISH, PUBLISH_TODO), ...links];
  return [
    warning(
      reserved.length > 0 && !isSample(record)
        ? `${place}, with an example ${inList(reserved)}.`
        : `Still showing the sample studio: ${place}.`,
      'Enter your name, address, phone, and email under Website > Studio details, then publish.',
    ),
    ...links,
  ];
}

/** Numbers and domains reserved for examples (RFC 2606). */
const placeholders = ({ phone, email }: Pick<Firm, 'phone' | 'email'>): string[] => [
  ...(/555-?01\d\d$/.test(phone) ? [`phone number (${phone})`] : []),
  ...(/\.(example|test|invalid)$|@example\./.test(email) ? [`email address (${email})`] : []),
];

function logoFinding(records: KnownRecord[]): CheckFinding {
  const { ok, warning } = reportOn('logo');
  const has = (value: unknown) => {
    const { logo, symbol, accent } = value as Firm;
    return Boolean(logo || symbol || accent);
  };
  const record = only(records, 'firm', 'firm');
  const { logo, accent } = liveOf<Firm>(record);
  if (has(liveOf(record)))
    return ok(
      `Using ${logo ? 'your logo' : 'the default logo'} and ${accent ? `the accent color ${accent}` : 'the default copper accent color'}.`,
    );
  return isDone(record, has)
    ? warning(PUBLISH, PUBLISH_TODO)
    : warning(
        'Using the default logo and copper accent color.',
        'Upload a logo or choose a color under Website > Studio details.',
      );
}

function licenseFinding(records: KnownRecord[]): CheckFinding {
  const { ok, warning } = reportOn('licenses');
  const record = only(records, 'binding', 'trust');
  const of = (value: unknown) => (value as { credentials: Credentials }).credentials;
  const isInvented = (value: unknown) => hasSample(of(value), of(record.shipped));
  const { licenses, insurance } = of(liveOf(record));
  if (!isInvented(liveOf(record))) {
    const [first] = licenses;
    return ok(
      `${[first && `${first.name}${first.number ? ` ${first.number}` : ''}`, insurance].filter(Boolean).join(', ')}.`,
    );
  }
  return isDone(record, (value) => !isInvented(value))
    ? warning(PUBLISH, PUBLISH_TODO)
    : warning('Sample licenses and insurance.', EDIT);
}
type Credentials = {
  licenses: { name: string; number: string | null }[];
  insurance: string;
};

function teamFinding(records: KnownRecord[]): CheckFinding {
  const { ok, warning } = reportOn('team');
  const people = records.filter(({ collection }) => collection === 'team');
  if (people.some(({ isKindHidden }) => isKindHidden.live)) return ok('The Team page is hidden.');
  const shown = people.filter(isShown);
  const invented = shown.filter((one) => isSample(one));
  const own = shown.filter((one) => !invented.includes(one));
  const names = (list: KnownRecord[]) => list.map((one) => liveOf<TeamMember>(one).name);
  if (invented.length === 0)
    return own.length > 0
      ? ok(`${inList(names(own))}.`)
      : warning('No one is on the Team page.', 'Add yourself under Website > Team, or hide the page.');
  const drafts = people.filter((one) => !isOffSoon(one) && !willBeSample(one));
  const left = people.filter((one) => !isOffSoon(one) && willBeSample(one));
  if (drafts.length > 0 && left.length === 0) return warning(PUBLISH, PUBLISH_TODO);
  return warning(
    `${invented.length} sample team ${invented.length === 1 ? 'member' : 'members'}.`,
    'Replace or hide them under Website > Team.',
  );
}

function projectFinding(records: KnownRecord[]): CheckFinding {
  const { ok, warning } = reportOn('project');
  const projects = records.filter(({ collection }) => collection === 'projects');
  if (projects.some(({ isKindHidden }) => isKindHidden.live)) return ok('The Projects page is hidden.');
  const own = projects.filter((one) => isShown(one) && !isSample(one));
  const [first] = own;
  if (first)
    return ok(
      own.length === 1
        ? `${liveOf<Project>(first).name} is on the website.`
        : `${own.length} of your projects are on the website.`,
    );
  const draft = projects.find((one) => one.stored?.draft && !one.current.hidden && !willBeSample(one));
  const name = (draft?.current.value as Partial<Project> | undefined)?.name;
  return draft
    ? warning(`${name || 'Your first project'} is saved, but not published.`, PUBLISH_TODO)
    : warning(
        'You haven’t added a project yet.',
        'Add one under Website > Projects. A few photos and a sentence are enough.',
      );
}

/** Lists what is shown and invented, a line for each kind; *Website* lists the same items under Sample. */
function sampleFindings(records: KnownRecord[]): CheckFinding[] {
  const { ok, warning } = reportOn('samples');
  const { left } = samplesOf(records);
  if (left.length === 0) return [ok('No sample content is left.')];
  return [...new Set(left.map(({ collection }) => collection))].map((kind) => {
    const own = left.filter(({ collection }) => collection === kind);
    const names = own.map(({ slug, live }) => nameOf(kind, slug, live?.value));
    return warning(
      `${own.length} sample ${own.length === 1 ? 'item' : 'items'} in ${collectionName(kind)}: ${inList(names)}.`,
      'Replace or hide them under Website > Sample, then publish.',
    );
  });
}

/** Records that the website shows and that are still invented, and how many there were. */
export function samplesOf(records: KnownRecord[]): { left: KnownRecord[]; total: number } {
  return {
    left: records.filter((one) => isShown(one) && isSample(one)),
    total: records.filter(({ shipped }) => hasSample(shipped, shipped)).length,
  };
}

const PUBLISH = 'Saved, but not published.';
const PUBLISH_TODO = 'Publish it under Website > Unpublished.';

/** The value of a record that the website has. */
const liveOf = <T>({ live }: KnownRecord): T => (live as RecordDraft).value as T;

const isShown = ({ live, isKindHidden }: KnownRecord): boolean =>
  live !== null && !live.hidden && !isKindHidden.live;
const isSample = ({ live, shipped }: KnownRecord): boolean => hasSample(live?.value, shipped);
const willBeSample = ({ current, shipped }: KnownRecord): boolean => hasSample(current.value, shipped);
const isOffSoon = ({ current, isKindHidden }: KnownRecord): boolean => current.hidden || isKindHidden.current;

/** Whether the draft is what the live version isn't yet. */
const isDone = ({ stored, current }: KnownRecord, is: (value: RecordDraft['value']) => boolean): boolean =>
  Boolean(stored?.draft) && is(current.value);

function only(records: KnownRecord[], collection: string, slug: string): KnownRecord {
  const found = records.find((one) => one.collection === collection && one.slug === slug);
  if (!found) throw new Error(`The content has no ${collection}/${slug}.`);
  return found;
}

const inList = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);
