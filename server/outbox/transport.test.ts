import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { failureOf } from './failure.ts';
import { createTransport } from './transport.ts';

/** Another address of this machine, which counts as another machine. */
const ELSEWHERE = '127.0.0.2';

async function serverWithPassword(options: { offersTls: boolean; host: string }) {
  const logIns: string[] = [];
  let mails = 0;
  const server = new SMTPServer({
    disabledCommands: options.offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, session, done) {
      logIns.push(`${username}:${password}${session.secure ? ' by TLS' : ' in the clear'}`);
      if (password === 'right') done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        mails++;
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, options.host, resolve));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const send = async (password: string, query = '') => {
    const transport = createTransport(`smtp://firm:${password}@${options.host}:${port}${query}`);
    try {
      await transport.send({ from: 'studio@ledgeandframe.example', to: 'ana@example.com', text: 'Hello' });
    } finally {
      transport.close();
    }
  };
  return { send, logIns, mails: () => mails };
}

it('sends no password to another machine without TLS, even if that means no mail', async () => {
  const { send, logIns, mails } = await serverWithPassword({ offersTls: false, host: ELSEWHERE });
  const error = await send('right').catch((e) => e);
  expect(failureOf(error)).toMatchObject({ permanent: false });
  expect(logIns).toEqual([]);
  expect(mails()).toBe(0);
});

it('takes no certificate that nobody vouches for, unless told to', async () => {
  const { send, logIns, mails } = await serverWithPassword({ offersTls: true, host: ELSEWHERE });
  await expect(send('right')).rejects.toThrow(/certificate/i);
  expect(logIns).toEqual([]);
  await send('right', '?tls.rejectUnauthorized=false');
  expect(logIns).toEqual(['firm:right by TLS']);
  expect(mails()).toBe(1);
});

it('may talk in the clear to a mail server on the same machine', async () => {
  const { send, logIns } = await serverWithPassword({ offersTls: false, host: '127.0.0.1' });
  await send('right');
  expect(logIns).toEqual(['firm:right in the clear']);
});

it('reports a wrong password as something to be put right, not as the mail’s end', async () => {
  const { send, mails } = await serverWithPassword({ offersTls: false, host: '127.0.0.1' });
  const error = await send('wrong').catch((e) => e);
  expect(failureOf(error)).toMatchObject({ permanent: false });
  expect(failureOf(error).words).toMatch(/^535 5\.7\.8 Authentication failed/);
  expect(mails()).toBe(0);
});

it('says whether the server can be reached and lets us in', async () => {
  const transport = createTransport('smtp://127.0.0.1:1');
  await expect(transport.verify()).rejects.toThrow(/ECONNREFUSED/);
  transport.close();
});
