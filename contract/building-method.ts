/** The records of /how-we-build (specification §2 "How We Build", §3 "Process step"). */
import type { Figure } from './figure.ts';
import type { LinkText } from './rich-text.ts';

/** Which drawing goes with the step; each is the same house with one more layer drawn. */
export type StepDrawing = 'structure' | 'envelope' | 'airtightness' | 'hvac' | 'moisture' | 'energy';

export type ProcessStep = {
  number: number;
  title: string;
  /** One sentence that could stand alone. */
  description: string;
  details: readonly string[];
  drawing: StepDrawing;
  /** What the drawing shows, for people who can't see it. */
  drawingAlt: string;
  figure: Figure;
  manufacturers: readonly LinkText[];
};

/** A performance standard (specification §9). */
export type PerformanceStandard = {
  figure: string;
  unit: string;
  title: string;
  text: string;
};
