export function drawCards(client: string): Promise<{ cards: number; drawn: number }>;
export function cardDrawing(
  page: { title: string; sheet: string; picture?: string },
  colors: Record<string, string>,
): string;
