import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#contract/site/records/fields.ts';
import { Admin, type AdminProps } from '../../admin/admin.tsx';
import { AdminInquiries } from '../../admin/admin-inquiries.tsx';
import { isOffered, titleAt, VIEWS, viewAt } from '../../admin/views.ts';
import { content } from '../../content/snapshot.ts';
import { Island } from '../../layout/island.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';

export const handle = {
  bare: true,
  app: true,
  noindex: true,
  page: {
    title: 'Admin Dashboard',
    description: 'For studio staff: inquiries, their status, pictures, and notes.',
    sheet: 'S-100',
  },
} satisfies PageHandle;

/** Without a session every view shows the sign-in page, and an unknown address the site's own not-found page. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { staff, booking, incomingMail } = servicesOf(context);
  const view = viewAt(pathname);
  if (!view || !isOffered(view, booking)) throw data(null, { status: 404 });
  const address = pathname + search;
  const { areas, firm } = content();
  const places = areas.map(({ slug, name }) => ({ slug, name }));
  const props: AdminProps = { firm, view: 'signed-in', staff, address, places, booking, incomingMail };
  const page: PageMeta = { ...handle.page, title: titleAt(pathname) };
  return { props, page, isFirst: view === VIEWS[0] };
}

export default function AdminPage() {
  const { props, isFirst } = useLoaderData<typeof loader>();
  return isFirst ? (
    <Island name="admin-inquiries" component={AdminInquiries} props={props} />
  ) : (
    <Island name="admin" component={Admin} props={props} />
  );
}
