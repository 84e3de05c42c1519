/** In session storage: what the visit's first page wrote down; read when a request is sent. */
export const VISIT_KEY = 'ledge-frame-visit';
