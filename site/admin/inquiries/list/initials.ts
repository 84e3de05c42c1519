/** First letters of the first and the last word: "Ana María Ruiz" is AR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('');
}
