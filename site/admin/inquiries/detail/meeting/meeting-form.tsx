/** The form that proposes, books or moves a meeting; half of the file is markup. */

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import {
  BOOKING_KINDS,
  BOOKING_LIMITS,
  type BookingKind,
  type Meeting,
  type Slot,
} from '#contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
import { Options } from '../../../components/options.tsx';
import { useFirstFocus } from '../../../components/use-first-focus.ts';
import { weekdayTime, ZONE } from '../../../format/dates.ts';
import { isSameSlot } from '../../../meeting/free-days.ts';
import { bookablePeople } from '../../../meeting/meeting-queries.ts';
import { noneInWords } from '../../../meeting/meeting-words.ts';
import { TimePicker } from '../../../meeting/time-picker.tsx';
import { useChangeMeeting } from '../../../meeting/use-change-meeting.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDraft, useDrafts } from '../../../state/use-drafts.ts';
import { changeOf, type MeetingTask, submitWords, WHAT_FOLLOWS } from './meeting-task.ts';

type MeetingFormProps = {
  task: MeetingTask;
  /** The meeting that is moved. */
  moving?: Meeting;
  onClose: () => void;
};

/** Kind, person, days and times: for a proposal up to three, otherwise one. Typed values survive a refusal. */
export function MeetingForm({ task, moving, onClose }: MeetingFormProps) {
  const { inquiry } = useOpenInquiry();
  const drafts = useDrafts();
  const heading = useFirstFocus<HTMLParagraphElement>();
  const id = useId();
  const [kind, setKind] = useState<BookingKind>(moving?.kind ?? 'call');
  const [person, setPerson] = useState(moving?.staffId);
  const [chosen, setChosen] = useState<Slot[]>([]);
  const [place, setPlace] = useState('');
  const textKey = `meeting:${inquiry.id}`;
  const text = useDraft(textKey);
  const people = useQuery(bookablePeople(inquiry.id));
  const send = useChangeMeeting({
    onDone: () => {
      if (task === 'propose') drafts.saved(textKey, text);
      onClose();
    },
  });
  const takers = (people.data ?? []).filter(({ kinds }) => kinds.includes(kind));
  const mayHaveTimes = takers.filter((each) => noneInWords(each, kind, drafts.staffId) === null);
  const taker =
    takers.find((one) => one.staffId === person) ??
    [inquiry.assigneeId, drafts.staffId]
      .map((each) => mayHaveTimes.find((one) => one.staffId === each))
      .find((one) => one !== undefined) ??
    mayHaveTimes[0] ??
    takers[0];
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
    <form onSubmit={submit} data-meeting-form="" className="grid max-w-[38em] gap-4">
      <p ref={heading} tabIndex={-1} className="-mb-1 font-[560] outline-none">
        {HEADINGS[task]}
      </p>
      {!moving && (
        <Kinds
          kind={kind}
          onChoose={(each) => {
            setKind(each);
            setChosen([]);
            setPlace('');
          }}
        />
      )}
      <FailureLine error={people.error} />
      {people.data && staffId === undefined && <NoneTakes kind={kind} />}
      {taker && (
        <>
          <Labeled label="With" id={`${id}-person`}>
            <select
              id={`${id}-person`}
              value={staffId}
              onChange={(event) => setPerson(event.target.value)}
              className="h-11 w-full border border-graphite/60 bg-paper px-2 text-base"
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
            className="field-sizing-content block min-h-16 w-full resize-y border border-graphite/60 bg-transparent px-3 py-2.5 text-base leading-normal"
          />
        </Labeled>
      )}
      <p className="text-[0.85rem] text-graphite">{WHAT_FOLLOWS[task]}</p>
      <FailureLine error={send.error} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={send.isPending || times.length === 0}>
          {send.isPending ? 'Saving...' : submitWords(task, kind, times)}
        </Button>
        <Button look="bare" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}

const HEADINGS: Record<MeetingTask, string> = {
  propose: 'Propose times',
  book: 'Book a meeting',
  move: 'Reschedule',
};

function Kinds({ kind, onChoose }: { kind: BookingKind; onChoose: (kind: BookingKind) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">Meeting type</legend>
      <div className="-my-1 flex flex-wrap gap-x-5">
        {BOOKING_KINDS.map((each) => (
          <label
            key={each}
            className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === each}
              onChange={() => onChoose(each)}
              className="size-4.5 accent-section"
            />
            <span>
              {bookingWords.kinds[each].label}{' '}
              <span className="text-[0.85rem] text-graphite">{bookingWords.kinds[each].minutes} min</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
        className="block h-11 w-full border border-graphite/60 bg-transparent px-3 text-base placeholder:text-graphite"
      />
    </Labeled>
  );
}

function Labeled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.9rem] font-[560]">
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
        <p className="text-[0.9rem] text-graphite">
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
                <b className="font-[560]">{weekdayTime(slot.at)}</b>
                <span className="text-[0.85rem] text-graphite">, {names.get(slot.staffId)}</span>
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
