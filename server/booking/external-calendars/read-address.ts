/**
 * Reads a calendar by its secret address. The address is given by a person, so what it leads to is checked where the
 * connection is made: at the resolver's answer, and again for each redirect (docs/decisions/0021).
 */
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { INTERNET, type Network, publicLookup } from '../../http/public-lookup.ts';
import { BusyTrouble, trouble } from './trouble.ts';

export const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** `patienceMs` is for the whole, redirects included. @throws BusyTrouble, without the address in it. */
export async function readAddress(address: string, network: Partial<Network> = {}): Promise<string> {
  const net = { ...INTERNET, ...network };
  const late = AbortSignal.timeout(net.patienceMs);
  try {
    return await follow(new URL(address), net, late);
  } catch (error) {
    if (late.aborted) throw trouble.tooSlow();
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
    if (!headers.location || !URL.canParse(headers.location, url)) throw trouble.status(statusCode);
    url = new URL(headers.location, url);
  }
  throw trouble.redirects();
}

function ask(url: URL, { resolve, isPublic, ca }: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:') throw trouble.notHttps();
  // The resolver isn't asked about an address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw trouble.notPublic();
  const options: RequestOptions = {
    signal,
    agent: false,
    ...(ca !== undefined && { ca }),
    headers: {
      accept: 'text/calendar',
      'accept-encoding': 'identity',
      'user-agent': 'Design-build desk calendar',
    },
    lookup: publicLookup({ resolve, isPublic }, trouble),
  };
  return new Promise((resolved, reject) => {
    request(url, options, resolved).on('error', reject).end();
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode !== 200) throw trouble.status(statusCode);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw trouble.compressed();
    if (Number(headers['content-length']) > MOST_BYTES) throw trouble.tooLarge();
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw trouble.tooLarge();
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
  if (begin < 0) throw text.trimStart().startsWith('<') ? trouble.webPage() : trouble.notCalendar();
  const body = text
    .slice(begin)
    .replace(/^\uFEFF/, '')
    .trim();
  const last = [...body.matchAll(/^[ \t]*(BEGIN|END):VCALENDAR[ \t]*$/gim)].at(-1)?.[1];
  if (last?.toUpperCase() !== 'END') throw trouble.unfinished();
  return body;
}

/** Errors of Node's name the host, sometimes the whole address. */
function inWords(error: unknown): BusyTrouble {
  if (error instanceof BusyTrouble) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_FAIL'].includes(code)) return trouble.unknownHost();
  if (/CERT|SIGNATURE|SELF_SIGNED|ERR_TLS/.test(code)) return trouble.certificate();
  return trouble.unreachable();
}
