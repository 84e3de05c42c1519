/** Objections to publishing a record. */
import * as z from 'zod';
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import type { IsHiddenPath } from '#contract/site/records/hidden-pages.ts';
import { addressIn } from '#contract/site/records/page-addresses.ts';
import type { FieldPath, Finding } from '#contract/site/site-records.ts';
import { spelledOut } from '../http/canonical.ts';
import { lowContrastFindings } from './accent-findings.ts';
import { bodyFindings } from './body-findings.ts';
import { pricesMissingFromTable } from './check-prices.ts';
import { canHide } from './collections.ts';
import { linksIn } from './links.ts';
import { namesHidden, stillNamed } from './naming-findings.ts';
import { isOff, type KnownRecord, summaryOf } from './records.ts';
import { schemaOf } from './schemas.ts';

/** The targets that links can have. */
export type LinkTargets = {
  /** Pages by their address, and by the slug that they keep, also those rendered per visitor. */
  paths: ReadonlySet<string>;
  /** Whether a page is off the website: links to it disappear with it. */
  isHidden: IsHiddenPath;
  /** Origin of the site itself, to recognize its own links. */
  origin: string;
};

/** @param all every record, drafts over published content. */
export function findingsOf(
  record: KnownRecord,
  all: readonly KnownRecord[],
  targets: LinkTargets,
): Finding[] {
  const { collection, slug, current } = record;
  if (current.value === null) return [{ path: [], text: UNREADABLE, blocks: true }];
  if (current.hidden)
    return canHide(collection, slug)
      ? stillNamed(record, all)
      : [{ path: [], text: 'This page can’t be hidden. Show it again.', blocks: true }];
  const result = (schemaOfRecord(collection, slug) ?? z.never()).safeParse(current.value);
  const wrong = result.success ? [] : result.error.issues.flatMap((issue) => findingsIn(issue));
  const inText =
    collection === 'articles' && result.success ? bodyFindings(at(current.value, ['body']), ['body']) : [];
  return [
    ...unreadable(record),
    ...wrong,
    ...(collection === 'firm' ? lowContrastFindings(Object(current.value)) : []),
    ...inText,
    ...(collection === 'binding' && slug === 'prices' ? pricesMissingFromTable(current.value) : []),
    ...takenAddress(record, all),
    ...taken(record, all),
    ...deadLinks(record, targets),
    ...namesHidden(record, all),
    ...unusual(current.value, schemaOf(record)),
  ];
}

const UNREADABLE = 'We couldn’t load this version. Unschedule it, open the item, and save it again.';

const unreadable = ({ stored }: KnownRecord): Finding[] =>
  stored?.unreadableBy
    ? [
        {
          path: [],
          text: `We couldn’t load ${stored.unreadableBy}’s draft, so you’re seeing the published version. If you edit it, your changes replace that draft.`,
          blocks: false,
        },
      ]
    : [];

/** An issue of a union is one of the kind that fits best: the one that gets furthest. */
function findingsIn(issue: z.core.$ZodIssue, under: FieldPath = []): Finding[] {
  const path = [...under, ...(issue.path as (string | number)[])];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const depth = (issues: readonly z.core.$ZodIssue[]) =>
      Math.max(0, ...issues.map((one) => one.path.length));
    const [best] = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
    return (best ?? []).flatMap((one) => findingsIn(one, path));
  }
  return [{ path, text: inWords(issue), blocks: true }];
}

/** Most messages come from the field's schema. This covers rules for which Zod supplies its own text. */
function inWords(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  const items = (count: number | bigint) => `${count} ${Number(count) === 1 ? 'item' : 'items'}`;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'array'
        ? `Add at least ${items(issue.minimum)}.`
        : `Use at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}.`;
    case 'too_big':
      return issue.origin === 'array'
        ? `Use no more than ${items(issue.maximum)}.`
        : `Use no more than ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`;
    case 'invalid_value':
      return 'Choose one from the list.';
    case 'invalid_type':
      return issue.input === undefined ? 'Required.' : 'This value isn’t valid here.';
    default:
      return 'This isn’t valid. Check it and try again.';
  }
}

type Part = {
  title?: string;
  control?: string;
  usual?: number;
  properties?: Record<string, Part>;
  items?: Part;
};

/** Lists of another length than their page was designed for. */
function unusual(value: unknown, schema: Part, path: FieldPath = []): Finding[] {
  if (Array.isArray(value)) {
    const { usual, title = 'This list', control, items } = schema;
    // A firm may show one headline instead of rotating several.
    const isOne = control === 'pool' && value.length === 1;
    const own =
      isOne || usual === undefined || usual === value.length
        ? []
        : [
            {
              path,
              text: `${title}: this page works best with ${usual}; you have ${value.length}. Check the preview.`,
              blocks: false,
            },
          ];
    return [...own, ...value.flatMap((item, index) => unusual(item, items ?? {}, [...path, index]))];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    unusual(at(value, [key]), part, [...path, key]),
  );
}

/** Values that no two pages may share, and where collections keep them. */
const UNIQUE: readonly { places: readonly FieldPath[]; what: string }[] = [
  { places: [['meta', 'title'], ['page', 'title'], ['pageTitle']], what: 'search result title' },
  { places: [['meta', 'sheet'], ['page', 'sheet'], ['sheet']], what: 'sheet number' },
];

function taken(record: KnownRecord, all: readonly KnownRecord[]): Finding[] {
  const others = all.filter(
    (other) => !isOff(other) && !(other.collection === record.collection && other.slug === record.slug),
  );
  return UNIQUE.flatMap(({ places, what }) =>
    places.flatMap((path) => {
      const own = at(record.current.value, path);
      if (typeof own !== 'string' || own === '') return [];
      const other = others.find(({ current }) => places.some((place) => at(current.value, place) === own));
      return other
        ? [{ path, text: `“${summaryOf(other).name}” already uses this ${what}.`, blocks: true }]
        : [];
    }),
  );
}

/** Two pages can't have one address, nor one that links of the other still use. */
function takenAddress({ collection, slug, current }: KnownRecord, all: readonly KnownRecord[]): Finding[] {
  const own = addressIn(current.value);
  const other =
    own &&
    all.find(
      (one) =>
        one.collection === collection &&
        one.slug !== slug &&
        (one.slug === own || addressIn(one.current.value) === own || addressIn(one.live?.value) === own),
    );
  return other
    ? [
        {
          path: ['address'],
          text: `“${summaryOf(other).name}” already uses this URL. Choose another.`,
          blocks: true,
        },
      ]
    : [];
}

const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );

/** Links within the site that no visitor can follow. */
const deadLinks = (record: KnownRecord, { paths, isHidden, origin }: LinkTargets): Finding[] =>
  linksIn(record).flatMap(({ path, href }) => {
    const page = pageAt(href, origin);
    if (page === null) return [];
    if (isDashboard(page))
      return [
        {
          path,
          text: `This links to ${spelledOut(page)}, which is for staff only. Choose another page.`,
          blocks: true,
        },
      ];
    if (paths.has(page) || isHidden(page)) return [];
    return [{ path, text: `${page} doesn’t exist. Choose another page.`, blocks: true }];
  });

/** Returns the path that a browser requests from this site, ignoring default ports and a dot after the host; else null. */
function pageAt(href: string, origin: string): string | null {
  const url = URL.parse(href, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const hostOf = ({ host }: URL) => host.replace(/\.(?=:|$)/, '');
  return hostOf(url) === hostOf(new URL(origin)) ? url.pathname : null;
}

const isDashboard = (page: string): boolean => /^\/admin(\/|$)/.test(spelledOut(page));
