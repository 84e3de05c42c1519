import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { toastSeat } from '../../../../layout/toast-seat.ts';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { Button } from '../../../components/button.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useBooking } from '../../../state/settings.ts';
import { activate } from '../../shortcuts/controls.ts';
import { selectInquiry } from '../../url-state/selected-inquiry.ts';
import { type PanelName, usePanels } from './open-panel.ts';

/** The actions on an inquiry, each with its drawing on a grid of 16. */
export const ACTIONS: readonly { name: PanelName | 'note'; label: string; d: string }[] = [
  { name: 'reply', label: 'Reply', d: 'M6.5 4 2.5 8l4 4M2.5 8H9c3 0 4.5 1.6 4.5 4.5' },
  {
    name: 'call',
    label: 'Call',
    d: 'M3 2.8h2.4l1.2 3-1.5 1.1a8 8 0 0 0 4 4l1.1-1.5 3 1.2V13c0 .6-.5 1-1 1C7 13.6 2.4 9 2 3.8c0-.5.4-1 1-1Z',
  },
  { name: 'meeting', label: 'Meeting', d: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5' },
  { name: 'next-step', label: 'Next step', d: 'M4 14V2.5M4 3h8l-2 2.75L12 8.5H4' },
  { name: 'note', label: 'Note', d: 'M3 2.5h10V10l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3' },
];

/** The actions that this inquiry allows: no reply without an email address, no meeting with booking off. */
export function useActions() {
  const { email } = useOpenInquiry().inquiry;
  const isBooking = useBooking();
  return ACTIONS.filter(
    ({ name }) => (name !== 'reply' || email !== '') && (name !== 'meeting' || isBooking),
  );
}

/** Under the facts of an inquiry: each action opens its panel; at the right end, what the last one said. */
export function ActionBar({ next }: { next?: Inquiry }) {
  const { inquiry, onUpdate } = useOpenInquiry();
  return (
    <div
      role="toolbar"
      aria-label="Actions"
      className="mt-3 flex w-full items-center gap-1.5 @max-3xl:flex-wrap"
    >
      {useActions().map((action) => (
        <Action key={action.name} {...action} />
      ))}
      <div className="ml-auto flex min-w-0 items-center gap-1.5">
        <div ref={toastSeat} className="min-w-0" />
        {next && <NextButton next={next} />}
        {!inquiry.spam && (
          <Tooltip text="Mark as spam">
            <button
              type="button"
              data-action="spam"
              aria-label="Mark as spam"
              onClick={() => onUpdate({ spam: true })}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-graphite hover:bg-hover hover:text-ink"
            >
              <LineIcon
                width="16"
                height="16"
                d="M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM4.2 11.8l7.6-7.6"
              />
            </button>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

function Action({ name, label, d }: (typeof ACTIONS)[number]) {
  const { panel, open, close } = usePanels();
  const isOpen = panel?.name === name;
  return (
    <Button
      look="quiet"
      data-action={name}
      aria-expanded={name === 'note' ? undefined : isOpen}
      onClick={name === 'note' ? () => activate('note') : isOpen ? close : () => open(name)}
      className="shrink-0 px-3! whitespace-nowrap aria-expanded:shadow-mark @max-3xl:px-2.5!"
    >
      <LineIcon
        width="16"
        height="16"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="text-graphite @max-4xl:hidden"
        d={d}
      />
      {label}
    </Button>
  );
}

/**
 * The next inquiry that waits. Nothing else opens it: after a call the person stays with the one they talked to
 * (docs/decisions/0018).
 */
export const NextButton = ({ next }: { next: Inquiry }) => (
  <Button
    look="quiet"
    data-next=""
    onClick={() => selectInquiry(next.id)}
    className="max-w-44 shrink-0 px-3!"
  >
    <span className="truncate">Next: {next.name}</span>
  </Button>
);
