/**
 * Building cost in either building system (requirements §3.6, §10). Ranges in dollars
 * are [low, high]. The studio publishes no figure that depends on finish, so there is none here.
 */
import type { SystemFigures } from './records/pages/costs.ts';

export const BUILDING_SYSTEMS = ['steel', 'wood'] as const;
export type BuildingSystem = (typeof BUILDING_SYSTEMS)[number];
export type CostRange = readonly [low: number, high: number];

/** Square feet of conditioned floor. Beyond this range the published figures don't apply. */
export const FLOOR_AREA = { min: 500, max: 12_000, example: 2800 } as const;

export type CostQuestion = { area: number; system: BuildingSystem };

export type CostEstimate = {
  /** Dollars to build. */
  build: CostRange;
  months: CostRange;
  /** Dollars over ten years. */
  maintenance: CostRange;
  /** Dollars to build and to maintain for ten years. */
  tenYears: CostRange;
};

/**
 * The cost of a system at a floor area, by the firm's figures for it. Months and upkeep don't depend on the area.
 * @param area in square feet.
 */
export function estimateCost(
  area: number,
  { perSquareFoot, months, tenYearMaintenance }: SystemFigures,
): CostEstimate {
  const build: CostRange = [perSquareFoot[0] * area, perSquareFoot[1] * area];
  return {
    build,
    months,
    maintenance: tenYearMaintenance,
    tenYears: [build[0] + tenYearMaintenance[0], build[1] + tenYearMaintenance[1]],
  };
}

export type ReadCostQuestion =
  | { question: CostQuestion; typed: string; error?: undefined }
  | { question?: undefined; system: BuildingSystem; typed: string; error: string };

/**
 * Reads `?area=2800&system=steel` as a visitor may type or edit it: "2,800 sf" is an area. An unknown
 * system counts as steel; an area that can't be used comes back as typed, with a message.
 */
export function readCostQuestion(query: URLSearchParams): ReadCostQuestion {
  const system = BUILDING_SYSTEMS.find((one) => one === query.get('system')) ?? 'steel';
  const typed = (query.get('area') ?? '').trim().slice(0, 20);
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s*(?:sf|sq\.?\s?ft\.?)?$/i.exec(typed);
  const area = match?.[1] ? Number(match[1].replaceAll(',', '')) : Number.NaN;
  if (area >= FLOOR_AREA.min && area <= FLOOR_AREA.max) return { question: { area, system }, typed };
  return {
    system,
    typed,
    error: `Enter a floor area between ${number(FLOOR_AREA.min)} and ${number(FLOOR_AREA.max)} square feet`,
  };
}

/** "$784,000–896,000", in the style of the published ranges. */
export const dollars = ([low, high]: CostRange) => `$${number(low)}–${number(high)}`;
/** "$825–940K", "$1.3–1.5M"; in dollars below a thousand. */
export function shortDollars([low, high]: CostRange): string {
  const [unit, sign] = high >= 1_000_000 ? [1_000_000, 'M'] : high >= 1000 ? [1000, 'K'] : [1, ''];
  const short = (value: number) =>
    number(Math.round((value / unit) * (unit > 1000 ? 10 : 1)) / (unit > 1000 ? 10 : 1));
  return `$${short(low)}–${short(high)}${sign}`;
}
/** "4–6 months" */
export const inMonths = ([low, high]: CostRange) => `${low}–${high} months`;
export const number = (value: number) => value.toLocaleString('en-US');
