/**
 * Preloaded into a command: sends it a signal right after a call of the file system. SIGNAL_AT: `SIGKILL link images/`,
 * the signal, the function's name and a part of its path.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [signal, name, part] = process.env.SIGNAL_AT.split(' ');

const isMeant = (args) => args.some((each) => typeof each === 'string' && each.includes(part));
let sent = false;
function send() {
  if (!sent) process.kill(process.pid, signal);
  sent = true;
}

for (const module of [fs, fs.promises]) {
  const call = module[name];
  if (!call) continue;
  module[name] = (...args) => {
    const then = (result) => {
      if (isMeant(args)) send();
      return result;
    };
    const callback = args.at(-1);
    if (typeof callback !== 'function') return call(...args).then(then);
    return call(...args.slice(0, -1), (...results) => callback(...then(results)));
  };
}
syncBuiltinESMExports();
