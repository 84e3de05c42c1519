import * as Menu from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';

type MoveMenuProps = {
  inquiry: ListedInquiry;
  column: InquiryStatus;
  disabled: boolean;
  onMove: (inquiry: ListedInquiry, to: InquiryStatus) => void;
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
        aria-label={`Move to another status: ${inquiry.name}`}
        className="relative z-1 -mt-2 -mr-2 -mb-5 flex min-h-11 shrink-0 cursor-pointer items-start p-2 pt-2.5 text-13 font-strong whitespace-nowrap text-section focus-visible:-outline-offset-2 hover-device:opacity-0 hover-device:group-focus-within/card:opacity-100 hover-device:group-hover/card:opacity-100 hover-device:data-[state=open]:opacity-100"
      >
        Move to
      </Menu.Trigger>
      {/* Rendered outside its card, which would clip it, but inside <main>. */}
      <Menu.Portal container={isOpen ? document.querySelector('main') : null}>
        <Menu.Content
          align="end"
          collisionPadding={8}
          className="z-20 min-w-40 rounded-sheet bg-sheet p-2 font-sans text-15 text-ink shadow-e3"
        >
          {INQUIRY_STATUSES.filter((status) => status !== column).map((status) => (
            <Menu.Item
              key={status}
              onSelect={() => onMove(inquiry, status)}
              className="flex min-h-10 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-ledge pointer-coarse:min-h-11"
            >
              {statusLabel(status)}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
