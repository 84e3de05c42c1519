/** Draws the one card that it is sent, answers with its bytes, and ends. */
import type { CardFacts } from '#contract/card.ts';
import { cardFont, drawCard } from '../images/draw-card.ts';

export type CardOrder = {
  facts: CardFacts;
  fontFolder: string;
  picture?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
};

process.on('disconnect', () => process.exit());
process.once('message', async ({ facts, fontFolder, picture, logo }: CardOrder) => {
  const bytes = await drawCard(facts, cardFont(fontFolder), { picture, logo });
  process.send?.(bytes, () => process.disconnect());
});
