import { type Seeded, seededRandom } from '#contract/shared/seeded-random.ts';
import { areaHref, CROSS_REFERENCES, crossReferences } from '#contract/site/cross-references.ts';
import type { LinkText } from '#contract/site/records/fields.ts';
import { areaBySlug, nearestFirst, type ServiceArea, wayBetween } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';

export type GeneratedWords = {
  /** Intro, description, benefit and conclusion, as one paragraph. */
  paragraph: string;
  /** At most 8 lines: services in other towns with their distance, then the county. */
  crossReferences: (LinkText & { away?: string })[];
  services: string;
  technology: string;
};

/**
 * The generated text of an area page (requirements §3.18): seeded by the slug, so that it differs from town to
 * town and is the same for every visitor and every build.
 */
export function generatedWords(page: AreaPage): GeneratedWords {
  const { areaSentences, unknownAreaSentences, homeCountyIntro } = content().areaSentences;
  const { servicesDescriptions, technologyFocus } = content().home;
  const chance = seededRandom(`area/${page.slug}`);
  const { intro, description, benefit, conclusion } = page.known ? areaSentences : unknownAreaSentences;
  const sentences = [
    chance.pick(isHomeCounty(page) ? homeCountyIntro : intro),
    chance.pick(description),
    chance.pick(benefit),
    chance.pick(conclusion),
  ];
  return {
    paragraph: sentences.map((sentence) => filled(sentence, page)).join(' '),
    crossReferences: crossLines(page, chance),
    services: chance.pick(servicesDescriptions),
    technology: chance.pick(technologyFocus),
  };
}

/**
 * Services and towns are drawn from the pools (requirements §4), the three towns of §3.10 always among them; a town whose page
 * is hidden is left out. The nearest comes first.
 */
function crossLines(page: AreaPage, chance: Seeded): GeneratedWords['crossReferences'] {
  const { crossReferenceServices: services, crossReferenceCities } = content().crossReferenceCopy;
  const alwaysLinked: readonly string[] = content().areaCopy.alwaysLinked;
  const areaOf = (city: string) => areaBySlug(areaHref(city).replace('/service-area/', ''));
  const towns = crossReferenceCities.flatMap((city) => {
    const area = areaOf(city);
    return area && area.slug !== page.slug ? [{ city, area }] : [];
  });
  const links = crossReferences(chance, {
    services,
    cities: towns.map(({ city }) => city),
    always: towns.filter(({ area }) => alwaysLinked.includes(area.slug)).map(({ city }) => city),
  });
  const drawn = towns.flatMap(({ city, area }) => {
    const link = links.find(({ href }) => href === areaHref(city));
    return link
      ? [{ ...link, slug: area.slug, away: page.known ? wayBetween(page.known, area) : undefined }]
      : [];
  });
  const lines = page.known ? nearestFirst(drawn, page.known, ({ slug }) => slug) : drawn;
  const county = countyOf(page.known);
  const own = county ? [{ text: `All of ${county.name}`, href: `/service-area/${county.slug}` }] : [];
  return [...lines.map(({ text, href, away }) => ({ text, href, away })), ...own].slice(
    0,
    CROSS_REFERENCES.linesMax,
  );
}

/** The county of a town, if the county has a page. */
function countyOf(area: ServiceArea | null): ServiceArea | undefined {
  if (!area || area.kind === 'county') return undefined;
  return content().areas.find(({ kind, county }) => kind === 'county' && county === area.county);
}

/** A first visit in the studio's own county is a short drive. */
const isHomeCounty = ({ known }: AreaPage) => {
  const { city } = content().firm.address;
  return known !== null && known.county === content().areas.find(({ name }) => name === city)?.county;
};

function filled(sentence: string, { name, known }: AreaPage): string {
  const words: Record<string, string> = {
    area: name,
    county: known?.county ?? '',
    zone: known?.climateZone ?? '',
    ground: known ? inSentence(known.ground) : '',
  };
  const text = sentence.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Limestone west" in mid-sentence; a name keeps its capital. */
const NAMES = /^(Edwards|Glen Rose)\b/;
const inSentence = (ground: string) =>
  NAMES.test(ground) ? ground : ground.charAt(0).toLowerCase() + ground.slice(1);
