import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { meetingsOf } from '../../../meeting/meeting-queries.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useNow } from '../../../state/use-now.ts';
import { usePanels } from '../panel/open-panel.ts';
import { Panel } from '../panel/panel.tsx';
import { MeetingForm } from './meeting-form.tsx';

/** Proposes or books a meeting. One that is ahead is rescheduled instead: an inquiry has one at a time. */
export function MeetingPanel({ moving }: { moving?: Meeting }) {
  const { id, name } = useOpenInquiry().inquiry;
  const { close } = usePanels();
  const now = new Date(useNow()).toISOString();
  const { data } = useQuery(meetingsOf(id));
  const ahead =
    moving ?? data?.find(({ state, endsAt }) => ['booked', 'requested'].includes(state) && endsAt > now);
  return (
    <Panel title={ahead ? `Reschedule with ${name}` : `Meeting with ${name}`}>
      {data && <MeetingForm key={ahead?.id} moving={ahead} onClose={close} />}
    </Panel>
  );
}
