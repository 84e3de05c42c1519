/** Finds sample content left on the site (requirements §2). */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isSame } from '#contract/shared/is-same.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const report = reportOn('content');

/** Exports of every file of `content/`, by path. */
export type ContentModules = Record<string, unknown>;

/** @param shipped the files as they came, for what was changed since; by default nothing was. */
export function contentFindings(modules: ContentModules, shipped = modules): DoctorFinding[] {
  const findings = Object.entries(modules).flatMap(([file, module]) => {
    const names = samplesIn(module, shipped[file]);
    if (names.length === 0) return [];
    return [
      report.look(
        `content/${file}: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} sample content.`,
        'Change or confirm it under Website, or edit the file and delete `sample: true`.',
      ),
    ];
  });
  const firm = (modules['firm.ts'] as { firm?: Firm } | undefined)?.firm;
  if (firm) findings.push(...firmFindings(firm));
  return findings.length > 0 ? findings : [report.ok('No sample content is left.')];
}

type Firm = {
  phone: string;
  email: string;
  social: readonly { network: string; url: string | null }[];
};

/** Finds placeholder values: numbers and domains reserved for examples (RFC 2606), and empty links. */
function firmFindings({ phone, email, social }: Firm): DoctorFinding[] {
  const sample = [
    /555-?01\d\d$/.test(phone) && `phone ${phone}`,
    /\.(example|test|invalid)$|@example\./.test(email) && `email ${email}`,
  ].filter((value) => value !== false);
  const findings: DoctorFinding[] = [];
  if (sample.length > 0)
    findings.push(
      report.look(
        `content/firm.ts contains sample values: ${sample.join(', ')}.`,
        'Enter the studio’s own details.',
      ),
    );
  const without = social.filter(({ url }) => !url).map(({ network }) => network);
  if (without.length > 0)
    findings.push(
      report.look(
        `content/firm.ts: ${without.join(', ')} ${without.length === 1 ? 'has' : 'have'} no address, so the footer shows plain text.`,
        'Add the profile URLs, or delete the networks you don’t use.',
      ),
    );
  return findings;
}

/** Returns the names of all records in a value that count as sample. */
function samplesIn(value: unknown, ships: unknown, name = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  const shipped = Object(ships) as Record<string, unknown>;
  const own = [record.name, record.title, name].find((text) => typeof text === 'string' && text !== '');
  const inside = Object.entries(record).flatMap(([key, part]) =>
    samplesIn(part, shipped[key], /^\d+$/.test(key) ? name : key),
  );
  const isOwn = record.sample === true && (shipped.sample !== true || isSame(record, shipped));
  return isOwn ? [String(own), ...inside] : inside;
}

export async function loadContent(): Promise<ContentModules> {
  const files = readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(CONTENT, join(entry.parentPath, entry.name)))
    .sort();
  const modules = await Promise.all(files.map((file) => import(join(CONTENT, file))));
  return Object.fromEntries(files.map((file, at) => [file, modules[at]]));
}
