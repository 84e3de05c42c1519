/** Raised and lowered signs as Unicode's own: an article has no mark for them, and 10 to the 21st must not become 1021. */

export type Shift = 'raised' | 'lowered' | null;

const RAISED = signs('0123456789+-=()nixyabcdeghjklmoprstuvw', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣʸᵃᵇᶜᵈᵉᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷ');
const LOWERED = signs('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/5': '⅕', '2/5': '⅖', '3/5': '⅗' },
  ...{ '4/5': '⅘', '1/6': '⅙', '5/6': '⅚', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' },
};

const MARKS: Readonly<Record<string, string>> = { tm: '™', sm: '℠' };

function signs(plain: string, shifted: string): ReadonlyMap<string, string> {
  const to = [...shifted];
  const all = new Map([...plain].map((sign, at) => [sign, to[at] as string]));
  return all.set('−', all.get('-') as string).set('–', all.get('-') as string);
}

/**
 * @param before what stands before it in its line.
 * @returns signs of the same value: Unicode's where it has all of them, `^2.5` where it hasn't. Words stay as they are: the "th" of 4th.
 */
export function shifted(text: string, shift: Exclude<Shift, null>, before: string): string {
  const sign = text.trim();
  const table = shift === 'raised' ? RAISED : LOWERED;
  const around = (words: string) => text.replace(sign, () => words);
  if (!sign) return text;
  if (shift === 'raised' && sign === 'o' && /\d$/.test(before)) return around('°');
  if (shift === 'raised' && MARKS[sign.toLowerCase()]) return around(MARKS[sign.toLowerCase()] as string);
  const isNumeral = /\d/.test(sign);
  const all = [...sign.replace(/(?<=\d),\s?(?=\d)/g, ',')].map((one) => (one === ',' ? one : table.get(one)));
  if ((isNumeral || [...sign].length === 1 || /^[+\-−–]+$/.test(sign)) && !all.includes(undefined))
    return around(all.join(''));
  if (!isNumeral || /^[[(*†‡].*[\])]?$/.test(sign) || !/[\p{L}\p{N})\]]$/u.test(before)) return text;
  return around(`${shift === 'raised' ? '^' : '_'}${/^[\w.]+$/.test(sign) ? sign : `(${sign})`}`);
}

/** `3`, `1`, `2` as `3½`; fractions without a Unicode character as `3 5/16`. */
export function fraction(above: string, below: string, before: string): string {
  const own = FRACTIONS[`${above}/${below}`];
  return own ?? `${/\d$/.test(before) ? ' ' : ''}${above}/${below}`;
}
