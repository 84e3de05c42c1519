/** Draws the one card that it is sent, answers with its bytes, and ends. */
import type { CardFacts } from '#contract/site/card.ts';
import { cardFont, drawCard } from '../images/draw-card.ts';
import { answerInSandbox } from '../sandbox/sandbox-program.ts';

export type CardOrder = {
  facts: CardFacts;
  fontFolder: string;
  picture?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
};

await answerInSandbox(({ facts, fontFolder, picture, logo }: CardOrder) =>
  drawCard(facts, cardFont(fontFolder), { picture, logo }),
);
