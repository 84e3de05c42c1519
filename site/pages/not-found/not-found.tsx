import { data, useLocation } from 'react-router';
import { notFoundPage } from '../../layout/error-pages.ts';
import type { PageHandle } from '../../layout/page.ts';
import { NotFoundSheet } from './not-found-sheet.tsx';

export const handle: PageHandle = { page: notFoundPage, noindex: true, styles: 'contact' };

/** Answers every unknown address with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundSheet pathname={useLocation().pathname} />;
}
