/** The form that proposes, books or moves a meeting; half of the file is markup. */

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import {
  BOOKING_KINDS,
  BOOKING_LIMITS,
  type BookingKind,
  type Meeting,
  type Slot,
} from '#contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { Choice, FIELD } from '../../../components/choice.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
import { Options } from '../../../components/options.tsx';
import { weekdayTime, ZONE } from '../../../format/dates.ts';
import { isSameSlot } from '../../../meeting/free-days.ts';
import { bookablePeople } from '../../../meeting/meeting-queries.ts';
import { noneInWords } from '../../../meeting/meeting-words.ts';
import { TimePicker } from '../../../meeting/time-picker.tsx';
import { useChangeMeeting } from '../../../meeting/use-change-meeting.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDraft, useDrafts } from '../../../state/use-drafts.ts';
import { changeOf, type MeetingTask, submitWords, WHAT_FOLLOWS } from './meeting-task.ts';
import { useFirstFree } from './use-first-free.ts';

type MeetingFormProps = {
  /** The meeting that is moved. */
  moving?: Meeting;
  onClose: () => void;
};

/** Kind, person, days and times: for a proposal up to three, otherwise one. Typed values survive a refusal. */
export function MeetingForm({ moving, onClose }: MeetingFormProps) {
  const { inquiry } = useOpenInquiry();
  const mayPropose = inquiry.email !== '';
  const [wanted, setWanted] = useState<'propose' | 'book'>(mayPropose ? 'propose' : 'book');
  const task: MeetingTask = moving ? 'move' : wanted;
  const drafts = useDrafts();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => choices.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const id = useId();
  const [kind, setKind] = useState<BookingKind>(moving?.kind ?? 'call');
  const [person, setPerson] = useState(moving?.staffId);
  const [chosen, setChosen] = useState<Slot[]>([]);
  const [place, setPlace] = useState('');
  const textKey = `meeting:${inquiry.id}`;
  const text = useDraft(textKey);
  const people = useQuery(bookablePeople(inquiry.id));
  const send = useChangeMeeting({
    about: inquiry.name,
    onDone: () => {
      if (task === 'propose') drafts.saved(textKey, text);
      onClose();
    },
  });
  const takers = (people.data ?? []).filter(({ kinds }) => kinds.includes(kind));
  const mayHaveTimes = takers.filter((each) => noneInWords(each, kind, drafts.staffId) === null);
  const assigned = mayHaveTimes.find((one) => one.staffId === (person ?? inquiry.assigneeId));
  const isOpen = person === undefined && assigned === undefined && mayHaveTimes.length > 1;
  const firstFree = useFirstFree(inquiry.id, kind, { enabled: isOpen, ownId: drafts.staffId });
  const taker =
    takers.find((one) => one.staffId === person) ??
    assigned ??
    (firstFree.isPending && isOpen
      ? undefined
      : (mayHaveTimes.find((one) => one.staffId === firstFree.staffId) ?? mayHaveTimes[0] ?? takers[0]));
  const staffId = taker?.staffId;
  const names = new Map(people.data?.map(({ staffId: each, name }) => [each, name]));
  const max = task === 'propose' ? BOOKING_LIMITS.proposedTimes : 1;
  const times = chosen.toSorted((a, b) => a.at.localeCompare(b.at));

  function toggle(slot: Slot) {
    const rest = chosen.filter((each) => !isSameSlot(each, slot));
    if (rest.length < chosen.length) setChosen(rest);
    else if (max === 1) setChosen([slot]);
    else if (chosen.length < max) setChosen([...chosen, slot]);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending || times.length === 0) return;
    send.mutate(changeOf({ task, inquiryId: inquiry.id, moving, kind, times, text, place }), {
      // One of the chosen times may have been taken.
      onError: () => setChosen([]),
    });
  }
  return (
    <form onSubmit={submit} data-meeting-form="" className="grid gap-4">
      <div ref={choices} className="grid gap-3 empty:hidden">
        {!moving && mayPropose && (
          <Choices
            legend="How to schedule the meeting"
            of={TASKS}
            chosen={wanted}
            onChoose={(each) => {
              setWanted(each);
              setChosen(each === 'book' ? chosen.slice(0, 1) : chosen);
            }}
          />
        )}
        {!moving && (
          <Choices
            legend="Meeting type"
            of={BOOKING_KINDS.map((each) => [each, <KindName key={each} kind={each} />])}
            chosen={kind}
            onChoose={(each) => {
              setKind(each);
              setChosen([]);
              setPlace('');
            }}
          />
        )}
      </div>
      <FailureLine error={people.error} />
      {people.data && takers.length === 0 && <NoneTakes kind={kind} />}
      {taker && (
        <>
          <Labeled label="With" id={`${id}-person`}>
            <select
              id={`${id}-person`}
              value={staffId}
              onChange={(event) => setPerson(event.target.value)}
              className={`${FIELD} w-full cursor-pointer`}
            >
              <Options of={takers.map((one) => [one.staffId, one.name])} />
            </select>
          </Labeled>
          <TimePicker
            key={`${kind} ${staffId}`}
            {...{ inquiryId: inquiry.id, kind, chosen }}
            person={taker}
            ownId={drafts.staffId}
            onToggle={toggle}
          />
        </>
      )}
      <ChosenTimes {...{ times, names, max }} onRemove={toggle} />
      {task !== 'move' && <PlaceField {...{ id, kind, place }} onChange={setPlace} />}
      {task === 'propose' && (
        <Labeled label="Message (optional)" id={`${id}-text`}>
          <textarea
            id={`${id}-text`}
            rows={2}
            maxLength={BOOKING_LIMITS.textMax}
            value={text}
            onChange={(event) => drafts.set(textKey, event.target.value)}
            className={`${FIELD} field-sizing-content h-auto! min-h-16 w-full resize-y py-2 leading-normal`}
          />
        </Labeled>
      )}
      <p className="text-13 text-graphite">{WHAT_FOLLOWS[task]}</p>
      <FailureLine error={send.error} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={send.isPending || times.length === 0}>
          {send.isPending ? 'Saving...' : submitWords(task, kind, times)}
        </Button>
      </div>
    </form>
  );
}

const TASKS: readonly [MeetingTask & ('propose' | 'book'), string][] = [
  ['propose', 'Propose times'],
  ['book', 'Book now'],
];

type ChoicesProps<T extends string> = {
  legend: string;
  of: readonly (readonly [T, ReactNode])[];
  chosen: T;
  onChoose: (value: T) => void;
};

function Choices<T extends string>({ legend, of, chosen, onChoose }: ChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {of.map(([value, label]) => (
          <Choice key={value} name={id} isChosen={value === chosen} onChoose={() => onChoose(value)}>
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

const KindName = ({ kind }: { kind: BookingKind }) => (
  <>
    {bookingWords.kinds[kind].label}{' '}
    <span className="text-13 opacity-80">{bookingWords.kinds[kind].minutes} min</span>
  </>
);

/** Staff without hours aren't offered. */
const NoneTakes = ({ kind }: { kind: BookingKind }) => (
  <p className="border-l-3 border-progress bg-progress-bg px-4 py-2.5 text-progress">
    No one is available for a {bookingWords.kinds[kind].noun} yet. Set your availability in{' '}
    <a href="/admin/hours">Hours</a>.
  </p>
);

type PlaceProps = { id: string; kind: BookingKind; place: string; onChange: (place: string) => void };

/** Visits to the studio need no address. */
function PlaceField({ id, kind, place, onChange }: PlaceProps) {
  const { phone } = useOpenInquiry().inquiry;
  if (kind === 'studio') return null;
  const isCall = kind === 'call';
  return (
    <Labeled label={isCall ? 'Phone number' : 'Site address'} id={`${id}-place`}>
      <input
        id={`${id}-place`}
        value={place}
        maxLength={BOOKING_LIMITS.placeMax}
        autoComplete="off"
        inputMode={isCall ? 'tel' : 'text'}
        placeholder={isCall ? (phone ?? 'No phone on file') : 'Street and town, or directions'}
        onChange={(event) => onChange(event.target.value)}
        className={`${FIELD} w-full`}
      />
    </Labeled>
  );
}

function Labeled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-14 font-strong">
        {label}
      </label>
      {children}
    </div>
  );
}

type ChosenTimesProps = {
  times: readonly Slot[];
  /** By account. */
  names: ReadonlyMap<string, string>;
  max: number;
  onRemove: (slot: Slot) => void;
};

/** The chosen times, of any day and person, each with a button that gives it up. */
function ChosenTimes({ times, names, max, onRemove }: ChosenTimesProps) {
  return (
    <div aria-live="polite">
      {times.length === 0 ? (
        <p className="text-14 text-graphite">
          {max > 1 ? `Choose up to ${max} time slots.` : 'Choose a time.'}
        </p>
      ) : (
        <ul aria-label="Selected times" className="border-t border-hairline">
          {times.map((slot) => (
            <li
              key={slot.at + slot.staffId}
              className="flex min-h-10 items-center justify-between gap-3 border-b border-hairline"
            >
              <span>
                <b className="font-strong">{weekdayTime(slot.at)}</b>
                <span className="text-13 text-graphite">, {names.get(slot.staffId)}</span>
              </span>
              <button
                type="button"
                aria-label={`Remove ${weekdayTime(slot.at)}`}
                onClick={() => onRemove(slot)}
                className="grid size-9 shrink-0 cursor-pointer place-items-center text-graphite hover:text-ink pointer-coarse:size-11"
              >
                <LineIcon viewBox="0 0 10 10" width="9" height="9" strokeWidth="1.6" d="m1 1 8 8m0-8L1 9" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {times.length > 0 && <p className="caption mt-1">Times in {ZONE}</p>}
    </div>
  );
}
