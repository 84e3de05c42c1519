/** Pages that are rendered per request link to where pages are, as the pressed ones do. */
import { type Moves, withMoves } from '#contract/records/addresses.ts';

let inForce: Moves = new Map();

export function putMovesInForce(moves: Moves): void {
  inForce = moves;
}

/** The address that the renderer knows a page by. */
export function renderedPath(path: string): string {
  for (const [known, at] of inForce) if (at === path) return known;
  return path;
}

/** @returns the answer itself while no page has moved. */
export async function movedLinks(answer: Response): Promise<Response> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (inForce.size === 0 || !isPage) return answer;
  const { status, headers } = answer;
  return new Response(withMoves(await answer.text(), inForce), { status, headers });
}
