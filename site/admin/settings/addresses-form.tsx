import type { Settings } from '#contract/staff/settings.ts';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { useChange } from './settings-query.ts';

const FIELDS = [
  {
    name: 'from',
    label: 'Sender',
    hint: 'Must belong to the account above, or email lands in junk folders.',
  },
  { name: 'to', label: 'New inquiries go to', hint: 'Gets an email for each new inquiry.' },
] as const;

/** Where email comes from and goes to; empty: the studio's own address. */
export function AddressesForm({ addresses }: { addresses: Settings['addresses'] }) {
  const change = useChange();
  const isFixed = FIELDS.every(({ name }) => addresses[name].setByHost);
  return (
    <SendForm
      aria-label="Addresses"
      noValidate
      className="-mt-5 max-w-104"
      send={async (fields) => {
        // The host's addresses aren't the studio's to save.
        const body = Object.fromEntries(
          FIELDS.map(({ name }) => [name, addresses[name].setByHost ? null : fields[name] || null]),
        );
        await change('addresses', { body }, 'Applies to every email from now on.');
      }}
    >
      {FIELDS.map(({ hint, ...field }) => {
        const { setByHost, saved, inForce } = addresses[field.name];
        return (
          <TextField
            key={field.name}
            {...field}
            type="email"
            autoComplete="off"
            readOnly={setByHost}
            defaultValue={setByHost ? inForce : (saved ?? '')}
            placeholder={inForce}
            hint={
              setByHost
                ? 'Set by your host. Ask your site administrator to change it.'
                : saved === null
                  ? `${hint} Empty: the email in your studio details.`
                  : hint
            }
          />
        );
      })}
      {!isFixed && (
        <SubmitButton look="quiet" sending="Saving..." className="mt-5">
          Save
        </SubmitButton>
      )}
    </SendForm>
  );
}
