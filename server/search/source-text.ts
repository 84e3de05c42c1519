import { CLICK_IDS } from '#contract/inquiries/click-ids.ts';
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import { channelOf, SOURCE_CHANNELS } from '#contract/inquiries/source-channel.ts';
import { foldText } from '#contract/shared/fold-text.ts';

/** Returns a visit's channel, landing page, referrer and UTM parameters, folded, one per line. Click ids aren't searched. */
export function sourceText(json: string | null): string {
  const source: InquirySource | null = json === null ? null : JSON.parse(json);
  const words = Object.entries(source ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && !CLICK_IDS.some((id) => id === name) ? value : [],
  );
  return [channelLine(channelOf(source)), ...words.map((word) => `${foldText(word)}\n`)].join('');
}

/** Returns the substring that the text must contain: a whole channel line, or any other text, folded. */
export function sourcePiece(asked: string): string {
  return SOURCE_CHANNELS.some((channel) => channel === asked) ? channelLine(asked) : foldText(asked);
}

/** A separate line that no address or UTM parameter can match. */
const channelLine = (channel: string) => `channel ${channel}:\n`;
