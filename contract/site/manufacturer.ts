/**
 * A maker whose system the studio builds with, and its page (specification §2 "Manufacturer pages", §3).
 * The specification lists different things for each maker, so a page is a list of sections in the
 * order of their importance; a section holds its content and chooses one of a few layouts.
 */
import type * as z from 'zod';
import type { labeled } from './records/fields.ts';
import type { croppedFigure, drawnFigure, manufacturerRecord } from './records/manufacturer.ts';

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
export type SymbolColor = Benefit['color'];

export type Benefit = Extract<ManufacturerSection, { kind: 'benefits' }>['benefits'][number];

/** A product of the maker; `link` leaves the site, for a page of its own or for the maker's first page. */
export type Product = Extract<ManufacturerSection, { kind: 'products' }>['products'][number];

export type Specification = z.infer<typeof labeled>;

/** An application of the system; `serviceLink` leads to the service that builds it. */
export type Application = Extract<ManufacturerSection, { kind: 'applications' }>['applications'][number];

/** A cropped figure; `focus` is the part of the master that stays. */
export type CroppedFigure = z.infer<typeof croppedFigure>;

/** Drawings of products (site/drawings/makers). */
export type MakerDrawing = DrawnFigure['drawing'];

/** A drawing with its caption. */
export type DrawnFigure = z.infer<typeof drawnFigure>;

/** Illustration of a maker's page: a picture or a drawing. */
export type MakerFigure = CroppedFigure | DrawnFigure;

export type ManufacturerSection = Manufacturer['sections'][number];

export type Manufacturer = z.infer<typeof manufacturerRecord>;
