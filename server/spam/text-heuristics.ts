/** Signs in the letters alone: random ones, and a script that few readers here use. */

/** Pairs that hardly any word has, in English, Spanish, or names from anywhere that are written in Latin letters. */
const RARE =
  /(?=[jqvxz][jqvxz]|q[^uaiei\s]|[bcdfgjklmpqvwxz]q|[fghjkmpqvwxz]x|x[bdgjkmnrvz]|j[bcdfghklmpqrtvwxyz]|[bcfghklmpqrtwx]j|v[bcdfghkmnpqtwxz]|[bcfghjkmpqtwx]v|w[cgjpqvxz]|[cfgjpquvx]w|z[bdfgjkmnpqrstvx]|[bfgjhkmpqvwx]z|[fhjmpqvwx]g|g[bcfjkpqvxz]|[bdfgjpqvwxz]k|[dfghjkpqtvwx]b|h[bcdfghjkpqvxz]|[bdghjkmpqvwx]f|[bfghjkpqvwxz]d|p[bcdfgjkmqvwxz]|[bdfgjkmpqvwxz]p)/gi;

/**
 * Whether a word looks typed by a random generator: "xkqzvbtw", "kJhGfdXzQw".
 * @param word letters only, in Latin script.
 */
function isRandom(word: string): boolean {
  if (word.length < 6) return false;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const humps = plain.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  if (humps >= 3 || (humps >= 2 && /\p{Lu}{2}/u.test(plain))) return true;
  const vowels = plain.match(/[aeiouy]/gi)?.length ?? 0;
  const rare = plain.match(RARE)?.length ?? 0;
  const longestRun = Math.max(
    0,
    ...(plain.match(/[bcdfghjklmnpqrstvwxz]+/gi) ?? []).map((run) => run.length),
  );
  if (vowels === 0) return plain !== plain.toUpperCase();
  return (
    (vowels / plain.length < 0.17 && longestRun >= 5) ||
    rare / (plain.length - 1) > 0.34 ||
    (longestRun >= 6 && rare >= 1)
  );
}

const latinWords = (text: string): string[] => text.match(/\p{Script=Latin}+/gu) ?? [];

/** Whether most of the text's longer words are random letters. */
export function isGibberish(text: string): boolean {
  const words = latinWords(text).filter((word) => word.length >= 6);
  const random = words.filter(isRandom).length;
  return random > 0 && random / words.length > 0.5;
}

/** Whether most letters are of a script in which neither English, Spanish, Vietnamese nor German is written. */
export function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 8 && latin / letters < 0.5;
}

/** "RobertTix", "JamesNug": how form robots sign. "McDonald", "LaToya" and "DeShawn" are people. */
export function isGeneratedName(name: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{3,}\p{Lu}\p{Ll}{1,6}$/u.test(name.trim()) &&
    !/^(?:Mac|Fitz|Saint|Santa|Vander|Della|Jean|Mary|Anna|Beth|Rose|Juan|Maria|José)\p{Lu}/u.test(
      name.trim(),
    )
  );
}

/** The part before the @ as random generators make it: "qx7k2vz9p". */
export function isRandomAddress(email: string): boolean {
  const local = (email.split('@')[0] ?? '').replace(/\+.*$/, '');
  const changes = local.match(/\d\p{L}|\p{L}\d/gu)?.length ?? 0;
  return changes >= 4 || isGibberish(local.replace(/[^a-z]/gi, ''));
}
