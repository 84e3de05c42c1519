/** Who, where, how long and when, and the button that books or moves. */

import { setup } from '#content/firm.ts';
import { BOOKING_LIMITS } from '#contract/booking/booking.ts';
import type { MeetingChoice, MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { MeetingForm } from './meeting-form.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';
import { PlaceField } from './place-field.tsx';
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
