/**
 * Reads a calendar by its secret address. The address is given by a person, so what it leads to is checked where the
 * connection is made: at the resolver's answer, and again for each redirect (docs/decisions/0021).
 */
import type { IncomingMessage } from 'node:http';
import { INTERNET, type Network } from '../../http/public-lookup.ts';
import { requestPublicly } from '../../http/public-request.ts';
import { CalendarError, calendarErrors } from './calendar-error.ts';

export const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** `patienceMs` is for the whole, redirects included. @throws CalendarError, without the address in it. */
export async function readAddress(address: string, network: Partial<Network> = {}): Promise<string> {
  const net = { ...INTERNET, ...network };
  const late = AbortSignal.timeout(net.patienceMs);
  try {
    return await follow(new URL(address), net, late);
  } catch (error) {
    if (late.aborted) throw calendarErrors.tooSlow();
    throw inWords(error);
  }
}

async function follow(first: URL, net: Network, signal: AbortSignal): Promise<string> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url, net, signal);
    const { statusCode = 0, headers } = answer;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return await textOf(answer);
    answer.destroy();
    if (!headers.location || !URL.canParse(headers.location, url)) throw calendarErrors.status(statusCode);
    url = new URL(headers.location, url);
  }
  throw calendarErrors.redirects();
}

async function ask(url: URL, net: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:') throw calendarErrors.notHttps();
  const headers = {
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Design-build desk calendar',
  };
  return requestPublicly(url, { headers, signal }, net, calendarErrors);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode !== 200) throw calendarErrors.status(statusCode);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw calendarErrors.compressed();
    if (Number(headers['content-length']) > MOST_BYTES) throw calendarErrors.tooLarge();
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw calendarErrors.tooLarge();
      chunks.push(chunk);
    }
    return calendarIn(Buffer.concat(chunks).toString('utf8'));
  } finally {
    answer.destroy();
  }
}

/** Strips text that a server writes before or after the calendar, such as a PHP warning. */
function calendarIn(text: string): string {
  const begin = text.search(/^\uFEFF?[ \t]*BEGIN:VCALENDAR[ \t]*$/im);
  if (begin < 0)
    throw text.trimStart().startsWith('<') ? calendarErrors.webPage() : calendarErrors.notCalendar();
  const body = text
    .slice(begin)
    .replace(/^\uFEFF/, '')
    .trim();
  const last = [...body.matchAll(/^[ \t]*(BEGIN|END):VCALENDAR[ \t]*$/gim)].at(-1)?.[1];
  if (last?.toUpperCase() !== 'END') throw calendarErrors.unfinished();
  return body;
}

/** Errors of Node's name the host, sometimes the whole address. */
function inWords(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_FAIL'].includes(code)) return calendarErrors.unknownHost();
  if (/CERT|SIGNATURE|SELF_SIGNED|ERR_TLS/.test(code)) return calendarErrors.certificate();
  return calendarErrors.unreachable();
}
