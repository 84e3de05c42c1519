import * as Menu from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import { INQUIRY_STATUSES, type Inquiry, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';

type MoveMenuProps = {
  inquiry: Inquiry;
  column: InquiryStatus;
  disabled: boolean;
  onMove: (inquiry: Inquiry, to: InquiryStatus) => void;
};

/** What dragging does, for whoever doesn't drag. */
export function MoveMenu({ inquiry, column, disabled, onMove }: MoveMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Not modal: what holds the page still while a modal menu is open adds a style element, which the policy refuses.
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        data-move={inquiry.id}
        disabled={disabled}
        aria-label={`Move to another status: ${inquiry.name}`}
        className="-m-2 flex min-h-11 shrink-0 cursor-pointer items-start p-2 text-[0.8rem] font-[560] whitespace-nowrap text-section underline decoration-1 underline-offset-[0.22em]"
      >
        Move to
      </Menu.Trigger>
      {/* Out of its card, which would clip it, but still within the page's main part. */}
      <Menu.Portal container={isOpen ? document.querySelector('main') : null}>
        <Menu.Content
          align="end"
          collisionPadding={8}
          className="z-20 min-w-40 border border-ink bg-paper font-sans text-[0.9375rem] text-ink"
        >
          {INQUIRY_STATUSES.filter((status) => status !== column).map((status) => (
            <Menu.Item
              key={status}
              onSelect={() => onMove(inquiry, status)}
              className="flex min-h-11 cursor-pointer items-center px-4 outline-none data-highlighted:bg-ledge data-highlighted:text-copper"
            >
              {STATUS_LABELS[status]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
