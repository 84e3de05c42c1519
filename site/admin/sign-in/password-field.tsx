import { type ComponentProps, useState } from 'react';
import { TextField } from '../components/text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'name'>;

/** A password field with a show button, because typing errors on phones are otherwise invisible. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...props}
      />
      <label className="mt-1 flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-4.5 accent-copper"
        />
        Show password
      </label>
    </>
  );
}
