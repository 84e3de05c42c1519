import { Button } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { openNewRequest } from '../../state/open-layer.ts';

/** In the header of every view; on narrow screens a plus sign. */
export const NewRequestButton = () => (
  <Button
    look="ink"
    aria-label="New inquiry"
    aria-keyshortcuts="n"
    onClick={openNewRequest}
    className="max-lg:w-11 max-lg:px-0"
  >
    <LineIcon width="16" height="16" strokeLinecap="round" d="M8 3v10M3 8h10" />
    <span className="max-lg:hidden">New inquiry</span>
  </Button>
);
