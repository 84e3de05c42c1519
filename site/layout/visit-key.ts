/** Session storage key of the visit's source: written by its first page, read when a request is sent. */
export const VISIT_KEY = 'ledge-frame-visit';
