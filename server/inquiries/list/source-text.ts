import type { InquirySource } from '#contract/inquiry.ts';
import { channelOf, SOURCE_CHANNELS } from '#contract/source-channel.ts';
import { fold } from './fold.ts';

/** The channel, then landing page, referrer and utm words of a visit, folded, a line for each. */
export function sourceText(json: string | null): string {
  const source: InquirySource | null = json === null ? null : JSON.parse(json);
  const words = Object.values(source ?? {}).filter((value): value is string => typeof value === 'string');
  return [channelLine(channelOf(source)), ...words.map((word) => `${fold(word)}\n`)].join('');
}

/** What the text must hold: a channel as a whole, anything else in any part of it. */
export function sourcePiece(asked: string): string {
  return SOURCE_CHANNELS.some((channel) => channel === asked) ? channelLine(asked) : fold(asked);
}

/** A line of its own, which no address or utm word reads like. */
const channelLine = (channel: string) => `channel ${channel}:\n`;
