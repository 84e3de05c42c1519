/** The records of /how-we-build (specification §2 "How We Build", §3 "Process step"). */
import type { Figure } from './figure.ts';
import type { LinkText } from './rich-text.ts';

/** The step's drawing; each is the same house with one more layer. */
export type StepDrawing = 'structure' | 'envelope' | 'airtightness' | 'hvac' | 'moisture' | 'energy';

export type ProcessStep = {
  number: number;
  title: string;
  /** One sentence that can stand alone. */
  description: string;
  details: string[];
  drawing: StepDrawing;
  /** Description of the drawing for screen readers. */
  drawingAlt: string;
  figure: Figure;
  manufacturers: LinkText[];
};

/** A performance standard (specification §9). */
export type PerformanceStandard = {
  figure: string;
  unit: string;
  title: string;
  text: string;
};
