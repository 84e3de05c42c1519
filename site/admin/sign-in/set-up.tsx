import { firm } from '#content/firm.ts';
import { Button } from '../button.tsx';
import { PageSheet } from './page-sheet.tsx';
import { PasswordField } from './password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { setUp } from './staff-calls.ts';
import { TextField } from './text-field.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type Refusal, useSending } from './use-sending.ts';

/** Choosing a name and a password by a one-time link (product decision §8). @param token from the link. */
export function SetUp({ token }: { token: string }) {
  const isReady = useHydrated();
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', email = '', password = '' }) => {
    await setUp({ token, name, email, password });
    // Replaced, because the link is used up: Back must not lead to it.
    location.replace('/admin');
    await new Promise(() => {});
  });
  return (
    <PageSheet title="Set up your account">
      <p className="text-graphite">This makes your account for the inquiries of {firm.name}.</p>
      <form method="post" onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        <SetUpFields errors={refusal?.errors ?? {}} />
        <Button type="submit" disabled={!isReady || isSending} className="mt-3 w-full">
          {isSending ? 'Setting up...' : 'Set up and sign in'}
        </Button>
      </form>
      {refusal?.status === 410 && (
        <p className="mt-5">
          Your account may be there already.{' '}
          <a href="/admin" className="text-section">
            Go to the sign-in page
          </a>
          .
        </p>
      )}
    </PageSheet>
  );
}

function SetUpFields({ errors }: { errors: Refusal['errors'] }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        mistake={errors.name}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={320}
        required
        mistake={errors.email}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint="At least 12 characters. A few words in a row do well."
        mistake={errors.password}
      />
    </>
  );
}
