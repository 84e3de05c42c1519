/** Words that a reader of the source doesn't see must not become public. Decided for each text, for an inner element may be shown again. */
import type { Declared } from './styles.ts';

export type PastedVisibility = { isVisible: boolean; hasSize: boolean; isPrinted: boolean };

export const SEEN: PastedVisibility = { isVisible: true, hasSize: true, isPrinted: true };

/** Whether the element is hidden in a way that its children can't override. */
export function isHiddenWhole(element: Element, style: Declared): boolean {
  return (
    element.hasAttribute('hidden') ||
    style.get('display') === 'none' ||
    isZero(style.get('opacity')) ||
    style.get('content-visibility') === 'hidden' ||
    isClipped(style) ||
    element.matches(FOR_SCREEN_READERS)
  );
}

/** The names that Bootstrap, WordPress and GOV.UK have for what only screen readers say. */
const FOR_SCREEN_READERS =
  '.sr-only, .visually-hidden, .screen-reader-text, .screenreader-text, .govuk-visually-hidden';

/** Visibility that an element passes on to its text. Sizes in `em` and percent of zero are zero. */
export function seenIn(around: PastedVisibility, style: Declared): PastedVisibility {
  const visibility = style.get('visibility');
  const size = style.get('font-size') ?? /^([\d.]+\w*)\s*\//.exec(style.get('font') ?? '')?.[1];
  const hide = style.get('mso-hide');
  return {
    isVisible: visibility
      ? visibility === 'visible'
      : style.get('color') !== 'transparent' && around.isVisible,
    hasSize:
      size === undefined ? around.hasSize : !isZero(size) && (around.hasSize || !/(%|\dem)$/.test(size)),
    isPrinted: hide === undefined ? around.isPrinted : hide === 'none',
  };
}

export const isSeen = ({ isVisible, hasSize, isPrinted }: PastedVisibility): boolean =>
  isVisible && hasSize && isPrinted;

const isZero = (length: string | undefined): boolean =>
  length !== undefined && /^[+-]?(0+(\.0*)?|\.0+)[a-z%]*$/.test(length);

/** Out of the page, cut off, or of no height: how emails and pages hide words. */
function isClipped(style: Declared): boolean {
  const cutsOff = /hidden|clip/.test(style.get('overflow') ?? '');
  const isSmall = (name: string) => /^[+-]?(0|1)(\.0+)?(px|pt)?$/.test(style.get(name) ?? '');
  if (cutsOff && ['max-height', 'height', 'max-width', 'width'].some(isSmall)) return true;
  if (/^rect\(\s*[01]/.test(style.get('clip') ?? '') || /inset\((50|100)%/.test(style.get('clip-path') ?? ''))
    return true;
  // Far away.
  return ['left', 'top', 'text-indent', 'margin-left'].some((name) => /^-\d{4,}/.test(style.get(name) ?? ''));
}
