/** /inquiry/{token}: a visitor's own request (product decision §6). Only the server knows whose it is. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { NoRequest } from './no-request.tsx';
import { RequestSheet } from './request-sheet.tsx';

export const handle: PageHandle = {
  page: () => content().visitorWords.page,
  noindex: true,
  styles: 'contact',
};

export function loader({ context }: LoaderFunctionArgs) {
  const { visitorWords } = content();
  const visitor = servicesOf(context).visitor ?? { missing: 'unknown' as const };
  if (!('missing' in visitor)) return data(visitor);
  const title = visitorWords[visitor.missing].heading;
  return data({ ...visitor, page: { ...visitorWords.page, title } }, { status: 404 });
}

export default function Inquiry() {
  const visitor = useLoaderData<typeof loader>();
  return 'missing' in visitor ? <NoRequest {...visitor} /> : <RequestSheet {...visitor} />;
}
