import { LineIcon } from '../../components/line-icon.tsx';
import { openNewRequest } from './open-new-request.ts';

/** In the header of every view; on narrow screens a plus sign. */
export const NewRequestButton = () => (
  <button
    type="button"
    aria-label="New inquiry"
    aria-keyshortcuts="n"
    onClick={openNewRequest}
    className="button min-h-9 shrink-0 whitespace-nowrap max-xl:size-11 max-xl:p-0"
  >
    <LineIcon width="16" height="16" strokeWidth="1.8" d="M8 2v12M2 8h12" className="xl:hidden" />
    <span className="max-xl:hidden">New inquiry</span>
  </button>
);
