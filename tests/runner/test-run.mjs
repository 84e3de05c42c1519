/** Runs tests in parts. Each part reports its duration, and the last line the totals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { commandOf, projectEnv, projectRoot } from '../../scripts/prepare.mjs';

export function testRun() {
  const results = mkdtempSync(join(tmpdir(), 'ledge-frame-results-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const began = Date.now();
  const parts = [];
  const failing = [];
  const shaky = [];

  async function succeeds(title, program, args, env = {}) {
    console.log(`\n== ${title}`);
    const start = Date.now();
    const [command, ...first] = commandOf(program);
    const child = spawn(command, [...first, ...args], {
      stdio: 'inherit',
      cwd: projectRoot,
      env: { ...env, ...projectEnv() },
    });
    const [status] = await once(child, 'exit');
    const line = `${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(start)} s`;
    console.log(`== ${line}`);
    parts.push(line);
    return status === 0;
  }

  return {
    minutes: () => (Date.now() - began) / 60_000,

    /** Runs a check that counts as a single pass or failure. */
    async check(title, program, args, env) {
      total[(await succeeds(title, program, args, env)) ? 'passed' : 'failed'] += 1;
    },

    /** Runs tests with Vitest and adds up its counts. A run without a report counts as a failure. */
    async tests(title, args, env) {
      const { files, isComplete } = await vitest(title, args, env);
      const options = args.filter((arg) => arg.startsWith('--'));
      for (const file of files) {
        if (file.counts.failed > 0) failing.push({ ...file, title, options, env });
        else add(file.counts);
      }
      if (!isComplete) total.failed += 1;
    },

    /** Summarizes all parts and what was skipped, then exits the process. */
    async finish(missing = []) {
      await runAgain();
      rmSync(results, { recursive: true });
      console.log(`\n${parts.join('\n')}\nAll: ${seconds(began)} s`);
      for (const file of shaky) console.log(`Flaky (failed in the group, passed alone): ${file}`);
      if (total.skipped > 0)
        console.log(
          `${total.skipped} skipped${missing.length > 0 ? `, because of missing ${missing.join(', ')}` : ''}`,
        );
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed > 0 ? 1 : 0);
    },
  };

  function add({ passed, failed, skipped }) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }

  /**
   * Runs each failing file once more, alone. A busy machine must not fail a test; a file that fails only alongside others is
   * reported as such. More than a few failures have another cause.
   */
  async function runAgain() {
    if (failing.length > MOST_AGAIN) {
      for (const { counts } of failing) add(counts);
      return;
    }
    for (const { name, title, options, env, counts } of failing) {
      const { files, isComplete } = await vitest(`${title}, alone: ${name}`, [...options, name], env);
      const alone = files.find((file) => file.name === name);
      add(alone?.counts ?? counts);
      if (!isComplete) total.failed += 1;
      else if (alone?.counts.failed === 0) shaky.push(name);
    }
  }

  /** @returns the counts of each file; `isComplete` is false for errors outside of any file. */
  async function vitest(title, args, env) {
    const report = join(results, `${title.replaceAll('/', ' ')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const succeeded = await succeeds(title, 'vitest', ['run', ...args, ...reporters], env);
    const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
    const files = testResults.map(({ name, status, assertionResults }) => {
      const count = (...of) => assertionResults.filter((test) => of.includes(test.status)).length;
      const failed = count('failed') || Number(status === 'failed');
      const counts = { passed: count('passed'), failed, skipped: count('pending', 'skipped', 'todo') };
      return { name: relative(projectRoot, name), counts };
    });
    return { files, isComplete: succeeded || files.some(({ counts }) => counts.failed > 0) };
  }
}

const MOST_AGAIN = 5;
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
