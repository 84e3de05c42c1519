/** `npm run staff -- …`: manages staff accounts from a shell, also while the server runs (requirements §13). */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { accountEmail } from '#contract/mail/email-address.ts';
import { writeRegisters } from '#server/backup/registers.ts';
import type { Config } from '#server/config/config.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createStaffAccounts, type StaffAccounts } from '#server/staff/accounts.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `npm run staff -- add EMAIL [--owner] [--name NAME] [--password-stdin]
npm run staff -- link EMAIL       a one-time link to choose a new password
npm run staff -- list
npm run staff -- disable EMAIL    also ends the account's sessions
npm run staff -- enable EMAIL
npm run staff -- reset-two-factor EMAIL    for a lost phone and recovery codes; also removes its passkeys and ends its sessions`;

type Options = { owner: boolean; name: string | undefined; 'password-stdin': boolean };
type Command = (accounts: StaffAccounts, email: string, options: Options, config: Config) => Promise<void>;

const commands: Record<string, Command> = {
  async add(accounts, email, options, config) {
    const password = options['password-stdin']
      ? (await text(process.stdin)).replace(/\r?\n$/, '')
      : undefined;
    const name = options.name?.trim() || (email.split('@')[0] as string);
    const role = options.owner ? 'owner' : 'staff';
    const member = await accounts.add({ email, name, role, ...(password !== undefined && { password }) });
    console.log(`Added ${member.email} as ${role === 'owner' ? 'an owner' : 'staff'}.`);
    if (password === undefined) await commands.link?.(accounts, email, options, config);
    if (!(await accounts.list()).some((account) => account.role === 'owner' && !account.disabled))
      console.log('No owner yet. Add one: npm run staff -- add EMAIL --owner');
  },
  async link(accounts, email) {
    console.log(
      `Choose a password here (one-time link, expires in 24 hours): ${await accounts.passwordLink(email)}`,
    );
  },
  async list(accounts) {
    const all = await accounts.list();
    if (all.length === 0) console.log('There are no accounts yet.');
    for (const { email, name, role, disabled, hasPassword, twoFactor } of all) {
      const notes = [disabled && 'disabled', !hasPassword && 'no password yet', twoFactor && 'two-factor'];
      console.log([email, name, role, ...notes.filter(Boolean)].join('\t'));
    }
  },
  async disable(accounts, email) {
    await accounts.setDisabled(email, true);
    console.log(`Disabled ${email} and signed it out everywhere.`);
  },
  async enable(accounts, email) {
    await accounts.setDisabled(email, false);
    console.log(`Enabled ${email}.`);
  },
  async 'reset-two-factor'(accounts, email, _options, config) {
    // The running server's worker sends the email.
    await accounts.removeTwoFactor(
      email,
      createOutbox(config, () => {}),
    );
    console.log(`Removed two-factor sign-in and passkeys from ${email} and signed it out everywhere.`);
  },
};

await runCommand(USAGE, async (args) => {
  const { command, email, options } = read(args);
  await withDatabase(async (db, config) => {
    await migrate(db);
    const accounts = createStaffAccounts({ config, db, log: pino({ level: 'silent' }) });
    await command(accounts, email, options, config);
    const failure = await writeRegisters(db, config.dataDir);
    if (failure) console.error(`${failure} The server will keep retrying.`);
  });
});

function read(args: string[]) {
  const { values, positionals } = parse(args);
  const [name = '', email = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `Unknown command: ${name}` : 'Enter a command.');
  if (more.length > 0 || (name === 'list' && email)) throw new UsageError('Too many arguments.');
  const address = accountEmail.safeParse(email).data ?? '';
  if (name !== 'list' && !address)
    throw new UsageError(email ? `Not a valid email address: ${email}` : 'Enter an email address.');
  if (name !== 'add' && Object.keys(values).length > 0)
    throw new UsageError('--owner, --name, and --password-stdin work only with “add”.');
  const options = { owner: false, name: undefined, 'password-stdin': false, ...values };
  return { command, email: address, options };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        owner: { type: 'boolean' },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
