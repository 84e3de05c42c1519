/** Where the draft is kept; apart from what reads it, because the page looks for it before React is loaded. */
export const DRAFT_KEY = 'ledge-frame-draft';
