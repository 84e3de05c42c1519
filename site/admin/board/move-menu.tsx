import * as Menu from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';

type MoveMenuProps = {
  inquiry: Inquiry;
  column: InquiryStatus;
  disabled: boolean;
  onMove: (inquiry: Inquiry, to: InquiryStatus) => void;
};

/** The keyboard and touch alternative to dragging. */
export function MoveMenu({ inquiry, column, disabled, onMove }: MoveMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Not modal: Radix locks scrolling with a style element, which the content security policy refuses.
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        data-move={inquiry.id}
        disabled={disabled}
        aria-label={`Change status: ${inquiry.name}`}
        className="relative z-[1] -mt-2 -mr-2 -mb-5 flex min-h-11 shrink-0 cursor-pointer items-start p-2 pt-2.5 text-[0.8rem] focus-visible:-outline-offset-2 data-[state=open]:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 [@media(hover:hover)]:opacity-0 font-[560] whitespace-nowrap text-section underline decoration-1 underline-offset-[0.22em]"
      >
        Move to
      </Menu.Trigger>
      {/* Rendered outside its card, which would clip it, but inside <main>. */}
      <Menu.Portal container={isOpen ? document.querySelector('main') : null}>
        <Menu.Content
          align="end"
          collisionPadding={8}
          className="z-20 min-w-40 border border-ink bg-paper dark:border-graphite/60 font-sans text-[0.9375rem] text-ink"
        >
          {INQUIRY_STATUSES.filter((status) => status !== column).map((status) => (
            <Menu.Item
              key={status}
              onSelect={() => onMove(inquiry, status)}
              className="flex min-h-11 cursor-pointer items-center px-4 outline-none data-highlighted:bg-ledge data-highlighted:text-copper"
            >
              {statusLabel(status)}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
