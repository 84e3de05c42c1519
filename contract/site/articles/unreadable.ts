type Placed = { position?: { start: { line: number } } | undefined };

/** Reports a file that isn't an article, with a message for the editor. */
export class ArticleParseError extends Error {
  override name = 'UnreadableArticle';
  constructor(words: string, { position }: Placed) {
    super(position ? `Line ${position.start.line}: ${words}` : words);
  }
}
