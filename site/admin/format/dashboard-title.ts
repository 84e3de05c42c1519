/** Specification §2. */
export const DASHBOARD_TITLE = 'Admin Dashboard';
