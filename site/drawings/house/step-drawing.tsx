import type { StepDrawing as Step } from '#contract/building-method.ts';
import { SHEET, sheetHref } from './house.ts';

/** The house in section: earlier steps in thin lines, this step's layer in bold ones. */
export function StepDrawing({ step, alt }: { step: Step; alt: string }) {
  return (
    <svg viewBox={`${SHEET.drawn.join(' ')}`} className="block h-auto w-full" role="img" aria-label={alt}>
      <use href={sheetHref(step)} />
    </svg>
  );
}
