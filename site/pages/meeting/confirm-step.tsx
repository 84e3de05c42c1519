/** Staff member, place, duration and time, and the button that books or reschedules. */
import { setup } from '#content/firm.ts';
import { BOOKING_LIMITS, type BookingKind } from '#contract/booking/booking.ts';
import type { MeetingChoice, MeetingPage, RefusedMeetingForm } from '#contract/booking/visitor-meeting.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { clockTime, dayNames, isSameClock, theirClock } from '../../layout/meeting-time.ts';
import { MeetingForm, MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';

type Props = MeetingPage & { choice: MeetingChoice; chosen: NonNullable<MeetingChoice['chosen']> };

export function ConfirmStep({ chosen, choice, ...page }: Props) {
  const { confirm } = content().meetingWords;
  const { kind, isMoving } = choice;
  const { at, staffId: staff, who } = chosen;
  const { zone, refused, offer, phone, town } = page;
  const day = dayOf(at, setup.timeZone);
  const where = isMoving && offer.ahead ? whereIs(kind, offer.ahead.place, page) : null;
  return (
    <MeetingSheet
      {...page}
      choice={choice}
      back={{ href: stepHref(page, { kind, moving: isMoving, day }), text: confirm.other }}
    >
      <MeetingFacts
        {...{ kind, at, who, zone }}
        where={isMoving ? where : kind === 'studio' ? confirm.studio : null}
      />
      <MeetingForm
        action={isMoving ? 'move' : 'book'}
        page={page}
        values={{ at, staff, zone, ...(isMoving ? { meeting: offer.ahead?.id } : { kind }) }}
      >
        {!isMoving && (
          <PlaceField
            kind={kind}
            value={refused?.values.place ?? (kind === 'call' ? phone : town) ?? ''}
            error={refused?.errors.place}
          />
        )}
        <button type="submit" className="button mt-6 w-full sm:w-auto sm:min-w-56">
          {isMoving ? confirm.moveTo : confirm.book[kind]}
        </button>
        {!isMoving && (
          <p className="caption mt-4 max-w-[40em]">
            {page.needsConfirmation && `${confirm.first(BOOKING_LIMITS.holdHours)} `}
            {confirm.reminders}
          </p>
        )}
      </MeetingForm>
    </MeetingSheet>
  );
}

const placeId = 'meeting-place';

/** Asks for the address of a site visit or the number for a call; a studio visit needs neither. */
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
      <label htmlFor={placeId} className="block font-semibold leading-tight">
        {isCall ? confirm.phone : confirm.address}
      </label>
      <input
        id={placeId}
        name="place"
        type={isCall ? 'tel' : 'text'}
        autoComplete={isCall ? 'tel' : 'street-address'}
        required
        maxLength={BOOKING_LIMITS.placeMax}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${placeId}-hint`}
        className="mt-2.5 block min-h-12 w-full border-0 border-b border-ink bg-ledge px-4 py-2 text-base text-ink aria-invalid:border-b-2 aria-invalid:border-cancelled"
      />
      <p id={`${placeId}-hint`} className={`caption mt-2 ${error ? 'text-cancelled' : ''}`}>
        {error ?? (isCall ? confirm.phoneHint : confirm.addressHint)}
      </p>
    </div>
  );
}

/** A refused booking: current open times, with the typed values kept; a tap books. */
type NotBookedProps = MeetingPage & { choice: MeetingChoice; refused: RefusedMeetingForm };

export function NotBooked({ choice, refused, ...page }: NotBookedProps) {
  const { refused: words, none, zone: zoneWords } = content().meetingWords;
  const { kind, nearby } = choice;
  const { zone } = page;
  return (
    <MeetingSheet
      {...page}
      refused={refused}
      choice={{ ...choice, chosen: null }}
      back={{ href: stepHref(page, { kind }), text: words.allTimes }}
      lead={kind === 'studio' ? undefined : words.kept}
    >
      <MeetingForm action="book" page={page} values={{ kind, zone }}>
        <PlaceField kind={kind} value={refused.values.place ?? ''} error={refused.errors.place} />
        {nearby.length === 0 && <p className="mt-6">{none.text}</p>}
        {nearby.map(({ day, times }) => (
          <fieldset key={day} className="mt-7">
            <legend className="label text-xs!">{dayNames(day).full}</legend>
            <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
              {times.map((at) => (
                <button
                  key={at}
                  type="submit"
                  name="at"
                  value={at}
                  className="min-h-14 cursor-pointer border border-ink px-2 py-1.5 leading-tight tabular hover:bg-ink hover:text-paper"
                >
                  <span className="block font-semibold">{clockTime(at)}</span>
                  {zone && !isSameClock(at, zone) && (
                    <span className="block text-[0.8125rem]">{theirClock(at, zone)}</span>
                  )}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        <p className="caption mt-4">
          {words.books} {zoneWords.central}
        </p>
      </MeetingForm>
    </MeetingSheet>
  );
}
