import { useLoaderData } from 'react-router';
import { AdminOffline, type AdminOfflineProps } from '../../admin/offline/admin-offline.tsx';
import { content } from '../../content/snapshot.ts';
import { Island } from '../../layout/island.tsx';
import type { PageHandle } from '../../layout/page.ts';

export const handle = {
  bare: true,
  app: true,
  noindex: true,
  page: {
    title: 'Admin Dashboard (offline)',
    description: 'For studio staff: inquiries saved on this device for offline use.',
    sheet: 'S-199',
  },
} satisfies PageHandle;

/** Holds no personal data, because every device keeps it (site/admin/worker). */
export function loader(): { props: AdminOfflineProps } {
  const { areas, firm } = content();
  return { props: { firm, places: areas.map(({ slug, name }) => ({ slug, name })) } };
}

export default function AdminOfflinePage() {
  const { props } = useLoaderData<typeof loader>();
  return <Island name="admin-offline" component={AdminOffline} props={props} />;
}
