import { type ComponentProps, useState } from 'react';
import { Checkbox, TextField } from '../components/field.tsx';

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
      <div className="mt-1">
        <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
          Show password
        </Checkbox>
      </div>
    </>
  );
}
