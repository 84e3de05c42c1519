import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Admin, type AdminProps } from '../admin/admin.tsx';
import { Island } from '../frame/island.tsx';
import type { PageHandle } from '../frame/page.ts';
import { areas } from '../parts/area/areas.ts';
import { servicesOf } from '../services.ts';

export const handle: PageHandle = {
  bare: true,
  noindex: true,
  page: {
    title: 'Admin Dashboard',
    description:
      'For staff of the studio: consultation requests as they came in, their status, pictures and notes.',
    sheet: 'S-100',
  },
};

const places = areas.map(({ slug, name }) => ({ slug, name }));

export function loader({ context, request }: LoaderFunctionArgs): AdminProps {
  const { pathname, search } = new URL(request.url);
  return { view: 'signed-in', staff: servicesOf(context).staff, address: pathname + search, places };
}

export default function AdminPage() {
  return <Island name="admin" component={Admin} props={useLoaderData<typeof loader>()} />;
}
