/** `./update`, next to compose.yaml, while visitors send 50 requests a second. No request may fail in the whole file. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Compose, composeIsReady, startCompose } from '../support/compose.ts';

const BASE = 'FROM localhost/ledge-frame\n';
const labeled = (version: string) => `LABEL org.opencontainers.image.version=${version}\n`;
const MIGRATION = `"9.9-made-up": { up: (trx) => trx.schema.alterTable("inquiries").addColumn("made_up", "text").execute() },`;
/** Made-up releases: each a tag with its Containerfile. */
const RELEASES = {
  'v1.1.0': BASE + labeled('1.1.0'),
  'v1.2.0': `${BASE}USER root
RUN sed -i 's|^var migrations = {|&${MIGRATION}|' build/app/*.js
USER 10001:10001
${labeled('1.2.0')}`,
};
const MARK = 'Sent during an update';

describe.skipIf(!composeIsReady)('./update', () => {
  let stack: Compose;
  let load: ReturnType<typeof steadyLoad>;

  beforeAll(async () => {
    stack = await startCompose();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
        cwd: stack.folder,
      });
    git('init', '--quiet');
    for (const [tag, containerfile] of Object.entries(RELEASES)) {
      writeFileSync(join(stack.folder, 'Containerfile'), containerfile);
      git('add', 'Containerfile', 'compose.yaml', 'compose.next.yaml', 'update');
      git('commit', '--quiet', '--message', tag);
      git('tag', tag);
    }
    load = steadyLoad(stack);
  });
  afterAll(async () => {
    await load?.stop();
    stack?.remove();
  });

  /** @param killAt the line after which the script and all that it started are killed. */
  async function update(args: string[], { killAt = '', timeout = 300 } = {}) {
    const began = performance.now();
    const env = { ...process.env, UPDATE_TIMEOUT: String(timeout), BUILDAH_ISOLATION: 'chroot' };
    const script = spawn(join(stack.folder, 'update'), args, { cwd: stack.folder, env, detached: true });
    let out = '';
    for (const stream of [script.stdout, script.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        out += text;
        if (killAt && out.includes(killAt)) setTimeout(() => kill(script.pid as number), 700);
      });
    const code = await new Promise<number | null>((resolve) => script.on('close', resolve));
    console.log(`./update ${args.join(' ')}: ${code}, ${Math.round((performance.now() - began) / 1000)} s`);
    return { code, out };
  }
  const running = () => {
    const version = '{{index .Config.Labels "org.opencontainers.image.version"}}';
    return stack.podman('inspect', '--format', version, `${stack.project}_site_1`).trim();
  };
  const containers = () =>
    stack
      .podman('ps', '--filter', `label=com.docker.compose.project=${stack.project}`, '--format', '{{.Names}}')
      .trim()
      .split('\n')
      .map((name) => name.replace(/^.*?_|_1$/g, ''))
      .sort();
  const sql = (query: string) => stack.within('database', 'psql', '-U', 'ledge_frame', '-tAc', query).trim();

  async function nothingFailed() {
    await load.settle();
    expect(load.failures).toEqual([]);
    expect(containers()).toEqual(['backup', 'database', 'proxy', 'site']);
  }

  it('installs a release after a backup, and goes back with one command', async () => {
    const first = running();
    const { code, out } = await update(['v1.1.0']);
    expect([code, out]).toEqual([0, expect.stringMatching(/Backing up[\s\S]*Updated/)]);
    expect(running()).toBe('1.1.0');
    expect(stack.within('backup', 'ls', '/backups')).toMatch(/-before-update-\d+\.tar\.gz/);
    expect((await update([])).out).toContain('This release runs already');
    expect((await update(['--back'])).code).toBe(0);
    expect(running()).toBe(first);
    await nothingFailed();
  });

  it.each([
    ['ends', 'CMD ["false"]'],
    [
      'answers only that it isn’t ready',
      `CMD ["node", "-e", "require('http').createServer((q, a) => a.writeHead(q.url === '/healthz' ? 200 : 503).end()).listen(3000)"]`,
    ],
  ])('never switches to a release that %s', async (_what, command) => {
    const before = running();
    const file = join(stack.folder, 'Broken.Containerfile');
    writeFileSync(file, `${BASE}${labeled('broken')}${command}\n`);
    stack.podman(
      'build',
      '--quiet',
      '--format',
      'docker',
      '--tag',
      `${stack.image}:broken`,
      '--file',
      file,
      stack.folder,
    );
    const { code, out } = await update(['--image', `${stack.image}:broken`], { timeout: 20 });
    stack.podman('rmi', '--force', `${stack.image}:broken`);
    expect([code, out]).toEqual([1, expect.stringContaining('The present one still serves')]);
    expect(running()).toBe(before);
    await nothingFailed();
  });

  it('serves after being killed at any step, and finishes when it runs again, to a newer database', async () => {
    for (const killAt of ['Backing up', 'Trying', 'Starting it beside', 'Replacing', 'Removing the second']) {
      expect((await update(['v1.2.0'], { killAt })).code).toBeNull();
      expect((await stack.send('/contact')).status).toBe(200);
    }
    expect((await update(['v1.2.0'])).code).toBe(0);
    expect(running()).toBe('1.2.0');
    expect(sql("select count(*) from kysely_migration where name = '9.9-made-up'")).toBe('1');
    await nothingFailed();
  });

  it('says what going back from a newer database costs, and changes nothing', async () => {
    const { code, out } = await update(['--back']);
    expect(code).toBe(1);
    expect(out).toContain('EVERYTHING SAVED SINCE THEN IS LOST');
    // One from before the change, although later runs made backups, too.
    const number = /ledge-frame restore \/backups\/\S+-before-update-(\d+)\.tar\.gz/.exec(out)?.[1];
    expect(Number(number)).toBe(Number(sql('select count(*) from kysely_migration')) - 1);
    expect(running()).toBe('1.2.0');
    await nothingFailed();
  });

  it('loses no request that was acknowledged', async () => {
    await load.stop();
    console.log(
      `${load.sent()} requests, ${load.acknowledged()} of them inquiries; longest ${load.longestMs()} ms`,
    );
    expect(load.acknowledged()).toBeGreaterThan(3);
    expect(Number(sql(`select count(*) from inquiries where message like '${MARK}%'`))).toBe(
      load.acknowledged(),
    );
  });
});

function kill(group: number) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** A request every 20 ms, without waiting for answers. Every 32 s it is an inquiry: an address may send twenty in ten minutes. */
function steadyLoad({ send }: Compose) {
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let [sent, acknowledged, longestMs] = [0, 0, 0];
  const one = async (path: string, ask: { method?: string; body?: string } = {}) => {
    const began = performance.now();
    try {
      const { status, text } = await send(path, ask);
      if (status === 201) acknowledged++;
      else if (status !== 200) failures.push(`${path}: ${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${path}: ${(error as Error).message}`);
    }
    longestMs = Math.max(longestMs, Math.round(performance.now() - began));
  };
  const next = () => {
    sent++;
    if (sent % 1600 > 0) return one(['/', '/contact', '/projects', '/team'][sent % 4] as string);
    const body = JSON.stringify({
      name: 'Rosa',
      email: 'r@example.com',
      message: `${MARK}: ${randomUUID()}`,
      elapsed: 60_000,
    });
    return one('/api/inquiries', { method: 'POST', body });
  };
  const timer = setInterval(() => {
    const request = next().finally(() => open.delete(request));
    open.add(request);
  }, 20);
  const settle = () => Promise.all([...open, pause(1000)]);
  return {
    ...{ failures, settle },
    sent: () => sent,
    acknowledged: () => acknowledged,
    longestMs: () => longestMs,
    stop() {
      clearInterval(timer);
      return settle();
    },
  };
}
