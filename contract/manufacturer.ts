/**
 * A maker whose system the studio builds with, and its page (specification §2 "Manufacturer pages", §3).
 * The specification lists different things for each maker, so a page is a list of sections in the
 * order of their importance; a section holds its content and chooses one of a few layouts.
 */
import type { Figure } from './figure.ts';
import type { ServiceType } from './inquiry-fields.ts';
import type { PageMeta } from './page.ts';
import type { LinkText, Paragraph } from './rich-text.ts';
import type { WallKind } from './wall-section.ts';

/** Line symbols of benefits. */
export const SYMBOLS = [
  'air',
  'bolt',
  'bug',
  'clock',
  'crane',
  'drop',
  'fire',
  'frame',
  'gauge',
  'layers',
  'pencil',
  'plan',
  'quiet',
  'shield',
  'sun',
  'thermometer',
  'wind',
  'zones',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];
/** Theme colors of symbols. */
export type SymbolColor = 'copper' | 'oak' | 'section';

export type Benefit = { title: string; description: string; icon: SymbolName; color: SymbolColor };

/** A product of the maker; `link` leaves the site, for a page of its own or for the maker's first page. */
export type Product = { name: string; description: string; features: readonly string[]; link: string };

export type Specification = { label: string; value: string };

/** An application of the system; `serviceLink` leads to the service that builds it. */
export type Application = {
  title: string;
  description: string;
  serviceLink?: string;
  figure?: CroppedFigure;
};

/** A cropped figure; `focus` is the part of the master that stays. */
export type CroppedFigure = Figure & {
  crop?: 'banner' | 'wide' | 'square' | 'tall';
  focus?: 'left' | 'right' | 'top' | 'bottom';
  /** Its side beside text or rows; right by default. */
  side?: 'left';
};

/** Drawings of products (site/drawings/makers). */
export type MakerDrawing =
  | 'air-handler'
  | 'air-schematic'
  | 'mixing-closet'
  | 'numbered-panels'
  | 'open-joist'
  | 'panel-joint'
  | 'panel-profiles'
  | 'printed-plan'
  | 'printed-wall'
  | 'ribbed-roof'
  | 'room-units'
  | 'single-sip'
  | 'sip-house'
  | 'slab-edge'
  | 'slotted-track'
  | 'solar-tiles'
  | 'steel-sections'
  | 'taped-sheathing'
  | 'wrapped-frame';

/** A drawing with its caption. */
export type DrawnFigure = { drawing: MakerDrawing; alt: string; caption: string; side?: 'left' };

/** What a maker's page can show: a picture or a drawing. */
export type MakerFigure = CroppedFigure | DrawnFigure;

type Headed = { heading: string; lead?: string; figure?: MakerFigure };

export type ManufacturerSection =
  | (Headed & { kind: 'benefits'; form: 'columns' | 'ledger' | 'pairs'; benefits: readonly Benefit[] })
  | (Headed & {
      kind: 'products';
      form: 'rows' | 'columns';
      products: readonly Product[];
      /** Says once what the links in the products' names lead to. */
      linksLeadTo: string;
    })
  | (Headed & {
      kind: 'specifications';
      /** A table is ruled and right-aligned; a list shows term and description. */
      form: 'table' | 'list';
      specifications: readonly Specification[];
      note?: Paragraph;
    })
  | (Headed & {
      kind: 'comparison';
      before: string;
      after: string;
      rows: readonly { measure: string; before: string; after: string }[];
    })
  | (Headed & { kind: 'applications'; form: 'cards' | 'list'; applications: readonly Application[] })
  | (Headed & {
      kind: 'copy';
      paragraphs: readonly Paragraph[];
      /** Number of generated links "{service} in {city}"; the page's slug is their seed. */
      crossReferences?: number;
      /** Slugs of the makers in the sidebar. */
      related?: readonly string[];
    })
  | (Headed & { kind: 'links'; columns: readonly { title: string; links: readonly LinkText[] }[] })
  | (Headed & { kind: 'wall'; wall: WallKind });

export type Manufacturer = {
  meta: PageMeta;
  /** As the maker writes it. */
  name: string;
  /** Its product in a few words; a column of the overview's schedule. */
  category: string;
  /** Its card on /manufacturer, for the partners shown there. */
  partner?: {
    order: number;
    description: string;
    features: readonly [string, string, string, string];
    figure: DrawnFigure;
  };
  heading: string;
  lead: string;
  figure: MakerFigure;
  /** Layout of heading, lead and figure. */
  opening: 'plate' | 'split' | 'turned' | 'keyed';
  /** Beside the figure of a `keyed` opening. */
  key?: readonly Specification[];
  /** Buttons of the hero; the first is the main one. */
  actions: readonly LinkText[];
  /** The maker's own site, linked at the top; a page whose products lead there doesn't say it twice. */
  website?: string;
  sections: readonly ManufacturerSection[];
  /** The question at the end of the page; `service` fills the request form. */
  ask: { heading: string; text: string; action: string; service: ServiceType; secondary?: LinkText };
};
