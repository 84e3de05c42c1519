import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Admin, type AdminProps } from '../../admin/admin.tsx';
import { content } from '../../content/snapshot.ts';
import { Island } from '../../layout/island.tsx';
import type { PageHandle } from '../../layout/page.ts';

export const handle: PageHandle = {
  bare: true,
  app: true,
  noindex: true,
  page: {
    title: 'Set up your account',
    description: 'For studio staff: use your one-time link to choose a name and password.',
    sheet: 'S-101',
  },
};

export function loader({ request }: LoaderFunctionArgs): AdminProps {
  return {
    firm: content().firm,
    view: 'set-up',
    token: new URL(request.url).searchParams.get('token') ?? '',
  };
}

export default function AdminSetUpPage() {
  return <Island name="admin" component={Admin} props={useLoaderData<typeof loader>()} />;
}
