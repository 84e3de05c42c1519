import { areaSentences, unknownAreaSentences } from '#content/copy/area-sentences.ts';
import { crossReferenceCities, crossReferenceServices } from '#content/copy/cross-references.ts';
import { servicesDescriptions, technologyFocus } from '#content/copy/studio.ts';
import { CROSS_REFERENCES, crossReferences } from '#contract/cross-references.ts';
import type { LinkText } from '#contract/rich-text.ts';
import { seeded } from '#contract/seeded.ts';
import { areas } from '../../catalog/areas.ts';
import type { AreaPage } from './area-page.ts';

export type GeneratedWords = {
  /** Intro, description, benefit and conclusion, as one paragraph. */
  paragraph: string;
  /** At most 8 lines. */
  crossReferences: LinkText[];
  services: string;
  technology: string;
};

/**
 * The generated text of an area page (specification §2): seeded by the slug, so that it differs from town to
 * town and is the same for every visitor and every build.
 */
export function generatedWords(page: AreaPage): GeneratedWords {
  const chance = seeded(`area/${page.slug}`);
  const { intro, description, benefit, conclusion } = page.known ? areaSentences : unknownAreaSentences;
  const sentences = [
    chance.pick(intro),
    chance.pick(description),
    chance.pick(benefit),
    chance.pick(conclusion),
  ];
  const cities = crossReferenceCities.filter((city) => city !== page.name);
  return {
    paragraph: sentences.map((sentence) => filled(sentence, page)).join(' '),
    crossReferences: [
      ...crossReferences(chance, { services: crossReferenceServices, cities }),
      ...ownCounty(page),
    ].slice(0, CROSS_REFERENCES.linesMax),
    services: chance.pick(servicesDescriptions),
    technology: chance.pick(technologyFocus),
  };
}

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

/** The county of a town, if the county has a page. */
function ownCounty({ known }: AreaPage): LinkText[] {
  const county = areas.find(({ kind, county }) => kind === 'county' && county === known?.county);
  return county && county.slug !== known?.slug
    ? [{ text: `All of ${county.name}`, href: `/service-area/${county.slug}` }]
    : [];
}
