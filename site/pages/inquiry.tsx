/** /inquiry/{token}: a visitor's own request (product decision §6). The server alone knows whose it is. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitorWords } from '#content/visitor-words.ts';
import type { PageHandle } from '../frame/page.ts';
import { NoRequest } from '../parts/visitor/no-request.tsx';
import { RequestSheet } from '../parts/visitor/request-sheet.tsx';
import { servicesOf } from '../services.ts';

export const handle: PageHandle = { page: visitorWords.page, noindex: true, styles: 'contact' };

export function loader({ context }: LoaderFunctionArgs) {
  const visitor = servicesOf(context).visitor ?? { missing: 'unknown' as const };
  if (!('missing' in visitor)) return data(visitor);
  const title = visitorWords[visitor.missing].heading;
  return data({ ...visitor, page: { ...visitorWords.page, title } }, { status: 404 });
}

export default function Inquiry() {
  const visitor = useLoaderData<typeof loader>();
  return 'missing' in visitor ? <NoRequest {...visitor} /> : <RequestSheet {...visitor} />;
}
