import type { ComponentProps } from 'react';
import { TextField } from '../components/field.tsx';

/** Asked for again before an action that a stranger at an unlocked desk must not take. */
export const CurrentPassword = (props: Pick<ComponentProps<'input'>, 'ref' | 'name'>) => (
  <TextField
    label="Current password"
    name="password"
    type="password"
    autoComplete="current-password"
    required
    {...props}
  />
);
