/** Local mail servers of the demo: one accepts and discards all mail, the other has an empty mailbox. */
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** @returns the settings of a server that uses them. */
export async function startMailServers() {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => {});
  const mailbox = createServer(emptyMailbox);
  const [smtpPort, imapPort] = await Promise.all([listen(smtp), listen(mailbox)]);
  return {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    IMAP_URL: `imap://demo%40example.com:demo@127.0.0.1:${imapPort}`,
  };
}

function listen(server) {
  return new Promise((resolve, reject) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address().port));
    listening.on('error', reject);
    // The mail servers must not keep the demo running after its server ends.
    listening.unref?.();
  });
}

/** The part of IMAP (RFC 9051) that a client needs to find an empty mailbox. */
function emptyMailbox(socket) {
  const say = (...lines) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
  const answers = {
    CAPABILITY: ['* CAPABILITY IMAP4rev1 IDLE'],
    LIST: ['* LIST () "/" INBOX'],
    EXAMINE: ['* FLAGS ()', '* 0 EXISTS', '* OK [UIDVALIDITY 1] valid', '* OK [UIDNEXT 1] next'],
    UID: ['* SEARCH'],
    LOGOUT: ['* BYE goodbye'],
  };
  let idling = '';
  function answer(line) {
    const [tag, command = ''] = line.split(' ');
    const name = command.toUpperCase();
    if (tag.toUpperCase() === 'DONE') say(`${idling} OK done`);
    else if (name === 'IDLE') {
      idling = tag;
      say('+ idling');
    } else say(...(answers[name] ?? []), `${tag} OK done`);
    if (name === 'LOGOUT') socket.end();
  }
  let unread = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop();
    lines.forEach(answer);
  });
  socket.on('error', () => {});
  say('* OK [CAPABILITY IMAP4rev1 IDLE] ready');
}
