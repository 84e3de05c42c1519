import type { Firm } from '#contract/site/records/firm.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { type AreaName, SettingsContext } from '../state/settings.ts';
import { OfflineDashboard } from './offline-dashboard.tsx';

export type AdminOfflineProps = { firm: Firm; places: readonly AreaName[] };

/** The dashboard without a connection: the service worker keeps this page, and it reads what the device keeps. */
export const AdminOffline = ({ firm, places }: AdminOfflineProps) => (
  <AdminFrame firm={firm}>
    <SettingsContext value={{ places, booking: false, incomingMail: false }}>
      <OfflineDashboard />
    </SettingsContext>
  </AdminFrame>
);
