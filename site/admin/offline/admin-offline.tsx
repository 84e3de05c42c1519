import type { Firm } from '#contract/site/records/firm.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { type AreaName, Places } from '../state/area-names.ts';
import { OfflineDashboard } from './offline-dashboard.tsx';

export type AdminOfflineProps = { firm: Firm; places: readonly AreaName[] };

/** The dashboard without a connection: the service worker keeps this page, and it reads what the device keeps. */
export const AdminOffline = ({ firm, places }: AdminOfflineProps) => (
  <AdminFrame firm={firm}>
    <Places value={places}>
      <OfflineDashboard />
    </Places>
  </AdminFrame>
);
