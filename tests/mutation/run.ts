/**
 * `npm run test:mutants [-- WORDS]`: plants each fault separately in a copy of the project, and runs the tests that should
 * detect it. If none does, it runs all fast tests. WORDS select faults by their file or description.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from '../../server/testing/run-folder.ts';
import type { PlantedFault } from './fault.ts';
import { allFaults, isPlantable } from './faults.ts';

const project = join(import.meta.dirname, '../..');
const LINKED = ['node_modules', 'build', 'pictures'];
const LEFT_OUT = ['.git', '.react-router', 'data'];

const words = process.argv.slice(2).join(' ').toLowerCase();
const faults = allFaults.filter(({ what, file }) => `${file} ${what}`.toLowerCase().includes(words));

const gone = faults.filter((fault) => !isPlantable(fault));
for (const { what, file, old } of gone)
  console.error(`${file} no longer holds this text, or not once alone; plant “${what}” elsewhere:\n${old}\n`);
if (gone.length > 0) process.exit(1);

const copy = copyProject();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const named = [...new Set(faults.flatMap(({ tests }) => tests))];
console.log(`${faults.length} faults. First their ${named.length} test files as they are …`);
if (notices(named, 'inherit')) {
  console.error('They fail without a fault, so they would show nothing.');
  process.exit(1);
}

const missed: PlantedFault[] = [];
for (const [n, fault] of faults.entries()) {
  const caught = plant(fault, () =>
    notices(fault.tests) ? 'by its tests' : notices([]) ? 'by other tests' : null,
  );
  if (!caught) missed.push(fault);
  console.log(`${n + 1} of ${faults.length}: ${fault.what}: ${caught ? `caught ${caught}` : 'NOT CAUGHT'}`);
}
console.log(`\n${faults.length - missed.length} of ${faults.length} faults caught`);
for (const { what, file } of missed) console.log(`  not caught: ${what} (${file})`);
process.exitCode = missed.length > 0 ? 1 : 0;

function copyProject(): string {
  const folder = mkdtempSync(join(runFolder(), 'ledge-frame-mutants-'));
  for (const name of readdirSync(project).filter((name) => !LEFT_OUT.includes(name)))
    if (LINKED.includes(name)) symlinkSync(join(project, name), join(folder, name));
    else cpSync(join(project, name), join(folder, name), { recursive: true });
  return folder;
}

function plant<T>({ file, old, new: planted }: PlantedFault, work: () => T): T {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(old, () => planted),
  );
  try {
    return work();
  } finally {
    writeFileSync(path, whole);
  }
}

/** Whether a test of these files fails. @param tests test files; when empty, all fast tests. */
function notices(tests: string[], output: 'inherit' | 'ignore' = 'ignore'): boolean {
  // A failure with another cause hardly ever repeats.
  const args = ['run', '--project=unit', '--bail=1', '--retry=1', '--reporter=dot', ...tests];
  const { status, error } = spawnSync('vitest', args, { cwd: copy, stdio: ['ignore', output, output] });
  if (error) throw error;
  return status !== 0;
}
