import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** The six digits that an authenticator app shows, with or without its space. */
export function AuthenticatorCode(props: Pick<ComponentProps<typeof TextField>, 'ref' | 'hint'>) {
  return (
    <TextField
      label="Verification code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d{3}\s*\d{3}\s*"
      title="Six digits"
      required
      {...props}
    />
  );
}
