import type { Inquiry } from '#contract/inquiry.ts';
import { bottomBar } from '../../frame/bottom-bar.ts';
import { Button } from '../button.tsx';
import { closeInquiry, selectInquiry } from './selected-inquiry.ts';

type PhoneBarProps = { inquiry?: Inquiry; previous?: Inquiry; next?: Inquiry };

/** On a phone, where the thumb is: call, mail, status, note; back to the list and on to its neighbours. */
export function PhoneBar({ inquiry, previous, next }: PhoneBarProps) {
  const goTo = (neighbour?: Inquiry) => () => neighbour && selectInquiry(neighbour.id);
  return (
    <nav
      ref={bottomBar}
      aria-label="Between inquiries"
      className="sticky bottom-0 z-10 border-t border-hairline bg-paper px-4 py-1.5 md:hidden"
    >
      {inquiry && <Actions inquiry={inquiry} />}
      <div className="flex gap-2">
        <Button look="quiet" onClick={closeInquiry} className="mr-auto">
          Back to the list
        </Button>
        <Button look="quiet" disabled={!previous} onClick={goTo(previous)}>
          Previous
        </Button>
        <Button look="quiet" disabled={!next} onClick={goTo(next)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

function Actions({ inquiry }: { inquiry: Inquiry }) {
  const action =
    'inline-flex min-h-11 grow cursor-pointer items-center justify-center font-[560] text-section underline decoration-1 underline-offset-[0.22em]';
  return (
    <div className="mb-1 flex gap-2">
      {inquiry.phone && (
        <a href={`tel:${inquiry.phone.replace(/\s+/g, '-')}`} className={action}>
          Call
        </a>
      )}
      <a href={`mailto:${inquiry.email}`} className={action}>
        Mail
      </a>
      <button type="button" className={action} onClick={openStatuses}>
        Status
      </button>
      <button type="button" className={action} onClick={beginNote}>
        Note
      </button>
    </div>
  );
}

/** The selector of the detail itself, opened from where the thumb is. */
function openStatuses(): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-status-select]');
  select?.focus();
  try {
    select?.showPicker();
  } catch {
    // Where a page may not open it, it has the focus at least.
  }
}

function beginNote(): void {
  const note = document.querySelector<HTMLTextAreaElement>('textarea[data-note]');
  note?.scrollIntoView({ block: 'center' });
  note?.focus({ preventScroll: true });
}
