/** Storage key of the draft, in a separate file because the page checks for a draft before React is loaded. */
export const DRAFT_KEY = 'ledge-frame-draft';
