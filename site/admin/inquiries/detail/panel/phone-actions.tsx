import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { bottomBar } from '../../../../layout/bottom-bar.ts';
import { toastSeat } from '../../../../layout/toast-seat.ts';
import { useToasts } from '../../../../layout/toasts.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { activate } from '../../shortcuts/controls.ts';
import { telOf } from '../head/phone-links.ts';
import { type ACTIONS, NextButton, useActions } from './action-bar.tsx';
import { usePanels } from './open-panel.ts';

const ITEM =
  'relative flex min-w-0 basis-0 grow cursor-pointer flex-col items-center justify-center gap-1 text-12 font-strong whitespace-nowrap text-ink no-underline before:absolute before:inset-x-1/4 before:top-0 before:h-0.75 focus-visible:-outline-offset-2 aria-expanded:before:bg-copper';

/**
 * On a phone, the actions in place of the dashboard's tabs, in reach of the thumb. The result of the last one has a row
 * above them, which pushes the page up; after an action, the next inquiry that waits is there, too.
 */
export function PhoneActions({ next }: { next?: Inquiry }) {
  const isOpen = useToasts().some(({ open }) => open);
  const [hasActed, setActed] = useState(isOpen);
  if (isOpen && !hasActed) setActed(true);
  return (
    <div ref={bottomBar} className="sticky bottom-0 z-30 md:hidden">
      <div
        className={`flex items-center gap-2 border-t border-line bg-paper px-2 ${isOpen || (hasActed && next) ? 'py-2' : ''}`}
      >
        <div ref={toastSeat} className="min-w-0 grow" />
        {hasActed && next && <NextButton next={next} />}
      </div>
      <nav aria-label="Inquiry actions" className="flex min-h-16 border-t border-line bg-sheet pb-safe">
        {useActions().map((action) => (
          <Item key={action.name} {...action} />
        ))}
      </nav>
    </div>
  );
}

function Item({ name, label, d }: (typeof ACTIONS)[number]) {
  const { phone } = useOpenInquiry().inquiry;
  const { panel, open, close } = usePanels();
  const isOpen = panel?.name === name;
  const words = (
    <>
      <LineIcon
        width="20"
        height="20"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="text-graphite"
        d={d}
      />
      {label}
    </>
  );
  // The phone calls; its panel is there afterward to log how it went.
  if (name === 'call' && phone)
    return (
      <a href={telOf(phone)} data-action="call" onClick={() => open('call')} className={ITEM}>
        {words}
      </a>
    );
  return (
    <button
      type="button"
      data-action={name}
      aria-label={name === 'reply' ? 'Reply by email' : undefined}
      aria-expanded={name === 'note' ? undefined : isOpen}
      onClick={name === 'note' ? () => activate('note') : isOpen ? close : () => open(name)}
      className={ITEM}
    >
      {words}
    </button>
  );
}
