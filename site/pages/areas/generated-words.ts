import { CROSS_REFERENCES, crossReferences } from '#contract/cross-references.ts';
import type { LinkText } from '#contract/rich-text.ts';
import { type Seeded, seeded } from '#contract/seeded.ts';
import { areaBySlug } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';
import { countyOf, neighborsOf } from './neighbors.ts';

export type GeneratedWords = {
  /** Intro, description, benefit and conclusion, as one paragraph. */
  paragraph: string;
  /** At most 8 lines: a service in each neighboring town with its distance, then the county. */
  crossReferences: (LinkText & { away?: string })[];
  services: string;
  technology: string;
};

/**
 * The generated text of an area page (specification §2): seeded by the slug, so that it differs from town to
 * town and is the same for every visitor and every build.
 */
export function generatedWords(page: AreaPage): GeneratedWords {
  const { areaSentences, unknownAreaSentences, homeCountyIntro } = content().areaSentences;
  const { servicesDescriptions, technologyFocus } = content().home;
  const chance = seeded(`area/${page.slug}`);
  const { intro, description, benefit, conclusion } = page.known ? areaSentences : unknownAreaSentences;
  const sentences = [
    chance.pick(isHomeCounty(page) ? homeCountyIntro : intro),
    chance.pick(description),
    chance.pick(benefit),
    chance.pick(conclusion),
  ];
  return {
    paragraph: sentences.map((sentence) => filled(sentence, page)).join(' '),
    crossReferences: neighborLines(page, chance),
    services: chance.pick(servicesDescriptions),
    technology: chance.pick(technologyFocus),
  };
}

/** Services are drawn at random; towns are the neighbors, because a reader in Llano has no use for a kitchen in Bryan. */
function neighborLines({ known }: AreaPage, chance: Seeded): GeneratedWords['crossReferences'] {
  const { crossReferenceServices } = content().crossReferenceCopy;
  const neighbors = neighborsOf(known);
  const cities = neighbors.map(({ area }) => area.name);
  const drawn = crossReferences(chance, { services: crossReferenceServices, cities }, cities.length);
  const lines = neighbors.flatMap(({ area, away }) => {
    const link = drawn.find(({ text }) => text.endsWith(` in ${area.name}`));
    return link ? [{ ...link, away }] : [];
  });
  const county = countyOf(known);
  const own = county ? [{ text: `All of ${county.name}`, href: `/service-area/${county.slug}` }] : [];
  return [...lines, ...own].slice(0, CROSS_REFERENCES.linesMax);
}

/** The studio is in Bryan, so a first visit in its county is a short drive. */
const isHomeCounty = ({ known }: AreaPage) => known?.county === areaBySlug('bryan')?.county;

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
