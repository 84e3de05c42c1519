type Placed = { position?: { start: { line: number } } | undefined };

/** A file that isn't an article, in words. */
export class ArticleParseError extends Error {
  override name = 'UnreadableArticle';
  constructor(words: string, { position }: Placed) {
    super(position ? `Line ${position.start.line}: ${words}` : words);
  }
}
