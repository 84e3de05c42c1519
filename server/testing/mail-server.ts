/** A real SMTP server on a port of this machine, which behaves as the test specifies. */
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from './postgres-cluster.ts';

/** An email that the server received. */
export type ReceivedMail = {
  from: string;
  to: string[];
  messageId: string;
  /** Whether the sender was still connected for the answer 250; otherwise it has to send the email again. */
  answered: boolean;
  /** As received. */
  raw: string;
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Behavior at each step. Throw `smtpError(code, words)` to refuse; a promise delays. */
export type Behaviour = {
  /** The only account that may send; read when the server starts. */
  account?: { user: string; password: string };
  onConnect?: () => void | Promise<void>;
  onSender?: (address: string) => void | Promise<void>;
  onRecipient?: (address: string) => void | Promise<void>;
  /** The first bytes of an email have arrived; `hangUp` breaks the connection. */
  onDataBegin?: (hangUp: () => void) => void;
  /** The whole email has arrived and nothing is answered yet. */
  onDataEnd?: (mail: ReceivedMail) => void | Promise<void>;
};

export const smtpError = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

export async function startMailServer(behaviour: Behaviour = {}) {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let server: SMTPServer | undefined;
  const mailServer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,

    /** Starts (again) on its port. */
    async start(): Promise<void> {
      const started = listenWith(mailServer);
      server = started;
      await new Promise<void>((resolve, reject) => {
        started.once('error', reject);
        started.listen(port, '127.0.0.1', resolve);
      });
      started.on('error', () => {});
    },

    /** Stops listening, and breaks every connection. */
    async stop(): Promise<void> {
      const stopped = server;
      server = undefined;
      if (!stopped) return;
      const closed = new Promise<void>((resolve) => stopped.close(() => resolve()));
      for (const connection of stopped.connections) socketOf(connection).destroy();
      await closed;
    },

    /** Waits until it has received this many emails in all. */
    async takes(count: number, withinMs = 60_000): Promise<ReceivedMail[]> {
      const end = Date.now() + withinMs;
      while (received.length < count && Date.now() < end) await pause(10);
      if (received.length < count)
        throw new Error(`The mail server took ${received.length} mails of ${count} in ${withinMs} ms.`);
      return received;
    },
  };
  await mailServer.start();
  return mailServer;
}

export const parseMail = (mail: ReceivedMail): Promise<Email> => PostalMime.parse(mail.raw);

type Inside = Pick<MailServer, 'received' | 'behaviour'>;

function listenWith(mailServer: Inside): SMTPServer {
  const does = () => mailServer.behaviour;
  const server: SMTPServer = new SMTPServer({
    disabledCommands: does().account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const { user, password: wanted } = does().account ?? {};
      if (username === user && password === wanted) done(null, { user: username });
      else done(smtpError(535, 'Authentication failed'));
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => settle(() => does().onConnect?.(), done),
    onMailFrom: ({ address }, _session, done) => settle(() => does().onSender?.(address), done),
    onRcptTo: ({ address }, _session, done) => settle(() => does().onRecipient?.(address), done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.once('data', () => does().onDataBegin?.(() => hangUp(server, session)));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const mail = receivedMail(session, Buffer.concat(chunks).toString('utf8'));
        settle(async () => {
          await does().onDataEnd?.(mail);
          mailServer.received.push({ ...mail, answered: socketOfSession(server, session) !== undefined });
        }, done);
      });
    },
  });
  return server;
}

function settle(step: () => void | Promise<void>, done: (error?: Error | null) => void): void {
  Promise.resolve()
    .then(step)
    .then(
      () => done(),
      (error) => done(error),
    );
}

function receivedMail({ envelope }: SMTPServerSession, raw: string): ReceivedMail {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
    answered: false,
    raw,
  };
}

function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  socketOfSession(server, session)?.destroy();
}

function socketOfSession(server: SMTPServer, { id }: SMTPServerSession) {
  for (const connection of server.connections)
    if ((connection as unknown as Inner).session.id === id) {
      const socket = socketOf(connection);
      if (!socket.destroyed) return socket;
    }
  return undefined;
}

/** The package has no API for its sockets. */
type Inner = { session: { id: string }; _socket: { destroy(): void; destroyed: boolean } };
const socketOf = (connection: unknown) => (connection as Inner)._socket;
