import { data, useLocation } from 'react-router';
import type { PageHandle } from '../frame/page.ts';
import { NotFoundSheet, notFoundPage } from '../parts/not-found-sheet.tsx';

export const handle: PageHandle = { page: notFoundPage, noindex: true, styles: 'contact' };

/** Whatever was asked for, it isn't there. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundSheet pathname={useLocation().pathname} />;
}
