import type { MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { KindLinks } from '../../components/meeting/kind-links.tsx';
import { content } from '../../content/snapshot.ts';
import { MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';

export function ChooseKind(page: MeetingPage) {
  const { none, offer: words } = content().meetingWords;
  const { phoneHref, firm } = content();
  const { kinds } = page.offer;
  if (kinds.length === 0)
    return (
      <MeetingSheet {...page}>
        <p className="max-w-[34em] text-lg">
          {none.text}{' '}
          <a href={phoneHref} className="font-sans font-semibold whitespace-nowrap tabular-nums">
            {firm.phone}
          </a>
        </p>
      </MeetingSheet>
    );
  return (
    <MeetingSheet {...page} lead={words.text}>
      <KindLinks kinds={kinds} hrefOf={(kind) => stepHref(page, { kind })} />
    </MeetingSheet>
  );
}
