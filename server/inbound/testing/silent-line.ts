/**
 * A proxy to a mail server that can go silent: connections stay open, but no bytes pass (a half-open connection). The
 * proxy can also answer commands with NO in the server's place.
 */
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/**
 * @param to the server's port on this machine.
 * @param refuses whether a command is refused.
 */
export async function silentLineTo(to: number, refuses: (command: string) => boolean = () => false) {
  const lines = new Map<Socket, Socket>();
  const silent = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(to, '127.0.0.1');
    lines.set(near, far);
    near.on('data', (chunk) => {
      if (silent.has(near)) return;
      const command = chunk.toString();
      if (refuses(command)) near.write(`${command.split(' ')[0]} NO [SERVERBUG] Internal error\r\n`);
      else far.write(chunk);
    });
    far.on('data', (chunk) => !silent.has(near) && near.write(chunk));
    near.on('close', () => {
      lines.delete(near);
      far.destroy();
    });
    far.on('close', () => !silent.has(near) && near.destroy());
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Silences the connections that are open; new ones work. */
    silence() {
      for (const near of lines.keys()) silent.add(near);
    },
    async close() {
      for (const socket of [...lines.keys(), ...lines.values()]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
