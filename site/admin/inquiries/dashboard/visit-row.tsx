import type { Meeting } from '#contract/booking/booking.ts';
import { BUTTON } from '../../components/button.tsx';
import { timeOfDay } from '../../format/dates.ts';
import { kindName } from '../../meeting/meeting-words.ts';
import { type AreaName, placeName, usePlaces } from '../../state/settings.ts';
import { telOf } from '../detail/head/phone-links.ts';
import { hrefOf } from '../url-state/selected-inquiry.ts';

type VisitRowProps = { meeting: Meeting; phone: string | null };

/** A meeting of today: when, with whom, where, and for a site visit when to leave and the way. */
export function VisitRow({ meeting, phone }: VisitRowProps) {
  const places = usePlaces();
  const { kind, startsAt, visitorName, inquiryId, place, staffName } = meeting;
  const where = whereOf(meeting, places);
  const leave = leaveAt(meeting);
  const number = kind === 'call' ? (place ?? phone) : phone;
  return (
    <li className="grid cols-side-18 gap-x-3 px-4 py-3">
      <p>
        <time dateTime={startsAt} className="block font-semibold">
          {timeOfDay(startsAt)}
        </time>
        <span className="text-12 text-graphite">
          {leave ? `leave ${timeOfDay(leave)}` : kindName(kind).toLowerCase()}
        </span>
      </p>
      <div>
        <a href={hrefOf(inquiryId)} className="font-semibold text-ink no-underline hover:text-copper">
          {visitorName}
        </a>
        <p className="text-14 wrap-anywhere">
          {kind === 'call' ? (number ?? 'Phone call') : (where ?? kindName(kind))}
          <span className="text-graphite"> · {staffName}</span>
        </p>
        {(kind === 'site' && place) || number ? (
          <p className="mt-2 flex flex-wrap gap-2">
            {kind === 'site' && place && (
              <a href={directionsTo(place)} target="_blank" rel="noreferrer" className={BUTTON.quiet}>
                Directions
              </a>
            )}
            {number && (
              <a href={telOf(number)} className={BUTTON.quiet}>
                Call
              </a>
            )}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The place of a meeting, as far as it is known. */
export const whereOf = (
  { kind, place, area }: Pick<Meeting, 'kind' | 'place' | 'area'>,
  places: readonly AreaName[],
): string | null => place ?? (kind === 'site' && area ? placeName(places, area) : null);

/** When to leave the studio for a site visit, as ISO 8601; null for others, and where the drive isn't known. */
const leaveAt = ({
  kind,
  startsAt,
  travelMinutes,
  isTravelKnown,
}: Pick<Meeting, 'kind' | 'startsAt' | 'travelMinutes' | 'isTravelKnown'>): string | null =>
  kind === 'site' && isTravelKnown && travelMinutes > 0
    ? new Date(Date.parse(startsAt) - travelMinutes * 60_000).toISOString()
    : null;

/** The way to an address, in the map app of the device. */
const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
