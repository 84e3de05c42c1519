/** A day, then a time of it: links as large as a thumb. */
import { bookingWords } from '#content/booking-words.ts';
import type { MeetingChoice, MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';
import {
  clockTime,
  dayNames,
  isSameClock,
  meetingMoment,
  theirClock,
  zoneName,
} from '../../layout/meeting-time.ts';
import { MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';
import { ZoneForm } from './zone-form.tsx';

/** Days on a page: two rows on a phone. */
const DAYS_AT_ONCE = 6;

export function ChooseTime({ choice, ...page }: MeetingPage & { choice: MeetingChoice }) {
  const { moving, none } = content().meetingWords;
  const { kind, isMoving, nearby } = choice;
  const { noun, text } = bookingWords.kinds[kind];
  const { ahead } = page.offer;
  const others = page.offer.kinds.filter((other) => other !== kind);
  const [first] = nearby;
  return (
    <MeetingSheet
      {...page}
      choice={choice}
      back={isMoving ? { href: stepHref(page, {}), text: moving.keep } : undefined}
      lead={
        <>
          <p>{isMoving && ahead ? moving.now(meetingMoment(ahead.startsAt)) : text}</p>
          {!isMoving && others.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-5 font-sans text-[0.9375rem]">
              {others.map((other) => (
                <a
                  key={other}
                  href={stepHref(page, { kind: other })}
                  className="inline-flex min-h-11 items-center font-medium"
                >
                  {bookingWords.kinds[other].label}
                </a>
              ))}
            </p>
          )}
        </>
      }
    >
      {first ? (
        <>
          <Days page={page} choice={choice} />
          <Times page={page} choice={choice} day={first} />
          <ZoneForm page={page} choice={choice} />
        </>
      ) : (
        <p className="max-w-[34em] text-lg">{none.kind(noun)}</p>
      )}
    </MeetingSheet>
  );
}

type Part = { page: Omit<MeetingPage, 'choice'>; choice: MeetingChoice };

const TILE =
  'flex min-h-14 flex-col items-center justify-center border px-2 py-1.5 text-center font-sans leading-tight tabular no-underline';

function Days({ page, choice: { days, day, kind, isMoving } }: Part) {
  const { days: words } = content().meetingWords;
  const begin = Math.floor(Math.max(0, days.indexOf(day ?? '')) / DAYS_AT_ONCE) * DAYS_AT_ONCE;
  const hrefOf = (chosen: string) => stepHref(page, { kind, moving: isMoving, day: chosen });
  const earlier = days[begin - DAYS_AT_ONCE];
  const later = days[begin + DAYS_AT_ONCE];
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="label text-xs!">
        {words.heading}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
        {days.slice(begin, begin + DAYS_AT_ONCE).map((each) => {
          const { weekday, date } = dayNames(each);
          const isChosen = each === day;
          return (
            <li key={each}>
              <a
                href={hrefOf(each)}
                aria-current={isChosen ? 'date' : undefined}
                className={`${TILE} ${isChosen ? 'border-ink bg-ink text-paper hover:text-paper' : 'border-hairline hover:border-ink'}`}
              >
                <span className="text-[0.8125rem]">{weekday}</span>
                <span className="font-semibold">{date}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {(earlier ?? later) && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-6 font-sans text-[0.9375rem]">
          {earlier ? <Turn href={hrefOf(earlier)}>{words.earlier}</Turn> : <span />}
          {later && <Turn href={hrefOf(later)}>{words.later}</Turn>}
        </p>
      )}
    </section>
  );
}

const Turn = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex min-h-11 items-center font-medium">
    {children}
  </a>
);

function Times({
  page,
  choice: { kind, isMoving },
  day: { day, times },
}: Part & { day: MeetingChoice['nearby'][number] }) {
  const { times: timesWord, zone: zoneWords } = content().meetingWords;
  const { zone } = page;
  const [first = ''] = times;
  const elsewhere = zone !== null && !isSameClock(first, zone) ? zone : null;
  return (
    <section aria-labelledby="times" className="mt-7">
      <h2 id="times" className="label text-xs!">
        {timesWord}, {dayNames(day).full}
      </h2>
      <p className="caption mt-1">
        {elsewhere ? zoneWords.note(zoneName(elsewhere, first)) : zoneWords.central}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
        {times.map((at) => (
          <li key={at}>
            <a
              href={stepHref(page, { kind, moving: isMoving, at })}
              className={`${TILE} border-ink hover:bg-ink hover:text-paper`}
            >
              <span className="font-semibold">{clockTime(at)}</span>
              {elsewhere && <span className="mt-0.5 text-[0.8125rem]">{theirClock(at, elsewhere)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
