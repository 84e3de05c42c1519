import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Network } from '../../http/public-lookup.ts';
import { startCalendarServer } from '../testing/calendar-server.ts';
import { MOST_BYTES, readAddress } from './read-address.ts';

const ICS = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

/** Why it isn't read; checks that the message tells nothing of the address. */
async function refusal(reading: Promise<string>): Promise<string> {
  const error = await reading.then(
    (text) => new Error(`read: ${text}`),
    (reason: Error) => reason,
  );
  expect(error.name).toBe('CalendarError');
  expect(`${error.message}${error.stack}${JSON.stringify(error)}${error.cause ?? ''}`).not.toMatch(
    /secret-path|calendar\.example|127\.0\.0/,
  );
  return error.message;
}

const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(302, { location }).end();

describe('a calendar’s address', () => {
  it('is read, also through redirects', async () => {
    const { url, port, network, asked } = await startCalendarServer((request, response) => {
      if (request.url === '/end') response.end(ICS);
      else if (request.url === '/next') redirect(response, `https://other.example:${port}/end`);
      else redirect(response, '/next');
    });
    expect(await readAddress(url, network)).toBe(ICS.trim());
    expect(asked).toHaveLength(3);
    expect(asked[0]?.headers['accept-encoding']).toBe('identity');
  });

  it.each([
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://[64:ff9b::a00:1]/x',
    'https://0.0.0.0/x',
    'https://100.64.0.1/x',
    'https://[fe80::1]/x',
  ])('in a private network is refused: %s', async (address) => {
    expect(await refusal(readAddress(address))).toContain('private network');
  });

  it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'])(
    'whose name leads to %s is refused before anything is sent, also if that is one of several',
    async (address) => {
      const { url, asked, network } = await startCalendarServer((_, response) => response.end(ICS));
      const family = address.includes(':') ? 6 : 4;
      for (const found of [
        [{ address, family }],
        [
          { address: '93.184.215.14', family: 4 },
          { address, family },
        ],
      ]) {
        const { ca } = network;
        expect(await refusal(readAddress(url, { ...(ca && { ca }), resolve: async () => found }))).toContain(
          'private network',
        );
      }
      expect(asked).toHaveLength(0);
    },
  );

  it.each([
    ['https://10.0.0.1/inside', 'private network'],
    ['https://169.254.169.254/latest/meta-data/', 'private network'],
    ['https://[::ffff:127.0.0.1]/', 'private network'],
    ['https://inside.example/', 'private network'],
    ['http://calendar.example/', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['ftp://calendar.example/', 'https://'],
  ])('redirected to %s is refused (cal.diy#29369)', async (location, why) => {
    const { url, network, asked } = await startCalendarServer((_, response) => redirect(response, location));
    const resolve: Network['resolve'] = async (host) => [
      { address: host === 'inside.example' ? '10.1.2.3' : '127.0.0.1', family: 4 },
    ];
    expect(await refusal(readAddress(url, { ...network, resolve }))).toContain(why);
    expect(asked).toHaveLength(1);
  });

  it('is asked for once per request: a name that leads elsewhere the second time gains nothing', async () => {
    const { url, network, asked } = await startCalendarServer((_, response) => response.end(ICS));
    let times = 0;
    const resolve: Network['resolve'] = async () => [
      { address: times++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 },
    ];
    expect(await readAddress(url, { ...network, resolve })).toBe(ICS.trim());
    expect([times, asked.length]).toEqual([1, 1]);
  });

  it('is followed three times and no more', async () => {
    const { url, network, asked } = await startCalendarServer((_, response) => redirect(response, '/again'));
    expect(await refusal(readAddress(url, network))).toContain('more than three times');
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['<!doctype html><title>Sign in</title>', 'web page'],
    ['{"error":"no"}', 'isn’t an iCal calendar'],
    ['', 'isn’t an iCal calendar'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1', 'cut off'],
  ])('that answers %j is refused by a clear message', async (body, why) => {
    const { url, network } = await startCalendarServer((_, response) => response.end(body));
    expect(await refusal(readAddress(url, network))).toContain(why);
  });

  it.each([401, 404, 410, 500])('that answers %i is refused', async (status) => {
    const { url, network } = await startCalendarServer((_, response) => response.writeHead(status).end(ICS));
    expect(await refusal(readAddress(url, network))).toContain(String(status));
  });

  it('that sends 2 GB is left after 2 MB', async () => {
    let sent = 0;
    const { url, network } = await startCalendarServer((_, response) => {
      const chunk = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (sent < 2 ** 31) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.write('BEGIN:VCALENDAR\r\n');
      more();
    });
    expect(await refusal(readAddress(url, network))).toContain('larger than 2 MB');
    // The connection's buffers come on top.
    expect(sent).toBeLessThan(MOST_BYTES * 8);
  });

  it('that claims to send 2 GB is left at once', async () => {
    const { url, network } = await startCalendarServer((_, response) => {
      response.writeHead(200, { 'content-length': String(2 ** 31) });
      response.write('BEGIN:VCALENDAR\r\n');
    });
    expect(await refusal(readAddress(url, network))).toContain('larger than 2 MB');
  });

  it('that sends a compressed answer is refused unread', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { url, network } = await startCalendarServer((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await refusal(readAddress(url, network))).toContain('compressed');
  });

  it('that drips, or says nothing, is left when its time is over', async () => {
    const drips = await startCalendarServer((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await refusal(readAddress(drips.url, { ...drips.network, patienceMs: 300 }))).toContain(
      '10 seconds',
    );
    const mute = await startCalendarServer(() => {});
    expect(await refusal(readAddress(mute.url, { ...mute.network, patienceMs: 300 }))).toContain(
      '10 seconds',
    );
    const hops = await startCalendarServer((_, response) => setTimeout(() => redirect(response, '/x'), 150));
    expect(await refusal(readAddress(hops.url, { ...hops.network, patienceMs: 300 }))).toContain(
      '10 seconds',
    );
    const lost = { ...mute.network, resolve: () => new Promise<never>(() => {}), patienceMs: 300 };
    expect(await refusal(readAddress(mute.url, lost))).toContain('10 seconds');
  });

  it('that changes to another protocol is refused', async () => {
    const { url, network } = await startCalendarServer(
      ({ socket }) =>
        void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    );
    expect(await refusal(readAddress(url, network))).toContain('Can’t reach');
  });

  it('without a valid certificate, a known name or a server is refused', async () => {
    const { url, network } = await startCalendarServer((_, response) => response.end(ICS));
    const { ca: _, ...untrusting } = network;
    expect(await refusal(readAddress(url, untrusting))).toContain('certificate');
    const other = url.replace('calendar.example', 'stranger.example');
    expect(await refusal(readAddress(other, network))).toContain('certificate');
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND calendar.example'), { code: 'ENOTFOUND' });
    };
    expect(await refusal(readAddress(url, { ...network, resolve: unknown }))).toContain('Can’t find');
    const closed = url.replace(/:\d+/, ':1');
    expect(await refusal(readAddress(closed, network))).toContain('Can’t reach');
  });
});
