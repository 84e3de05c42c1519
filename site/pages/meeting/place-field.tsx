import { BOOKING_LIMITS, type BookingKind } from '#contract/booking/booking.ts';
import { content } from '../../content/snapshot.ts';

const id = 'meeting-place';

/** Of a site visit, its address; of a call, the number; a visit to the studio asks for neither. */
export function PlaceField({
  kind,
  value,
  error,
}: {
  kind: BookingKind;
  value: string;
  error?: string | undefined;
}) {
  const { confirm } = content().meetingWords;
  if (kind === 'studio') return null;
  const isCall = kind === 'call';
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-semibold leading-tight">
        {isCall ? confirm.phone : confirm.address}
      </label>
      <input
        id={id}
        name="place"
        type={isCall ? 'tel' : 'text'}
        autoComplete={isCall ? 'tel' : 'street-address'}
        required
        maxLength={BOOKING_LIMITS.placeMax}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="mt-2.5 block min-h-12 w-full border-0 border-b border-ink bg-ledge px-4 py-2 text-base text-ink aria-invalid:border-b-2 aria-invalid:border-cancelled"
      />
      <p id={`${id}-hint`} className={`caption mt-2 ${error ? 'text-cancelled' : ''}`}>
        {error ?? (isCall ? confirm.phoneHint : confirm.addressHint)}
      </p>
    </div>
  );
}
