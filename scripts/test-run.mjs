/** Runs tests in parts. Each part reports its duration, and the last line the totals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectEnv, projectRoot } from './prepare.mjs';

export function testRun() {
  const results = mkdtempSync(join(tmpdir(), 'ledge-frame-results-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const began = Date.now();
  const parts = [];

  async function succeeds(title, program, args, env = {}) {
    console.log(`\n== ${title}`);
    const start = Date.now();
    const child = spawn(program, args, {
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

    /** Runs a check that passes or fails as a whole. */
    async check(title, program, args, env) {
      total[(await succeeds(title, program, args, env)) ? 'passed' : 'failed'] += 1;
    },

    /** Runs tests with Vitest and adds up its counts. A run without a report counts as a failure. */
    async tests(title, args, env) {
      const file = join(results, `${title}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const succeeded = await succeeds(title, 'vitest', ['run', ...args, ...reporters], env);
      const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
      total.passed += report?.numPassedTests ?? 0;
      total.skipped += report ? report.numPendingTests + report.numTodoTests : 0;
      total.failed += report?.numFailedTests || (succeeded ? 0 : 1);
    },

    /** Summarizes all parts and what was skipped, then exits the process. */
    finish(missing = []) {
      rmSync(results, { recursive: true });
      console.log(`\n${parts.join('\n')}\nAll: ${seconds(began)} s`);
      if (total.skipped > 0)
        console.log(
          `${total.skipped} skipped${missing.length > 0 ? `, because of missing ${missing.join(', ')}` : ''}`,
        );
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed > 0 ? 1 : 0);
    },
  };
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
