import type { StepDrawing } from '#contract/building-method.ts';
import { HOUSE_FILE } from '../../catalog/drawing-files.ts';

/**
 * The section of one house, shared by all six step drawings: 640 units wide, 400 high, twelve units to
 * the foot. Each step draws its own layer over it.
 */
export type Sheet = StepDrawing | 'house';

export const sheetId = (sheet: Sheet) => `sheet-${sheet}`;
export const sheetHref = (sheet: Sheet) => `${HOUSE_FILE}#${sheetId(sheet)}`;

/** `drawn`: the part of the sheet that a step's drawing shows, without its empty margins. */
export const SHEET = { width: 640, height: 400, drawn: [14, 4, 616, 366] } as const;

/** Inner faces of the envelope: floor, both walls, both roof slopes. */
export const inside = 'M136 306V178L320 92L504 178V306Z';
/** The insulation layer as a line along its middle: walls and roof without a break. */
export const envelope = 'M128 306V173L320 83L512 173V306';
export const roofSkin = 'M84 186L320 74L556 186';
export const slab = 'M118 306H522V318H118Z';
export const footings = 'M112 318h44v34h-44zM484 318h44v34h-44z';
export const columns = 'M140 306V184h9V306zM491 306V184h9V306z';
export const rafters = 'M140 184L320 100L500 184V196L320 116L140 196Z';
/** The terrace steps down on the left; the ground falls away to the right. */
export const terrain = 'M0 344H60V331H96V318H118M522 318H548L640 336';
