/** Sets a password with a one-time link: the first owner's, or that of an account that staff added. */
import { hashPassword } from 'better-auth/crypto';
import * as z from 'zod';
import { INQUIRY_MESSAGES } from '#contract/inquiries/inquiry-limits.ts';
import { accountEmail } from '#contract/mail/email-address.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { LinkHolder } from '#contract/staff/staff.ts';
import { hashToken } from '../config/tokens.ts';
import { problem } from '../http/problem.ts';
import { passwordMistake } from './password-rule.ts';
import { type StaffStore, toMember } from './store.ts';

/** The first owner enters name and email address; existing accounts have both already. */
export const setUpSchema = z.object({
  token: z.string('The link is incomplete').max(200),
  name: z
    .string()
    .trim()
    .max(200, 'Use at most 200 characters')
    .regex(/^\P{Cc}*$/u, 'Use one line of text')
    .optional(),
  email: z.optional(accountEmail),
  password: z.string('Choose a password').max(1000, 'Use at most 128 characters'),
});

export type SetUp = z.infer<typeof setUpSchema>;

/** The owner of the link, so that invited people needn't type what their owner entered. @throws ProblemError 410. */
export function linkHolderWith(store: StaffStore) {
  return async (token: string): Promise<LinkHolder> => {
    const link = await store.findLink(hashToken(token), new Date().toISOString());
    if (!link) throw gone();
    if (link.userId === null) return { account: null };
    const account = await store.find(link.userId);
    if (!account || account.disabled) throw gone();
    const { name, email, hasPassword } = account;
    return { account: { name, email, hasPassword } };
  };
}

export function setUpWith(store: StaffStore) {
  /**
   * Redeems the link. Mistakes in the form leave it usable.
   * @throws ProblemError 410 when the link is wrong, used or expired; 400 with a message per field.
   */
  return async (form: SetUp): Promise<StaffMember> => {
    const now = new Date().toISOString();
    const tokenHash = hashToken(form.token);
    const link = await store.findLink(tokenHash, now);
    if (!link) throw gone();
    const member =
      link.userId === null
        ? await createFirstOwner(store, tokenHash, form, now)
        : await setPassword(store, tokenHash, link.userId, form, now);
    if (!member) throw gone();
    return member;
  };
}

async function createFirstOwner(store: StaffStore, tokenHash: string, form: SetUp, now: string) {
  const { name, email, password } = form;
  refuseMistakes({
    name: name ? null : 'Please enter your name',
    email: email ? null : INQUIRY_MESSAGES.email,
    password: passwordMistake(password, email ?? ''),
  });
  const owner = { name: name as string, email: email as string };
  return store.createFirstOwner(tokenHash, owner, await hashPassword(password), now);
}

async function setPassword(store: StaffStore, tokenHash: string, userId: string, form: SetUp, now: string) {
  const account = await store.find(userId);
  if (!account || account.disabled) return null;
  const { email, password } = form;
  refuseMistakes({
    email:
      email && email !== account.email
        ? 'This link is for a different email address. Enter that address'
        : null,
    password: passwordMistake(password, account.email),
  });
  const name = form.name || account.name;
  const done = await store.setPassword(tokenHash, userId, name, await hashPassword(password), now);
  return done ? toMember({ ...account, name }) : null;
}

function refuseMistakes(found: Record<string, string | null>): void {
  const errors = Object.fromEntries(
    Object.entries(found).filter((mistake): mistake is [string, string] => mistake[1] !== null),
  );
  if (Object.keys(errors).length > 0) throw problem(400, `${Object.values(errors).join('. ')}.`, { errors });
}

const gone = () =>
  problem(
    410,
    'This link was used or replaced, or it expired. Ask an owner for a new one. The site ' +
      'administrator can also create one: npm run staff -- link EMAIL (or restart if there are no accounts yet).',
  );
