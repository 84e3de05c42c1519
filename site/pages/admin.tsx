import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#contract/page.ts';
import { Admin, type AdminProps } from '../admin/admin.tsx';
import { titleAt, viewAt } from '../admin/views.ts';
import { Island } from '../frame/island.tsx';
import type { PageHandle } from '../frame/page.ts';
import { areas } from '../parts/area/areas.ts';
import { servicesOf } from '../services.ts';

export const handle = {
  bare: true,
  noindex: true,
  page: {
    title: 'Admin Dashboard',
    description:
      'For staff of the studio: consultation requests as they came in, their status, pictures and notes.',
    sheet: 'S-100',
  },
} satisfies PageHandle;

const places = areas.map(({ slug, name }) => ({ slug, name }));

/** Who isn't signed in may open no view, and is asked to sign in under whichever address. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { staff } = servicesOf(context);
  const props: AdminProps = { view: 'signed-in', staff, address: pathname + search, places };
  const page: PageMeta = { ...handle.page, title: titleAt(pathname) };
  return data({ props, page }, { status: viewAt(pathname) ? 200 : 404 });
}

export default function AdminPage() {
  return <Island name="admin" component={Admin} props={useLoaderData<typeof loader>().props} />;
}
