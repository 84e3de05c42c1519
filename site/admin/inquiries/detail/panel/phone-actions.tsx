import { bottomBar } from '../../../../layout/bottom-bar.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { activate } from '../../shortcuts/controls.ts';
import { telOf } from '../head/phone-links.ts';
import { type ACTIONS, useActions } from './action-bar.tsx';
import { usePanels } from './open-panel.ts';

const ITEM =
  'relative flex min-w-0 basis-0 grow cursor-pointer flex-col items-center justify-center gap-1 text-12 font-strong whitespace-nowrap text-ink no-underline before:absolute before:inset-x-[28%] before:top-0 before:h-0.75 focus-visible:-outline-offset-2 aria-expanded:before:bg-copper';

/** On a phone, the actions in place of the dashboard's tabs, in reach of the thumb. */
export const PhoneActions = () => (
  <nav
    ref={bottomBar}
    aria-label="Inquiry actions"
    className="sticky bottom-0 z-10 flex min-h-16 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    {useActions().map((action) => (
      <Item key={action.name} {...action} />
    ))}
  </nav>
);

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
